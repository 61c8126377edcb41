# Writes the files of FOLDER as string literals to OUTPUT: PageHtml, PageStyle and
# PageScript, the files of SCRIPTS one after another.
set(text "")
foreach(variable PageHtml PageStyle PageScript)
  set(PageHtml page.html)
  set(PageStyle page.css)
  set(PageScript ${SCRIPTS})
  string(APPEND text "static const char ${variable}[] =\n")
  foreach(file ${${variable}})
    file(READ ${FOLDER}/${file} hex HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" hex "${hex}")
    # A hexadecimal escape would take in the digits of the next line.
    string(REGEX REPLACE "\\\\x0a" "\\\\n\"\n\"" hex "${hex}")
    string(APPEND text "\"${hex}\"\n")
  endforeach()
  string(APPEND text ";\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
