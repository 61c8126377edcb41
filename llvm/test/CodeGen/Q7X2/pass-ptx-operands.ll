; The pass q7x2-ptx: an operand that is no register is an error, in each place of each
; instruction, that of the result included.

; RUN: not llc -mtriple=q7x2 %s -o /dev/null 2>&1 | FileCheck %s

target triple = "q7x2"

define void @operands(i32 %r, i64 %l, float %f, double %d, i16 %h, i1 %b, ptr %p) {
; CHECK: PTX 'add.s16 none, $0, $1' is not translated
  call void asm sideeffect "add.s16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'add.s16 $0, none, $1' is not translated
  call i16 asm sideeffect "add.s16 $0, none, $1;", "=h,h"(i16 %h)
; CHECK: PTX 'add.s16 $0, $1, none' is not translated
  call i16 asm sideeffect "add.s16 $0, $1, none;", "=h,h"(i16 %h)
; CHECK: PTX 'sub.u64 none, $0, $1' is not translated
  call void asm sideeffect "sub.u64 none, $0, $1;", "l,l"(i64 %l, i64 %l)
; CHECK: PTX 'sub.u64 $0, none, $1' is not translated
  call i64 asm sideeffect "sub.u64 $0, none, $1;", "=l,l"(i64 %l)
; CHECK: PTX 'sub.u64 $0, $1, none' is not translated
  call i64 asm sideeffect "sub.u64 $0, $1, none;", "=l,l"(i64 %l)
; CHECK: PTX 'add.sat.s32 none, $0, $1' is not translated
  call void asm sideeffect "add.sat.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'add.sat.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "add.sat.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'add.sat.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "add.sat.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'sub.sat.s32 none, $0, $1' is not translated
  call void asm sideeffect "sub.sat.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'sub.sat.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "sub.sat.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'sub.sat.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "sub.sat.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'add.cc.u32 none, $0, $1' is not translated
  call void asm sideeffect "add.cc.u32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'add.cc.u32 $0, none, $1' is not translated
  call i32 asm sideeffect "add.cc.u32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'add.cc.u32 $0, $1, none' is not translated
  call i32 asm sideeffect "add.cc.u32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'sub.cc.s64 none, $0, $1' is not translated
  call void asm sideeffect "sub.cc.s64 none, $0, $1;", "l,l"(i64 %l, i64 %l)
; CHECK: PTX 'sub.cc.s64 $0, none, $1' is not translated
  call i64 asm sideeffect "sub.cc.s64 $0, none, $1;", "=l,l"(i64 %l)
; CHECK: PTX 'sub.cc.s64 $0, $1, none' is not translated
  call i64 asm sideeffect "sub.cc.s64 $0, $1, none;", "=l,l"(i64 %l)
; CHECK: PTX 'mul.lo.s32 none, $0, $1' is not translated
  call void asm sideeffect "mul.lo.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mul.lo.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "mul.lo.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'mul.lo.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "mul.lo.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'mul.wide.u16 none, $0, $1' is not translated
  call void asm sideeffect "mul.wide.u16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'mul.wide.u16 $0, none, $1' is not translated
  call i32 asm sideeffect "mul.wide.u16 $0, none, $1;", "=r,h"(i16 %h)
; CHECK: PTX 'mul.wide.u16 $0, $1, none' is not translated
  call i32 asm sideeffect "mul.wide.u16 $0, $1, none;", "=r,h"(i16 %h)
; CHECK: PTX 'mul24.lo.s32 none, $0, $1' is not translated
  call void asm sideeffect "mul24.lo.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mul24.lo.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "mul24.lo.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'mul24.lo.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "mul24.lo.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'mad.lo.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad.lo.u32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.u32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "mad.lo.u32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.u32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "mad.lo.u32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.u32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "mad.lo.u32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.hi.sat.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad.hi.sat.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'mad.hi.sat.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "mad.hi.sat.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.hi.sat.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "mad.hi.sat.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.hi.sat.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "mad.hi.sat.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.wide.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad.wide.u32 none, $0, $1, $2;", "r,r,l"(i32 %r, i32 %r, i64 %l)
; CHECK: PTX 'mad.wide.u32 $0, none, $1, $2' is not translated
  call i64 asm sideeffect "mad.wide.u32 $0, none, $1, $2;", "=l,r,l"(i32 %r, i64 %l)
; CHECK: PTX 'mad.wide.u32 $0, $1, none, $2' is not translated
  call i64 asm sideeffect "mad.wide.u32 $0, $1, none, $2;", "=l,r,l"(i32 %r, i64 %l)
; CHECK: PTX 'mad.wide.u32 $0, $1, $2, none' is not translated
  call i64 asm sideeffect "mad.wide.u32 $0, $1, $2, none;", "=l,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad24.lo.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad24.lo.u32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'mad24.lo.u32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "mad24.lo.u32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad24.lo.u32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "mad24.lo.u32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad24.lo.u32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "mad24.lo.u32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.cc.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad.lo.cc.u32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.cc.u32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "mad.lo.cc.u32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.cc.u32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "mad.lo.cc.u32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mad.lo.cc.u32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "mad.lo.cc.u32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'div.s32 none, $0, $1' is not translated
  call void asm sideeffect "div.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'div.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "div.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'div.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "div.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'rem.s64 none, $0, $1' is not translated
  call void asm sideeffect "rem.s64 none, $0, $1;", "l,l"(i64 %l, i64 %l)
; CHECK: PTX 'rem.s64 $0, none, $1' is not translated
  call i64 asm sideeffect "rem.s64 $0, none, $1;", "=l,l"(i64 %l)
; CHECK: PTX 'rem.s64 $0, $1, none' is not translated
  call i64 asm sideeffect "rem.s64 $0, $1, none;", "=l,l"(i64 %l)
; CHECK: PTX 'neg.s16 none, $0' is not translated
  call void asm sideeffect "neg.s16 none, $0;", "h"(i16 %h)
; CHECK: PTX 'neg.s16 $0, none' is not translated
  call i16 asm sideeffect "neg.s16 $0, none;", "=h"()
; CHECK: PTX 'abs.s32 none, $0' is not translated
  call void asm sideeffect "abs.s32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'abs.s32 $0, none' is not translated
  call i32 asm sideeffect "abs.s32 $0, none;", "=r"()
; CHECK: PTX 'min.s32 none, $0, $1' is not translated
  call void asm sideeffect "min.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'min.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "min.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'min.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "min.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'max.s16 none, $0, $1' is not translated
  call void asm sideeffect "max.s16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'max.s16 $0, none, $1' is not translated
  call i16 asm sideeffect "max.s16 $0, none, $1;", "=h,h"(i16 %h)
; CHECK: PTX 'max.s16 $0, $1, none' is not translated
  call i16 asm sideeffect "max.s16 $0, $1, none;", "=h,h"(i16 %h)
; CHECK: PTX 'sad.s16 none, $0, $1, $2' is not translated
  call void asm sideeffect "sad.s16 none, $0, $1, $2;", "h,h,h"(i16 %h, i16 %h, i16 %h)
; CHECK: PTX 'sad.s16 $0, none, $1, $2' is not translated
  call i16 asm sideeffect "sad.s16 $0, none, $1, $2;", "=h,h,h"(i16 %h, i16 %h)
; CHECK: PTX 'sad.s16 $0, $1, none, $2' is not translated
  call i16 asm sideeffect "sad.s16 $0, $1, none, $2;", "=h,h,h"(i16 %h, i16 %h)
; CHECK: PTX 'sad.s16 $0, $1, $2, none' is not translated
  call i16 asm sideeffect "sad.s16 $0, $1, $2, none;", "=h,h,h"(i16 %h, i16 %h)
; CHECK: PTX 'dp4a.s32.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "dp4a.s32.u32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'dp4a.s32.u32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "dp4a.s32.u32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'dp4a.s32.u32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "dp4a.s32.u32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'dp4a.s32.u32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "dp4a.s32.u32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'dp2a.lo.u32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "dp2a.lo.u32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'dp2a.lo.u32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "dp2a.lo.u32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'dp2a.lo.u32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "dp2a.lo.u32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'dp2a.lo.u32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "dp2a.lo.u32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'and.b16 none, $0, $1' is not translated
  call void asm sideeffect "and.b16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'and.b16 $0, none, $1' is not translated
  call i16 asm sideeffect "and.b16 $0, none, $1;", "=h,h"(i16 %h)
; CHECK: PTX 'and.b16 $0, $1, none' is not translated
  call i16 asm sideeffect "and.b16 $0, $1, none;", "=h,h"(i16 %h)
; CHECK: PTX 'or.b32 none, $0, 0xF0' is not translated
  call void asm sideeffect "or.b32 none, $0, 0xF0;", "r"(i32 %r)
; CHECK: PTX 'or.b32 $0, none, 0xF0' is not translated
  call i32 asm sideeffect "or.b32 $0, none, 0xF0;", "=r"()
; CHECK: PTX 'or.b32 $0, $1, none' is not translated
  call i32 asm sideeffect "or.b32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'xor.b64 none, $0, $1' is not translated
  call void asm sideeffect "xor.b64 none, $0, $1;", "l,l"(i64 %l, i64 %l)
; CHECK: PTX 'xor.b64 $0, none, $1' is not translated
  call i64 asm sideeffect "xor.b64 $0, none, $1;", "=l,l"(i64 %l)
; CHECK: PTX 'xor.b64 $0, $1, none' is not translated
  call i64 asm sideeffect "xor.b64 $0, $1, none;", "=l,l"(i64 %l)
; CHECK: PTX 'not.b32 none, $0' is not translated
  call void asm sideeffect "not.b32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'not.b32 $0, none' is not translated
  call i32 asm sideeffect "not.b32 $0, none;", "=r"()
; CHECK: PTX 'cnot.b16 none, $0' is not translated
  call void asm sideeffect "cnot.b16 none, $0;", "h"(i16 %h)
; CHECK: PTX 'cnot.b16 $0, none' is not translated
  call i16 asm sideeffect "cnot.b16 $0, none;", "=h"()
; CHECK: PTX 'lop3.b32 none, $0, $1, $2, 0xf0' is not translated
  call void asm sideeffect "lop3.b32 none, $0, $1, $2, 0xf0;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'lop3.b32 $0, none, $1, $2, 0xf0' is not translated
  call i32 asm sideeffect "lop3.b32 $0, none, $1, $2, 0xf0;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'lop3.b32 $0, $1, none, $2, 0xf0' is not translated
  call i32 asm sideeffect "lop3.b32 $0, $1, none, $2, 0xf0;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'lop3.b32 $0, $1, $2, none, 0xf0' is not translated
  call i32 asm sideeffect "lop3.b32 $0, $1, $2, none, 0xf0;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'lop3.b32 $0, $1, $2, $3, none' is not translated
  call i32 asm sideeffect "lop3.b32 $0, $1, $2, $3, none;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'lop3.and.b32 none|$0, $1, $2, $3, 0x80, $4' is not translated
  call i1 asm sideeffect "lop3.and.b32 none|$0, $1, $2, $3, 0x80, $4;", "=b,r,r,r,b"(i32 %r, i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|none, $1, $2, $3, 0x80, $4' is not translated
  call i32 asm sideeffect "lop3.and.b32 $0|none, $1, $2, $3, 0x80, $4;", "=r,r,r,r,b"(i32 %r, i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|$1, none, $2, $3, 0x80, $4' is not translated
  call { i32, i1 } asm sideeffect "lop3.and.b32 $0|$1, none, $2, $3, 0x80, $4;", "=r,=b,r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|$1, $2, none, $3, 0x80, $4' is not translated
  call { i32, i1 } asm sideeffect "lop3.and.b32 $0|$1, $2, none, $3, 0x80, $4;", "=r,=b,r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|$1, $2, $3, none, 0x80, $4' is not translated
  call { i32, i1 } asm sideeffect "lop3.and.b32 $0|$1, $2, $3, none, 0x80, $4;", "=r,=b,r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|$1, $2, $3, $4, none, $5' is not translated
  call { i32, i1 } asm sideeffect "lop3.and.b32 $0|$1, $2, $3, $4, none, $5;", "=r,=b,r,r,r,b"(i32 %r, i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'lop3.and.b32 $0|$1, $2, $3, $4, 0x80, none' is not translated
  call { i32, i1 } asm sideeffect "lop3.and.b32 $0|$1, $2, $3, $4, 0x80, none;", "=r,=b,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shl.b16 none, $0, $1' is not translated
  call void asm sideeffect "shl.b16 none, $0, $1;", "h,r"(i16 %h, i32 %r)
; CHECK: PTX 'shl.b16 $0, none, $1' is not translated
  call i16 asm sideeffect "shl.b16 $0, none, $1;", "=h,r"(i32 %r)
; CHECK: PTX 'shl.b16 $0, $1, none' is not translated
  call i16 asm sideeffect "shl.b16 $0, $1, none;", "=h,h"(i16 %h)
; CHECK: PTX 'shr.u64 none, $0, $1' is not translated
  call void asm sideeffect "shr.u64 none, $0, $1;", "l,r"(i64 %l, i32 %r)
; CHECK: PTX 'shr.u64 $0, none, $1' is not translated
  call i64 asm sideeffect "shr.u64 $0, none, $1;", "=l,r"(i32 %r)
; CHECK: PTX 'shr.u64 $0, $1, none' is not translated
  call i64 asm sideeffect "shr.u64 $0, $1, none;", "=l,l"(i64 %l)
; CHECK: PTX 'shf.l.wrap.b32 none, $0, $1, $2' is not translated
  call void asm sideeffect "shf.l.wrap.b32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shf.l.wrap.b32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "shf.l.wrap.b32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'shf.l.wrap.b32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "shf.l.wrap.b32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'shf.l.wrap.b32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "shf.l.wrap.b32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'popc.b32 none, $0' is not translated
  call void asm sideeffect "popc.b32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'popc.b32 $0, none' is not translated
  call i32 asm sideeffect "popc.b32 $0, none;", "=r"()
; CHECK: PTX 'clz.b32 none, $0' is not translated
  call void asm sideeffect "clz.b32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'clz.b32 $0, none' is not translated
  call i32 asm sideeffect "clz.b32 $0, none;", "=r"()
; CHECK: PTX 'brev.b64 none, $0' is not translated
  call void asm sideeffect "brev.b64 none, $0;", "l"(i64 %l)
; CHECK: PTX 'brev.b64 $0, none' is not translated
  call i64 asm sideeffect "brev.b64 $0, none;", "=l"()
; CHECK: PTX 'bfind.s64 none, $0' is not translated
  call void asm sideeffect "bfind.s64 none, $0;", "l"(i64 %l)
; CHECK: PTX 'bfind.s64 $0, none' is not translated
  call i32 asm sideeffect "bfind.s64 $0, none;", "=r"()
; CHECK: PTX 'fns.b32 none, $0, $1, $2' is not translated
  call void asm sideeffect "fns.b32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'fns.b32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "fns.b32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'fns.b32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "fns.b32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'fns.b32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "fns.b32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'bfe.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "bfe.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'bfe.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "bfe.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'bfe.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "bfe.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'bfe.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "bfe.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'bfi.b32 none, $0, $1, $2, $3' is not translated
  call void asm sideeffect "bfi.b32 none, $0, $1, $2, $3;", "r,r,r,r"(i32 %r, i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'bfi.b32 $0, none, $1, $2, $3' is not translated
  call i32 asm sideeffect "bfi.b32 $0, none, $1, $2, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'bfi.b32 $0, $1, none, $2, $3' is not translated
  call i32 asm sideeffect "bfi.b32 $0, $1, none, $2, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'bfi.b32 $0, $1, $2, none, $3' is not translated
  call i32 asm sideeffect "bfi.b32 $0, $1, $2, none, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'bfi.b32 $0, $1, $2, $3, none' is not translated
  call i32 asm sideeffect "bfi.b32 $0, $1, $2, $3, none;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'szext.clamp.s32 none, $0, $1' is not translated
  call void asm sideeffect "szext.clamp.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'szext.clamp.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "szext.clamp.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'szext.clamp.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "szext.clamp.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'bmsk.clamp.b32 none, $0, $1' is not translated
  call void asm sideeffect "bmsk.clamp.b32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'bmsk.clamp.b32 $0, none, $1' is not translated
  call i32 asm sideeffect "bmsk.clamp.b32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'bmsk.clamp.b32 $0, $1, none' is not translated
  call i32 asm sideeffect "bmsk.clamp.b32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'prmt.b32 none, $0, $1, $2' is not translated
  call void asm sideeffect "prmt.b32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'prmt.b32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "prmt.b32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'prmt.b32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "prmt.b32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'prmt.b32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "prmt.b32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd2.s32.s32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "vadd2.s32.s32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vadd2.s32.s32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vadd2.s32.s32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd2.s32.s32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vadd2.s32.s32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd2.s32.s32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vadd2.s32.s32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd4.u32.u32.u32.sat none, $0, $1, $2' is not translated
  call void asm sideeffect "vadd4.u32.u32.u32.sat none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vadd4.u32.u32.u32.sat $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vadd4.u32.u32.u32.sat $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd4.u32.u32.u32.sat $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vadd4.u32.u32.u32.sat $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vadd4.u32.u32.u32.sat $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vadd4.u32.u32.u32.sat $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub4.s32.u32.u32.sat none, $0, $1, $2' is not translated
  call void asm sideeffect "vsub4.s32.u32.u32.sat none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vsub4.s32.u32.u32.sat $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vsub4.s32.u32.u32.sat $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub4.s32.u32.u32.sat $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vsub4.s32.u32.u32.sat $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub4.s32.u32.u32.sat $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vsub4.s32.u32.u32.sat $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub2.s32.s32.s32.add none, $0, $1, $2' is not translated
  call void asm sideeffect "vsub2.s32.s32.s32.add none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vsub2.s32.s32.s32.add $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vsub2.s32.s32.s32.add $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub2.s32.s32.s32.add $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vsub2.s32.s32.s32.add $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vsub2.s32.s32.s32.add $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vsub2.s32.s32.s32.add $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmin4.u32.u32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "vmin4.u32.u32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vmin4.u32.u32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vmin4.u32.u32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmin4.u32.u32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vmin4.u32.u32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmin4.u32.u32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vmin4.u32.u32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmax2.s32.s32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "vmax2.s32.s32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vmax2.s32.s32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vmax2.s32.s32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmax2.s32.s32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vmax2.s32.s32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vmax2.s32.s32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vmax2.s32.s32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vabsdiff4.u32.u32.u32.add none, $0, $1, $2' is not translated
  call void asm sideeffect "vabsdiff4.u32.u32.u32.add none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vabsdiff4.u32.u32.u32.add $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vabsdiff4.u32.u32.u32.add $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vabsdiff4.u32.u32.u32.add $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vabsdiff4.u32.u32.u32.add $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vabsdiff4.u32.u32.u32.add $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vabsdiff4.u32.u32.u32.add $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vavrg2.s32.s32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "vavrg2.s32.s32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vavrg2.s32.s32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vavrg2.s32.s32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vavrg2.s32.s32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vavrg2.s32.s32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vavrg2.s32.s32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vavrg2.s32.s32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset2.s32.s32.eq none, $0, $1, $2' is not translated
  call void asm sideeffect "vset2.s32.s32.eq none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vset2.s32.s32.eq $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vset2.s32.s32.eq $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset2.s32.s32.eq $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vset2.s32.s32.eq $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset2.s32.s32.eq $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vset2.s32.s32.eq $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset4.u32.u32.ne none, $0, $1, $2' is not translated
  call void asm sideeffect "vset4.u32.u32.ne none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vset4.u32.u32.ne $0, none, $1, $2' is not translated
  call i32 asm sideeffect "vset4.u32.u32.ne $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset4.u32.u32.ne $0, $1, none, $2' is not translated
  call i32 asm sideeffect "vset4.u32.u32.ne $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'vset4.u32.u32.ne $0, $1, $2, none' is not translated
  call i32 asm sideeffect "vset4.u32.u32.ne $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'add.f32 none, $0, $1' is not translated
  call void asm sideeffect "add.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'add.f32 $0, none, $1' is not translated
  call float asm sideeffect "add.f32 $0, none, $1;", "=f,f"(float %f)
; CHECK: PTX 'add.f32 $0, $1, none' is not translated
  call float asm sideeffect "add.f32 $0, $1, none;", "=f,f"(float %f)
; CHECK: PTX 'sub.f64 none, $0, $1' is not translated
  call void asm sideeffect "sub.f64 none, $0, $1;", "d,d"(double %d, double %d)
; CHECK: PTX 'sub.f64 $0, none, $1' is not translated
  call double asm sideeffect "sub.f64 $0, none, $1;", "=d,d"(double %d)
; CHECK: PTX 'sub.f64 $0, $1, none' is not translated
  call double asm sideeffect "sub.f64 $0, $1, none;", "=d,d"(double %d)
; CHECK: PTX 'mul.f16x2 none, $0, $1' is not translated
  call void asm sideeffect "mul.f16x2 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'mul.f16x2 $0, none, $1' is not translated
  call i32 asm sideeffect "mul.f16x2 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'mul.f16x2 $0, $1, none' is not translated
  call i32 asm sideeffect "mul.f16x2 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'add.rz.ftz.f32 none, $0, $1' is not translated
  call void asm sideeffect "add.rz.ftz.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'add.rz.ftz.f32 $0, none, $1' is not translated
  call float asm sideeffect "add.rz.ftz.f32 $0, none, $1;", "=f,f"(float %f)
; CHECK: PTX 'add.rz.ftz.f32 $0, $1, none' is not translated
  call float asm sideeffect "add.rz.ftz.f32 $0, $1, none;", "=f,f"(float %f)
; CHECK: PTX 'add.sat.f16 none, $0, $1' is not translated
  call void asm sideeffect "add.sat.f16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'add.sat.f16 $0, none, $1' is not translated
  call i16 asm sideeffect "add.sat.f16 $0, none, $1;", "=h,h"(i16 %h)
; CHECK: PTX 'add.sat.f16 $0, $1, none' is not translated
  call i16 asm sideeffect "add.sat.f16 $0, $1, none;", "=h,h"(i16 %h)
; CHECK: PTX 'fma.rn.f32 none, $0, $1, $2' is not translated
  call void asm sideeffect "fma.rn.f32 none, $0, $1, $2;", "f,f,f"(float %f, float %f, float %f)
; CHECK: PTX 'fma.rn.f32 $0, none, $1, $2' is not translated
  call float asm sideeffect "fma.rn.f32 $0, none, $1, $2;", "=f,f,f"(float %f, float %f)
; CHECK: PTX 'fma.rn.f32 $0, $1, none, $2' is not translated
  call float asm sideeffect "fma.rn.f32 $0, $1, none, $2;", "=f,f,f"(float %f, float %f)
; CHECK: PTX 'fma.rn.f32 $0, $1, $2, none' is not translated
  call float asm sideeffect "fma.rn.f32 $0, $1, $2, none;", "=f,f,f"(float %f, float %f)
; CHECK: PTX 'mad.rz.f64 none, $0, $1, $2' is not translated
  call void asm sideeffect "mad.rz.f64 none, $0, $1, $2;", "d,d,d"(double %d, double %d, double %d)
; CHECK: PTX 'mad.rz.f64 $0, none, $1, $2' is not translated
  call double asm sideeffect "mad.rz.f64 $0, none, $1, $2;", "=d,d,d"(double %d, double %d)
; CHECK: PTX 'mad.rz.f64 $0, $1, none, $2' is not translated
  call double asm sideeffect "mad.rz.f64 $0, $1, none, $2;", "=d,d,d"(double %d, double %d)
; CHECK: PTX 'mad.rz.f64 $0, $1, $2, none' is not translated
  call double asm sideeffect "mad.rz.f64 $0, $1, $2, none;", "=d,d,d"(double %d, double %d)
; CHECK: PTX 'div.rn.f64 none, $0, $1' is not translated
  call void asm sideeffect "div.rn.f64 none, $0, $1;", "d,d"(double %d, double %d)
; CHECK: PTX 'div.rn.f64 $0, none, $1' is not translated
  call double asm sideeffect "div.rn.f64 $0, none, $1;", "=d,d"(double %d)
; CHECK: PTX 'div.rn.f64 $0, $1, none' is not translated
  call double asm sideeffect "div.rn.f64 $0, $1, none;", "=d,d"(double %d)
; CHECK: PTX 'neg.f32 none, $0' is not translated
  call void asm sideeffect "neg.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'neg.f32 $0, none' is not translated
  call float asm sideeffect "neg.f32 $0, none;", "=f"()
; CHECK: PTX 'abs.f64 none, $0' is not translated
  call void asm sideeffect "abs.f64 none, $0;", "d"(double %d)
; CHECK: PTX 'abs.f64 $0, none' is not translated
  call double asm sideeffect "abs.f64 $0, none;", "=d"()
; CHECK: PTX 'min.f32 none, $0, $1' is not translated
  call void asm sideeffect "min.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'min.f32 $0, none, $1' is not translated
  call float asm sideeffect "min.f32 $0, none, $1;", "=f,f"(float %f)
; CHECK: PTX 'min.f32 $0, $1, none' is not translated
  call float asm sideeffect "min.f32 $0, $1, none;", "=f,f"(float %f)
; CHECK: PTX 'max.ftz.NaN.f32 none, $0, $1' is not translated
  call void asm sideeffect "max.ftz.NaN.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'max.ftz.NaN.f32 $0, none, $1' is not translated
  call float asm sideeffect "max.ftz.NaN.f32 $0, none, $1;", "=f,f"(float %f)
; CHECK: PTX 'max.ftz.NaN.f32 $0, $1, none' is not translated
  call float asm sideeffect "max.ftz.NaN.f32 $0, $1, none;", "=f,f"(float %f)
; CHECK: PTX 'copysign.f64 none, $0, $1' is not translated
  call void asm sideeffect "copysign.f64 none, $0, $1;", "d,d"(double %d, double %d)
; CHECK: PTX 'copysign.f64 $0, none, $1' is not translated
  call double asm sideeffect "copysign.f64 $0, none, $1;", "=d,d"(double %d)
; CHECK: PTX 'copysign.f64 $0, $1, none' is not translated
  call double asm sideeffect "copysign.f64 $0, $1, none;", "=d,d"(double %d)
; CHECK: PTX 'rcp.rn.f32 none, $0' is not translated
  call void asm sideeffect "rcp.rn.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'rcp.rn.f32 $0, none' is not translated
  call float asm sideeffect "rcp.rn.f32 $0, none;", "=f"()
; CHECK: PTX 'sqrt.rm.ftz.f32 none, $0' is not translated
  call void asm sideeffect "sqrt.rm.ftz.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'sqrt.rm.ftz.f32 $0, none' is not translated
  call float asm sideeffect "sqrt.rm.ftz.f32 $0, none;", "=f"()
; CHECK: PTX 'rsqrt.approx.ftz.f32 none, $0' is not translated
  call void asm sideeffect "rsqrt.approx.ftz.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'rsqrt.approx.ftz.f32 $0, none' is not translated
  call float asm sideeffect "rsqrt.approx.ftz.f32 $0, none;", "=f"()
; CHECK: PTX 'sin.approx.f32 none, $0' is not translated
  call void asm sideeffect "sin.approx.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'sin.approx.f32 $0, none' is not translated
  call float asm sideeffect "sin.approx.f32 $0, none;", "=f"()
; CHECK: PTX 'cos.approx.ftz.f32 none, $0' is not translated
  call void asm sideeffect "cos.approx.ftz.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'cos.approx.ftz.f32 $0, none' is not translated
  call float asm sideeffect "cos.approx.ftz.f32 $0, none;", "=f"()
; CHECK: PTX 'lg2.approx.ftz.f32 none, $0' is not translated
  call void asm sideeffect "lg2.approx.ftz.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'lg2.approx.ftz.f32 $0, none' is not translated
  call float asm sideeffect "lg2.approx.ftz.f32 $0, none;", "=f"()
; CHECK: PTX 'ex2.approx.f32 none, $0' is not translated
  call void asm sideeffect "ex2.approx.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'ex2.approx.f32 $0, none' is not translated
  call float asm sideeffect "ex2.approx.f32 $0, none;", "=f"()
; CHECK: PTX 'tanh.approx.f32 none, $0' is not translated
  call void asm sideeffect "tanh.approx.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'tanh.approx.f32 $0, none' is not translated
  call float asm sideeffect "tanh.approx.f32 $0, none;", "=f"()
; CHECK: PTX 'testp.finite.f32 none, $0' is not translated
  call void asm sideeffect "testp.finite.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'testp.finite.f32 $0, none' is not translated
  call i1 asm sideeffect "testp.finite.f32 $0, none;", "=b"()
; CHECK: PTX 'setp.eq.s16 none, $0, $1' is not translated
  call void asm sideeffect "setp.eq.s16 none, $0, $1;", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'setp.eq.s16 $0, none, $1' is not translated
  call i1 asm sideeffect "setp.eq.s16 $0, none, $1;", "=b,h"(i16 %h)
; CHECK: PTX 'setp.eq.s16 $0, $1, none' is not translated
  call i1 asm sideeffect "setp.eq.s16 $0, $1, none;", "=b,h"(i16 %h)
; CHECK: PTX 'setp.ne.f32 none, $0, $1' is not translated
  call void asm sideeffect "setp.ne.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'setp.ne.f32 $0, none, $1' is not translated
  call i1 asm sideeffect "setp.ne.f32 $0, none, $1;", "=b,f"(float %f)
; CHECK: PTX 'setp.ne.f32 $0, $1, none' is not translated
  call i1 asm sideeffect "setp.ne.f32 $0, $1, none;", "=b,f"(float %f)
; CHECK: PTX 'setp.lt.and.s32 none|$0, $1, $2, $3' is not translated
  call i1 asm sideeffect "setp.lt.and.s32 none|$0, $1, $2, $3;", "=b,r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'setp.lt.and.s32 $0|none, $1, $2, $3' is not translated
  call i1 asm sideeffect "setp.lt.and.s32 $0|none, $1, $2, $3;", "=b,r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'setp.lt.and.s32 $0|$1, none, $2, $3' is not translated
  call { i1, i1 } asm sideeffect "setp.lt.and.s32 $0|$1, none, $2, $3;", "=b,=b,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'setp.lt.and.s32 $0|$1, $2, none, $3' is not translated
  call { i1, i1 } asm sideeffect "setp.lt.and.s32 $0|$1, $2, none, $3;", "=b,=b,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'setp.lt.and.s32 $0|$1, $2, $3, none' is not translated
  call { i1, i1 } asm sideeffect "setp.lt.and.s32 $0|$1, $2, $3, none;", "=b,=b,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'setp.lt.xor.f32 none, $0, $1, $2' is not translated
  call void asm sideeffect "setp.lt.xor.f32 none, $0, $1, $2;", "f,f,b"(float %f, float %f, i1 %b)
; CHECK: PTX 'setp.lt.xor.f32 $0, none, $1, $2' is not translated
  call i1 asm sideeffect "setp.lt.xor.f32 $0, none, $1, $2;", "=b,f,b"(float %f, i1 %b)
; CHECK: PTX 'setp.lt.xor.f32 $0, $1, none, $2' is not translated
  call i1 asm sideeffect "setp.lt.xor.f32 $0, $1, none, $2;", "=b,f,b"(float %f, i1 %b)
; CHECK: PTX 'setp.lt.xor.f32 $0, $1, $2, none' is not translated
  call i1 asm sideeffect "setp.lt.xor.f32 $0, $1, $2, none;", "=b,f,f"(float %f, float %f)
; CHECK: PTX 'set.lt.u32.s32 none, $0, $1' is not translated
  call void asm sideeffect "set.lt.u32.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'set.lt.u32.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "set.lt.u32.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'set.lt.u32.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "set.lt.u32.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'set.lt.s32.f64 none, $0, $1' is not translated
  call void asm sideeffect "set.lt.s32.f64 none, $0, $1;", "d,d"(double %d, double %d)
; CHECK: PTX 'set.lt.s32.f64 $0, none, $1' is not translated
  call i32 asm sideeffect "set.lt.s32.f64 $0, none, $1;", "=r,d"(double %d)
; CHECK: PTX 'set.lt.s32.f64 $0, $1, none' is not translated
  call i32 asm sideeffect "set.lt.s32.f64 $0, $1, none;", "=r,d"(double %d)
; CHECK: PTX 'set.ge.or.u32.u32 none, $0, $1, $2' is not translated
  call void asm sideeffect "set.ge.or.u32.u32 none, $0, $1, $2;", "r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'set.ge.or.u32.u32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "set.ge.or.u32.u32 $0, none, $1, $2;", "=r,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'set.ge.or.u32.u32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "set.ge.or.u32.u32 $0, $1, none, $2;", "=r,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'set.ge.or.u32.u32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "set.ge.or.u32.u32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'selp.b32 none, $0, $1, $2' is not translated
  call void asm sideeffect "selp.b32 none, $0, $1, $2;", "r,r,b"(i32 %r, i32 %r, i1 %b)
; CHECK: PTX 'selp.b32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "selp.b32 $0, none, $1, $2;", "=r,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'selp.b32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "selp.b32 $0, $1, none, $2;", "=r,r,b"(i32 %r, i1 %b)
; CHECK: PTX 'selp.b32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "selp.b32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'selp.f64 none, $0, 0d0000000000000000, $1' is not translated
  call void asm sideeffect "selp.f64 none, $0, 0d0000000000000000, $1;", "d,b"(double %d, i1 %b)
; CHECK: PTX 'selp.f64 $0, none, 0d0000000000000000, $1' is not translated
  call double asm sideeffect "selp.f64 $0, none, 0d0000000000000000, $1;", "=d,b"(i1 %b)
; CHECK: PTX 'selp.f64 $0, $1, none, $2' is not translated
  call double asm sideeffect "selp.f64 $0, $1, none, $2;", "=d,d,b"(double %d, i1 %b)
; CHECK: PTX 'selp.f64 $0, $1, 0d0000000000000000, none' is not translated
  call double asm sideeffect "selp.f64 $0, $1, 0d0000000000000000, none;", "=d,d"(double %d)
; CHECK: PTX 'slct.u32.s32 none, $0, $1, $2' is not translated
  call void asm sideeffect "slct.u32.s32 none, $0, $1, $2;", "r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'slct.u32.s32 $0, none, $1, $2' is not translated
  call i32 asm sideeffect "slct.u32.s32 $0, none, $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'slct.u32.s32 $0, $1, none, $2' is not translated
  call i32 asm sideeffect "slct.u32.s32 $0, $1, none, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'slct.u32.s32 $0, $1, $2, none' is not translated
  call i32 asm sideeffect "slct.u32.s32 $0, $1, $2, none;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'slct.s64.f32 none, $0, $1, $2' is not translated
  call void asm sideeffect "slct.s64.f32 none, $0, $1, $2;", "l,l,f"(i64 %l, i64 %l, float %f)
; CHECK: PTX 'slct.s64.f32 $0, none, $1, $2' is not translated
  call i64 asm sideeffect "slct.s64.f32 $0, none, $1, $2;", "=l,l,f"(i64 %l, float %f)
; CHECK: PTX 'slct.s64.f32 $0, $1, none, $2' is not translated
  call i64 asm sideeffect "slct.s64.f32 $0, $1, none, $2;", "=l,l,f"(i64 %l, float %f)
; CHECK: PTX 'slct.s64.f32 $0, $1, $2, none' is not translated
  call i64 asm sideeffect "slct.s64.f32 $0, $1, $2, none;", "=l,l,l"(i64 %l, i64 %l)
; CHECK: PTX 'mov.u32 none, 0x2A' is not translated
  call void asm sideeffect "mov.u32 none, 0x2A;", ""()
; CHECK: PTX 'mov.u32 $0, none' is not translated
  call i32 asm sideeffect "mov.u32 $0, none;", "=r"()
; CHECK: PTX 'mov.f32 none, $0' is not translated
  call void asm sideeffect "mov.f32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'mov.f32 $0, none' is not translated
  call float asm sideeffect "mov.f32 $0, none;", "=f"()
; CHECK: PTX 'cvt.u32.u16 none, $0' is not translated
  call void asm sideeffect "cvt.u32.u16 none, $0;", "h"(i16 %h)
; CHECK: PTX 'cvt.u32.u16 $0, none' is not translated
  call i32 asm sideeffect "cvt.u32.u16 $0, none;", "=r"()
; CHECK: PTX 'cvt.sat.u8.s32 none, $0' is not translated
  call void asm sideeffect "cvt.sat.u8.s32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'cvt.sat.u8.s32 $0, none' is not translated
  call i32 asm sideeffect "cvt.sat.u8.s32 $0, none;", "=r"()
; CHECK: PTX 'cvt.rni.s32.f32 none, $0' is not translated
  call void asm sideeffect "cvt.rni.s32.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'cvt.rni.s32.f32 $0, none' is not translated
  call i32 asm sideeffect "cvt.rni.s32.f32 $0, none;", "=r"()
; CHECK: PTX 'cvt.rmi.ftz.s64.f32 none, $0' is not translated
  call void asm sideeffect "cvt.rmi.ftz.s64.f32 none, $0;", "f"(float %f)
; CHECK: PTX 'cvt.rmi.ftz.s64.f32 $0, none' is not translated
  call i64 asm sideeffect "cvt.rmi.ftz.s64.f32 $0, none;", "=l"()
; CHECK: PTX 'cvt.rn.sat.f32.u32 none, $0' is not translated
  call void asm sideeffect "cvt.rn.sat.f32.u32 none, $0;", "r"(i32 %r)
; CHECK: PTX 'cvt.rn.sat.f32.u32 $0, none' is not translated
  call float asm sideeffect "cvt.rn.sat.f32.u32 $0, none;", "=f"()
; CHECK: PTX 'cvt.rn.f16x2.f32 none, $0, $1' is not translated
  call void asm sideeffect "cvt.rn.f16x2.f32 none, $0, $1;", "f,f"(float %f, float %f)
; CHECK: PTX 'cvt.rn.f16x2.f32 $0, none, $1' is not translated
  call i32 asm sideeffect "cvt.rn.f16x2.f32 $0, none, $1;", "=r,f"(float %f)
; CHECK: PTX 'cvt.rn.f16x2.f32 $0, $1, none' is not translated
  call i32 asm sideeffect "cvt.rn.f16x2.f32 $0, $1, none;", "=r,f"(float %f)
; CHECK: PTX 'cvta.global.u64 none, $0' is not translated
  call void asm sideeffect "cvta.global.u64 none, $0;", "l"(i64 %l)
; CHECK: PTX 'cvta.global.u64 $0, none' is not translated
  call i64 asm sideeffect "cvta.global.u64 $0, none;", "=l"()
; CHECK: PTX 'isspacep.global none, $0' is not translated
  call void asm sideeffect "isspacep.global none, $0;", "l"(ptr %p)
; CHECK: PTX 'isspacep.global $0, none' is not translated
  call i1 asm sideeffect "isspacep.global $0, none;", "=b"()
; CHECK: PTX 'ld.u32 none, [$0]' is not translated
  call void asm sideeffect "ld.u32 none, [$0];", "l"(ptr %p)
; CHECK: PTX 'ld.u32 $0, [none]' is not translated
  call i32 asm sideeffect "ld.u32 $0, [none];", "=r"()
; CHECK: PTX 'ld.shared.f32 none, [$0]' is not translated
  call void asm sideeffect "ld.shared.f32 none, [$0];", "r"(i32 %r)
; CHECK: PTX 'ld.shared.f32 $0, [none]' is not translated
  call float asm sideeffect "ld.shared.f32 $0, [none];", "=f"()
; CHECK: PTX 'ld.mmio.relaxed.sys.u32 none, [$0]' is not translated
  call void asm sideeffect "ld.mmio.relaxed.sys.u32 none, [$0];", "l"(ptr %p)
; CHECK: PTX 'ld.mmio.relaxed.sys.u32 $0, [none]' is not translated
  call i32 asm sideeffect "ld.mmio.relaxed.sys.u32 $0, [none];", "=r"()
; CHECK: PTX 'ld.acquire.cta.shared::cta.s16 none, [$0]' is not translated
  call void asm sideeffect "ld.acquire.cta.shared::cta.s16 none, [$0];", "r"(i32 %r)
; CHECK: PTX 'ld.acquire.cta.shared::cta.s16 $0, [none]' is not translated
  call i32 asm sideeffect "ld.acquire.cta.shared::cta.s16 $0, [none];", "=r"()
; CHECK: PTX 'ld.acquire.cluster.v2.f32 {none, $0}, [$1]' is not translated
  call float asm sideeffect "ld.acquire.cluster.v2.f32 {none, $0}, [$1];", "=f,l"(ptr %p)
; CHECK: PTX 'ld.acquire.cluster.v2.f32 {$0, $1}, [none]' is not translated
  call { float, float } asm sideeffect "ld.acquire.cluster.v2.f32 {$0, $1}, [none];", "=f,=f"()
; CHECK: PTX 'ld.global.nc.L1::no_allocate.v4.f32 {none, $0, _, $1}, [$2]' is not translated
  call { float, float } asm sideeffect "ld.global.nc.L1::no_allocate.v4.f32 {none, $0, _, $1}, [$2];", "=f,=f,l"(ptr %p)
; CHECK: PTX 'ld.global.nc.L1::no_allocate.v4.f32 {$0, $1, _, $2}, [none]' is not translated
  call { float, float, float } asm sideeffect "ld.global.nc.L1::no_allocate.v4.f32 {$0, $1, _, $2}, [none];", "=f,=f,=f"()
; CHECK: PTX 'ldu.global.v2.u8 {none, $0}, [$1]' is not translated
  call i32 asm sideeffect "ldu.global.v2.u8 {none, $0}, [$1];", "=r,l"(ptr %p)
; CHECK: PTX 'ldu.global.v2.u8 {$0, $1}, [none]' is not translated
  call { i32, i32 } asm sideeffect "ldu.global.v2.u8 {$0, $1}, [none];", "=r,=r"()
; CHECK: PTX 'st.u8 [none], $0' is not translated
  call void asm sideeffect "st.u8 [none], $0;", "r"(i32 %r)
; CHECK: PTX 'st.u8 [$0], none' is not translated
  call void asm sideeffect "st.u8 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'st.global.wt.f64 [none], $0' is not translated
  call void asm sideeffect "st.global.wt.f64 [none], $0;", "d"(double %d)
; CHECK: PTX 'st.global.wt.f64 [$0], none' is not translated
  call void asm sideeffect "st.global.wt.f64 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'st.shared::cluster.v2.b32 [none], {$0, 5}' is not translated
  call void asm sideeffect "st.shared::cluster.v2.b32 [none], {$0, 5};", "r"(i32 %r)
; CHECK: PTX 'st.shared::cluster.v2.b32 [$0], {none, 5}' is not translated
  call void asm sideeffect "st.shared::cluster.v2.b32 [$0], {none, 5};", "r"(i32 %r)
; CHECK: PTX 'st.relaxed.sys.global.u32 [none], $0' is not translated
  call void asm sideeffect "st.relaxed.sys.global.u32 [none], $0;", "r"(i32 %r)
; CHECK: PTX 'st.relaxed.sys.global.u32 [$0], none' is not translated
  call void asm sideeffect "st.relaxed.sys.global.u32 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'st.release.cluster.v2.u16 [none], {$0, $1}' is not translated
  call void asm sideeffect "st.release.cluster.v2.u16 [none], {$0, $1};", "h,h"(i16 %h, i16 %h)
; CHECK: PTX 'st.release.cluster.v2.u16 [$0], {none, $1}' is not translated
  call void asm sideeffect "st.release.cluster.v2.u16 [$0], {none, $1};", "l,h"(ptr %p, i16 %h)
; CHECK: PTX 'atom.add.u32 none, [$0], $1' is not translated
  call void asm sideeffect "atom.add.u32 none, [$0], $1;", "l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.add.u32 $0, [none], $1' is not translated
  call i32 asm sideeffect "atom.add.u32 $0, [none], $1;", "=r,r"(i32 %r)
; CHECK: PTX 'atom.add.u32 $0, [$1], none' is not translated
  call i32 asm sideeffect "atom.add.u32 $0, [$1], none;", "=r,l"(ptr %p)
; CHECK: PTX 'atom.global.add.noftz.f16x2 none, [$0], $1' is not translated
  call void asm sideeffect "atom.global.add.noftz.f16x2 none, [$0], $1;", "l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.global.add.noftz.f16x2 $0, [none], $1' is not translated
  call i32 asm sideeffect "atom.global.add.noftz.f16x2 $0, [none], $1;", "=r,r"(i32 %r)
; CHECK: PTX 'atom.global.add.noftz.f16x2 $0, [$1], none' is not translated
  call i32 asm sideeffect "atom.global.add.noftz.f16x2 $0, [$1], none;", "=r,l"(ptr %p)
; CHECK: PTX 'atom.shared.exch.b64 none, [$0], $1' is not translated
  call void asm sideeffect "atom.shared.exch.b64 none, [$0], $1;", "r,l"(i32 %r, i64 %l)
; CHECK: PTX 'atom.shared.exch.b64 $0, [none], $1' is not translated
  call i64 asm sideeffect "atom.shared.exch.b64 $0, [none], $1;", "=l,l"(i64 %l)
; CHECK: PTX 'atom.shared.exch.b64 $0, [$1], none' is not translated
  call i64 asm sideeffect "atom.shared.exch.b64 $0, [$1], none;", "=l,r"(i32 %r)
; CHECK: PTX 'atom.and.b32 none, [$0], $1' is not translated
  call void asm sideeffect "atom.and.b32 none, [$0], $1;", "l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.and.b32 $0, [none], $1' is not translated
  call i32 asm sideeffect "atom.and.b32 $0, [none], $1;", "=r,r"(i32 %r)
; CHECK: PTX 'atom.and.b32 $0, [$1], none' is not translated
  call i32 asm sideeffect "atom.and.b32 $0, [$1], none;", "=r,l"(ptr %p)
; CHECK: PTX 'atom.min.f16 none, [$0], $1' is not translated
  call void asm sideeffect "atom.min.f16 none, [$0], $1;", "l,h"(ptr %p, i16 %h)
; CHECK: PTX 'atom.min.f16 $0, [none], $1' is not translated
  call i16 asm sideeffect "atom.min.f16 $0, [none], $1;", "=h,h"(i16 %h)
; CHECK: PTX 'atom.min.f16 $0, [$1], none' is not translated
  call i16 asm sideeffect "atom.min.f16 $0, [$1], none;", "=h,l"(ptr %p)
; CHECK: PTX 'atom.cas.b32 none, [$0], $1, $2' is not translated
  call void asm sideeffect "atom.cas.b32 none, [$0], $1, $2;", "l,r,r"(ptr %p, i32 %r, i32 %r)
; CHECK: PTX 'atom.cas.b32 $0, [none], $1, $2' is not translated
  call i32 asm sideeffect "atom.cas.b32 $0, [none], $1, $2;", "=r,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'atom.cas.b32 $0, [$1], none, $2' is not translated
  call i32 asm sideeffect "atom.cas.b32 $0, [$1], none, $2;", "=r,l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.cas.b32 $0, [$1], $2, none' is not translated
  call i32 asm sideeffect "atom.cas.b32 $0, [$1], $2, none;", "=r,l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.acquire.sys.add.s32 none, [$0], $1' is not translated
  call void asm sideeffect "atom.acquire.sys.add.s32 none, [$0], $1;", "l,r"(ptr %p, i32 %r)
; CHECK: PTX 'atom.acquire.sys.add.s32 $0, [none], $1' is not translated
  call i32 asm sideeffect "atom.acquire.sys.add.s32 $0, [none], $1;", "=r,r"(i32 %r)
; CHECK: PTX 'atom.acquire.sys.add.s32 $0, [$1], none' is not translated
  call i32 asm sideeffect "atom.acquire.sys.add.s32 $0, [$1], none;", "=r,l"(ptr %p)
; CHECK: PTX 'atom.global.v2.f32.add {none, $0}, [$1], {$2, $3}' is not translated
  call float asm sideeffect "atom.global.v2.f32.add {none, $0}, [$1], {$2, $3};", "=f,l,f,f"(ptr %p, float %f, float %f)
; CHECK: PTX 'atom.global.v2.f32.add {$0, $1}, [none], {$2, $3}' is not translated
  call { float, float } asm sideeffect "atom.global.v2.f32.add {$0, $1}, [none], {$2, $3};", "=f,=f,f,f"(float %f, float %f)
; CHECK: PTX 'atom.global.v2.f32.add {$0, $1}, [$2], {none, $3}' is not translated
  call { float, float } asm sideeffect "atom.global.v2.f32.add {$0, $1}, [$2], {none, $3};", "=f,=f,l,f"(ptr %p, float %f)
; CHECK: PTX 'red.add.u32 [none], $0' is not translated
  call void asm sideeffect "red.add.u32 [none], $0;", "r"(i32 %r)
; CHECK: PTX 'red.add.u32 [$0], none' is not translated
  call void asm sideeffect "red.add.u32 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'red.release.gpu.global.max.u64 [none], $0' is not translated
  call void asm sideeffect "red.release.gpu.global.max.u64 [none], $0;", "l"(i64 %l)
; CHECK: PTX 'red.release.gpu.global.max.u64 [$0], none' is not translated
  call void asm sideeffect "red.release.gpu.global.max.u64 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'red.relaxed.cluster.and.b32 [none], $0' is not translated
  call void asm sideeffect "red.relaxed.cluster.and.b32 [none], $0;", "r"(i32 %r)
; CHECK: PTX 'red.relaxed.cluster.and.b32 [$0], none' is not translated
  call void asm sideeffect "red.relaxed.cluster.and.b32 [$0], none;", "l"(ptr %p)
; CHECK: PTX 'bar.sync none' is not translated
  call void asm sideeffect "bar.sync none;", ""()
; CHECK: PTX 'bar.sync none, 64' is not translated
  call void asm sideeffect "bar.sync none, 64;", ""()
; CHECK: PTX 'bar.sync $0, none' is not translated
  call void asm sideeffect "bar.sync $0, none;", "r"(i32 %r)
; CHECK: PTX 'bar.arrive none, $0' is not translated
  call void asm sideeffect "bar.arrive none, $0;", "r"(i32 %r)
; CHECK: PTX 'bar.arrive 1, none' is not translated
  call void asm sideeffect "bar.arrive 1, none;", ""()
; CHECK: PTX 'bar.cta.red.popc.u32 none, 0, $0' is not translated
  call void asm sideeffect "bar.cta.red.popc.u32 none, 0, $0;", "b"(i1 %b)
; CHECK: PTX 'bar.cta.red.popc.u32 $0, none, $1' is not translated
  call i32 asm sideeffect "bar.cta.red.popc.u32 $0, none, $1;", "=r,b"(i1 %b)
; CHECK: PTX 'bar.cta.red.popc.u32 $0, 0, none' is not translated
  call i32 asm sideeffect "bar.cta.red.popc.u32 $0, 0, none;", "=r"()
; CHECK: PTX 'bar.red.and.pred none, 1, 64, !$0' is not translated
  call void asm sideeffect "bar.red.and.pred none, 1, 64, !$0;", "b"(i1 %b)
; CHECK: PTX 'bar.red.and.pred $0, none, 64, !$1' is not translated
  call i1 asm sideeffect "bar.red.and.pred $0, none, 64, !$1;", "=b,b"(i1 %b)
; CHECK: PTX 'bar.red.and.pred $0, 1, none, !$1' is not translated
  call i1 asm sideeffect "bar.red.and.pred $0, 1, none, !$1;", "=b,b"(i1 %b)
; CHECK: PTX 'bar.red.and.pred $0, 1, 64, !none' is not translated
  call i1 asm sideeffect "bar.red.and.pred $0, 1, 64, !none;", "=b"()
; CHECK: PTX 'barrier.sync.aligned none' is not translated
  call void asm sideeffect "barrier.sync.aligned none;", ""()
; CHECK: PTX 'barrier.cta.sync none, 32' is not translated
  call void asm sideeffect "barrier.cta.sync none, 32;", ""()
; CHECK: PTX 'barrier.cta.sync 2, none' is not translated
  call void asm sideeffect "barrier.cta.sync 2, none;", ""()
; CHECK: PTX 'barrier.red.or.pred none, 0, $0' is not translated
  call void asm sideeffect "barrier.red.or.pred none, 0, $0;", "b"(i1 %b)
; CHECK: PTX 'barrier.red.or.pred $0, none, $1' is not translated
  call i1 asm sideeffect "barrier.red.or.pred $0, none, $1;", "=b,b"(i1 %b)
; CHECK: PTX 'barrier.red.or.pred $0, 0, none' is not translated
  call i1 asm sideeffect "barrier.red.or.pred $0, 0, none;", "=b"()
; CHECK: PTX 'bar.warp.sync none' is not translated
  call void asm sideeffect "bar.warp.sync none;", ""()
; CHECK: PTX 'shfl.up.b32 none|$0, $1, $2, $3' is not translated
  call i1 asm sideeffect "shfl.up.b32 none|$0, $1, $2, $3;", "=b,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.up.b32 $0|none, $1, $2, $3' is not translated
  call i32 asm sideeffect "shfl.up.b32 $0|none, $1, $2, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.up.b32 $0|$1, none, $2, $3' is not translated
  call { i32, i1 } asm sideeffect "shfl.up.b32 $0|$1, none, $2, $3;", "=r,=b,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'shfl.up.b32 $0|$1, $2, none, $3' is not translated
  call { i32, i1 } asm sideeffect "shfl.up.b32 $0|$1, $2, none, $3;", "=r,=b,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'shfl.up.b32 $0|$1, $2, $3, none' is not translated
  call { i32, i1 } asm sideeffect "shfl.up.b32 $0|$1, $2, $3, none;", "=r,=b,r,r"(i32 %r, i32 %r)
; CHECK: PTX 'shfl.sync.down.b32 none, $0, $1, $2, $3' is not translated
  call void asm sideeffect "shfl.sync.down.b32 none, $0, $1, $2, $3;", "r,r,r,r"(i32 %r, i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.sync.down.b32 $0, none, $1, $2, $3' is not translated
  call i32 asm sideeffect "shfl.sync.down.b32 $0, none, $1, $2, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.sync.down.b32 $0, $1, none, $2, $3' is not translated
  call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, none, $2, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.sync.down.b32 $0, $1, $2, none, $3' is not translated
  call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, none, $3;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'shfl.sync.down.b32 $0, $1, $2, $3, none' is not translated
  call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, none;", "=r,r,r,r"(i32 %r, i32 %r, i32 %r)
; CHECK: PTX 'vote.sync.all.pred none, $0, $1' is not translated
  call void asm sideeffect "vote.sync.all.pred none, $0, $1;", "b,r"(i1 %b, i32 %r)
; CHECK: PTX 'vote.sync.all.pred $0, none, $1' is not translated
  call i1 asm sideeffect "vote.sync.all.pred $0, none, $1;", "=b,r"(i32 %r)
; CHECK: PTX 'vote.sync.all.pred $0, $1, none' is not translated
  call i1 asm sideeffect "vote.sync.all.pred $0, $1, none;", "=b,b"(i1 %b)
; CHECK: PTX 'vote.any.pred none, !$0' is not translated
  call void asm sideeffect "vote.any.pred none, !$0;", "b"(i1 %b)
; CHECK: PTX 'vote.any.pred $0, !none' is not translated
  call i1 asm sideeffect "vote.any.pred $0, !none;", "=b"()
; CHECK: PTX 'vote.sync.uni.pred none, $0, $1' is not translated
  call void asm sideeffect "vote.sync.uni.pred none, $0, $1;", "b,r"(i1 %b, i32 %r)
; CHECK: PTX 'vote.sync.uni.pred $0, none, $1' is not translated
  call i1 asm sideeffect "vote.sync.uni.pred $0, none, $1;", "=b,r"(i32 %r)
; CHECK: PTX 'vote.sync.uni.pred $0, $1, none' is not translated
  call i1 asm sideeffect "vote.sync.uni.pred $0, $1, none;", "=b,b"(i1 %b)
; CHECK: PTX 'vote.sync.ballot.b32 none, $0, $1' is not translated
  call void asm sideeffect "vote.sync.ballot.b32 none, $0, $1;", "b,r"(i1 %b, i32 %r)
; CHECK: PTX 'vote.sync.ballot.b32 $0, none, $1' is not translated
  call i32 asm sideeffect "vote.sync.ballot.b32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'vote.sync.ballot.b32 $0, $1, none' is not translated
  call i32 asm sideeffect "vote.sync.ballot.b32 $0, $1, none;", "=r,b"(i1 %b)
; CHECK: PTX 'match.any.sync.b32 none, $0, $1' is not translated
  call void asm sideeffect "match.any.sync.b32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'match.any.sync.b32 $0, none, $1' is not translated
  call i32 asm sideeffect "match.any.sync.b32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'match.any.sync.b32 $0, $1, none' is not translated
  call i32 asm sideeffect "match.any.sync.b32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'match.all.sync.b64 none|$0, $1, $2' is not translated
  call i1 asm sideeffect "match.all.sync.b64 none|$0, $1, $2;", "=b,l,r"(i64 %l, i32 %r)
; CHECK: PTX 'match.all.sync.b64 $0|none, $1, $2' is not translated
  call i32 asm sideeffect "match.all.sync.b64 $0|none, $1, $2;", "=r,l,r"(i64 %l, i32 %r)
; CHECK: PTX 'match.all.sync.b64 $0|$1, none, $2' is not translated
  call { i32, i1 } asm sideeffect "match.all.sync.b64 $0|$1, none, $2;", "=r,=b,r"(i32 %r)
; CHECK: PTX 'match.all.sync.b64 $0|$1, $2, none' is not translated
  call { i32, i1 } asm sideeffect "match.all.sync.b64 $0|$1, $2, none;", "=r,=b,l"(i64 %l)
; CHECK: PTX 'redux.sync.add.s32 none, $0, $1' is not translated
  call void asm sideeffect "redux.sync.add.s32 none, $0, $1;", "r,r"(i32 %r, i32 %r)
; CHECK: PTX 'redux.sync.add.s32 $0, none, $1' is not translated
  call i32 asm sideeffect "redux.sync.add.s32 $0, none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'redux.sync.add.s32 $0, $1, none' is not translated
  call i32 asm sideeffect "redux.sync.add.s32 $0, $1, none;", "=r,r"(i32 %r)
; CHECK: PTX 'activemask.b32 none' is not translated
  call void asm sideeffect "activemask.b32 none;", ""()
; CHECK: PTX 'elect.sync none|$0, $1' is not translated
  call i1 asm sideeffect "elect.sync none|$0, $1;", "=b,r"(i32 %r)
; CHECK: PTX 'elect.sync $0|none, $1' is not translated
  call i32 asm sideeffect "elect.sync $0|none, $1;", "=r,r"(i32 %r)
; CHECK: PTX 'elect.sync $0|$1, none' is not translated
  call { i32, i1 } asm sideeffect "elect.sync $0|$1, none;", "=r,=b"()
; CHECK: PTX 'nanosleep.u32 none' is not translated
  call void asm sideeffect "nanosleep.u32 none;", ""()
  ret void
}
