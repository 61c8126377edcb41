# bash completion for the tools of Q7X2: their options are those that they name
# themselves.

_q7x2_clang() {
  local current=${COMP_WORDS[COMP_CWORD]} words
  if [[ $current != -* ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
    return
  fi
  words=$("${COMP_WORDS[0]}" --autocomplete="$current" 2>/dev/null | cut -f 1)
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}

_q7x2_tool() {
  local current=${COMP_WORDS[COMP_CWORD]} words
  if [[ $current != -* ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
    return
  fi
  words=$("${COMP_WORDS[0]}" --help 2>/dev/null |
    grep -oE -- '^ *(-[[:alnum:]], *)?--?[[:alnum:]][-_[:alnum:]]*' | grep -oE -- '-+[-_[:alnum:]]+')
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}

complete -o filenames -F _q7x2_clang q7x2-clang
complete -o filenames -F _q7x2_tool q7x2-check q7x2-dbg q7x2-ld q7x2-prof q7x2-run q7x2-sched
