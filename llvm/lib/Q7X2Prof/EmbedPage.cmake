# Writes PageHtml, PageStyle and PageScript, the files of FOLDER, to OUTPUT.
set(text "")
foreach(pair html:PageHtml css:PageStyle js:PageScript)
  string(REGEX MATCH "^(.*):(.*)$" _ ${pair})
  set(variable ${CMAKE_MATCH_2})
  file(READ ${FOLDER}/page.${CMAKE_MATCH_1} hex HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" hex "${hex}")
  # A hexadecimal escape would take in the digits of the next line.
  string(REGEX REPLACE "\\\\x0a" "\\\\n\"\n\"" hex "${hex}")
  string(APPEND text "static const char ${variable}[] =\n\"${hex}\";\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
