# queries.sh COMPILER FOLDER: asks the compiler what build systems ask.

compiler=$1
cd "$2" || exit 1

"$compiler" --version
echo "dumpmachine: $("$compiler" -dumpmachine)"
echo "target: $("$compiler" -print-target-triple)"
echo "version: $("$compiler" -dumpversion)"
echo "headers: $(ls "$("$compiler" -print-resource-dir)/include" | grep -x stddef.h)"
echo "library: $("$compiler" -print-file-name=libm.a)"
echo "missing: $("$compiler" -print-file-name=libmissing.a)"
echo "linker: $("$compiler" -print-prog-name=ld)"
"$compiler" -print-search-dirs

echo "plan:"
"$compiler" -### a.c -o planned 2>&1 | sed "1,/InstalledDir/d"
[ -e planned ] || echo "no planned"
echo "verbose:"
"$compiler" -v a.c -o p 2>&1 | grep -v '^ /\|search starts'
q7x2-run p --entry main
echo "status $?"

echo "-M:"
"$compiler" -M a.c
echo "-MM -MT x:"
"$compiler" -MM -MT x a.c
echo "-MD -c:"
"$compiler" -MD -c a.c && cat a.d
echo '-MMD -MP -MF deps -MQ $x -c:'
"$compiler" -MMD -MP -MF deps -MQ '$x' -c a.c && cat deps
rm -f ./*.d
echo "-MD:"
"$compiler" -MD a.c -o p && cat ./*.d

echo 'a.c @more' > response
echo '-DUNUSED="a b" -o "p 2"' > more
"$compiler" @response && q7x2-run "p 2" --entry main
echo "response: $?"
"$compiler" @missing 2>&1 | sed -n 's/.*error: no such/error: no such/p'
