" Assembly of Q7X2, made by utils/syntax-files.
if exists("b:current_syntax")
  finish
endif
syntax case match
setlocal iskeyword=@,48-57,_
syntax keyword q7x2Mnemonic ATOM ATOMG ATOMS BAR BRA BREAK BREV BRX BSSY BSYNC
syntax keyword q7x2Mnemonic CALL CS2R DADD DFMA DMNMX DMUL DSETP EXIT F2F F2I
syntax keyword q7x2Mnemonic FADD FCHK FFMA FLO FMNMX FMUL FRND FSEL FSET FSETP
syntax keyword q7x2Mnemonic GETGPR HADD2 HFMA2 HMNMX2 HMUL2 HSET2 HSETP2 I2F I2I I2IP
syntax keyword q7x2Mnemonic IABS IADD IDP IMAD IMNMX IMUL ISET ISETP LD LDC
syntax keyword q7x2Mnemonic LDG LDL LDS LEA LOP3 MATCH MEMBAR MOV MUFU NANOSLEEP
syntax keyword q7x2Mnemonic NOP P2R PLOP3 POPC PRMT R2P R2UR RED REDUX RET
syntax keyword q7x2Mnemonic S2R S2UR SEL SETGPR SHF SHFL ST STG STL STS
syntax keyword q7x2Mnemonic TRAP UFLO UIADD UIMAD UIMNMX UISETP ULDC ULEA ULOP3 UMOV
syntax keyword q7x2Mnemonic UPLOP3 UPOPC UPRMT USEL USHF VOTE WARPSYNC YIELD
syntax match q7x2Modifier "\.\(128\|2A\|32\|4A\|64\|ADD\|ALL\|AND\|ANY\|ARV\|B0\|B1\|B2\|B3\|B4E\|BF\|BF16\|BF16_V2\|BFLY\|BM\|CAS\|CLAMP\|CONSTANT\|COS\|CTA\|D2\|D4\|D8\|DEC\|DOWN\|ECL\|ECR\|EQ\|EQU\|EX2\|EXCH\|F16\|F16_V2\|F16x2\|F32\|F4E\|F64\|FMA\|FMA2\|FMZ\|FTZ\|GE\|GEU\|GPU\|GT\|GTU\|H0_H0\|H1_H0\|H1_H1\|HI\|IDX\|INC\|L\|LE\|LEU\|LG2\|LO\|LT\|LTU\|M2\|M4\|M8\|MAX\|MIN\|NAN\|NE\|NEU\|NUM\|OR\|PAND\|POPC\|POR\|R\|RC16\|RC8\|RCP\|RCP64H\|RED\|RELU\|RM\|RN\|RP\|RSQ\|RSQ64H\|RZ\|S16\|S2\|S32\|S4\|S64\|S8\|SAT\|SATRELU\|SH\|SIN\|SQRT\|SR_ACTIVEMASK\|SR_CLOCK\|SR_CLOCKHI\|SR_CLOCKLO\|SR_EQMASK\|SR_GEMASK\|SR_GTMASK\|SR_LANEID\|SR_LEMASK\|SR_LTMASK\|SR_SMID\|SR_WARPID\|SUM\|SX32\|SYNC\|SYS\|TANH\|U\|U16\|U2\|U32\|U4\|U64\|U8\|UP\|WIDE\|WRAP\|X\|XOR\)\>"
syntax match q7x2Directive "^\s*\.[a-z_0-9]\+"
syntax match q7x2Label "^\s*[A-Za-z_.$][A-Za-z0-9_.$]*:"
syntax match q7x2Register "\<\(U\?R\([0-9]\+\|Z\)\|U\?P\([0-9]\|T\)\|B[0-9]\+\|SR_[A-Z0-9_]\+\)\>"
syntax match q7x2Number "\<\(0x[0-9a-fA-F]\+\|[0-9]\+\(\.[0-9]*\)\?\([eE][-+]\?[0-9]\+\)\?\)\>"
syntax match q7x2Guard "@!\?U\?P\([0-9]\|T\)"
syntax match q7x2Control "?[A-Z]\+[0-9]*\|&[a-z]\+=[^ ;]*"
syntax match q7x2Comment "//.*$"
syntax region q7x2Comment start="/\*" end="\*/"
syntax region q7x2String start=+"+ skip=+\\"+ end=+"+
highlight default link q7x2Mnemonic Statement
highlight default link q7x2Modifier Type
highlight default link q7x2Directive PreProc
highlight default link q7x2Label Label
highlight default link q7x2Register Identifier
highlight default link q7x2Number Number
highlight default link q7x2Guard Conditional
highlight default link q7x2Control Special
highlight default link q7x2Comment Comment
highlight default link q7x2String String
let b:current_syntax = "q7x2"
