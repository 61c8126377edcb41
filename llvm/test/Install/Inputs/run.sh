# run.sh COPY FOLDER: compiles, links and runs a program with an installed copy.
set -e
PATH=$1/bin:/usr/bin:/bin
cd "$(mktemp -d "$2/XXXXXX")"
q7x2-clang -O2 -DSTRLEN=1 -DNONE=0 -c "$2/main.c" -o main.o
q7x2-clang -O2 -c "$2/small.c" -o small.o
q7x2-clang main.o small.o -lm -o program
q7x2-ld main.o small.o -lm -o same
cmp program same
q7x2-run program --entry main
