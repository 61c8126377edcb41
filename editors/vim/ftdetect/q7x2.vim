" Made by utils/syntax-files. Of .s files, those with an instruction of Q7X2's form.
autocmd BufRead,BufNewFile *.q7x2 setfiletype q7x2
autocmd BufRead,BufNewFile *.s if search('?WAIT\|^\s*\.kernel\>', 'nw') | setfiletype q7x2 | endif
