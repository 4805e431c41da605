/** What of a style is wrong although a stylesheet can be made of it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { slipsIn } from '../../../plugins/styles/grammar.ts'

/** The slips, each with what stands at its place. */
const told = (style: string) =>
  slipsIn(style).map(({ kind, offset, length }) => [
    kind,
    style.slice(offset, offset + length),
    style.slice(offset, offset + 9),
  ])

test('a bracket without its other is told, and what follows from it is not', () => {
  assert.equal(told('color: red; &:hover { color: blue; a b'), [['open', '{', '{ color: ']])
  assert.equal(told('color: red; } a { color: blue'), [['loose', '}', '} a { col']])
  assert.equal(told('&:is(a, b { color: red }'), [['open', '(', '(a, b { c']])
  assert.equal(told('a[href { color: red }'), [['open', '[', '[href { c']])
  assert.equal(told('color: red; /* not closed'), [['open', '/*', '/* not cl']])
})

test('of brackets in texts, comments and addresses nothing is asked', () => {
  const good = [
    'content: \'}\'; quotes: "(" "\\"]";',
    "color: red; /* } */ // it's { here\n",
    'background: url(data:image/svg+xml;utf8,<svg>{</svg>);',
    'background: url( "a(b.png" );',
    '.md\\:a\\{ { color: red }',
    "background: url('a(\\\nb{');",
  ]
  for (const style of good) assert.equal(told(style), [], style)
})

test('a declaration without a colon is told', () => {
  assert.equal(told('color: red;\n  width 3px;\n  b { height 3px }'), [
    ['no-colon', 'width 3px', 'width 3px'],
    ['no-colon', 'height 3px', 'height 3p'],
  ])
  assert.equal(told('color'), [['no-colon', 'color', 'color']])
})

test('a declaration that goes on into the next one is told', () => {
  assert.equal(told('color: red\n  background: blue;\n  top: 0'), [['no-semicolon', 'background', 'backgroun']])
})

test('a declaration that goes on into the next rule is told', () => {
  assert.equal(told('color: red\n  &:hover { top: 0 }'), [['no-semicolon', '&:hover', '&:hover {']])
  assert.equal(told('top: 0;\n  color: red\n  .a,\n  .b { top: 0 }'), [['no-semicolon', '.a,\n  .b', '.a,\n  .b ']])
})

test('values may have lines, colons and selectors; the project may have values of its own', () => {
  const good = [
    '',
    '\n  ',
    'transition:\n    color 1s,\n    width 1s;',
    'grid-template:\n "a: b"\n "c: d";',
    'filter: progid:x(a=1);',
    'src:\n url(a:b),\n url("c:d");',
    'color: red; a:hover,\n b::before { color: red; }',
    'a:hover\n b,\n c:focus > d\n e { top: 0 }',
    '@media screen and (a: b)\n and (c: d) { top: 0 }',
    '--own: { a }; --empty:; --lines: a\n b: c;',
    '@media (min-width: 1px) { color: red } @import "x"; @layer a',
    'xxxxx; xxx\n color: red; &:is(a,\n b:not(c:hover)) { top: 0 }',
    '/* note: this */ // and: that\n color: red; // color red\n',
  ]
  for (const style of good) assert.equal(told(style), [], style)
})

test.run()
