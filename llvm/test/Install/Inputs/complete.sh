# complete.sh COPY TOOL WORD: what bash offers for the word.
. "$1/share/bash-completion/completions/$2"
COMP_WORDS=("$2" "$3")
COMP_CWORD=1
$(complete -p "$2" | sed 's/.*-F \([^ ]*\).*/\1/')
printf '%s\n' "${COMPREPLY[@]}"
