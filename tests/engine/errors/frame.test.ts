import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { columns, frame } from '../../../engine/errors/frame.ts'

const lines = (...rows: string[]) => rows.join('\n')

test('shows three lines around and a caret', () => {
  assert.is(
    frame('---\ntitle: Intro\nsidebar_positon: 2\n---\n\ntext\nmore\n', 3, 1),
    lines('  1 | ---', '  2 | title: Intro', '> 3 | sidebar_positon: 2', '    | ^', '  4 | ---', '  5 |', '  6 | text'),
  )
})

test('aligns line numbers of different widths', () => {
  const text = Array.from({ length: 12 }, (_, index) => `row ${index + 1}`).join('\n')
  assert.is(frame(text, 9, 5)?.split('\n')[0], '   6 | row 6')
  assert.is(frame(text, 9, 5)?.split('\n')[4], '     |     ^')
  assert.is(frame(text, 9, 5)?.split('\n').at(-1), '  12 | row 12')
})

test('counts two columns for a Chinese character', () => {
  assert.is(frame('标题：[x](y)', 1, 4)?.split('\n')[1], '    |       ^')
})

test('counts an emoji of several code units once, two columns wide', () => {
  const family = '👩‍👩‍👧'
  assert.is(frame(`${family}!`, 1, family.length + 1)?.split('\n')[1], '    |   ^')
  assert.is(columns('e\u0301'), 1)
  assert.is(columns('ａ한ア'), 6)
})

test('gives a tab the same width in the line and below it', () => {
  assert.is(frame('\t\tfoo', 1, 3), lines('> 1 |     foo', '    |     ^'))
})

test('understands every kind of line end and a byte order mark', () => {
  assert.is(frame('\uFEFFa\r\nb\rc\nd', 3, 1)?.split('\n')[2], '> 3 | c')
})

test('leaves the caret out where there is no column', () => {
  assert.is(frame('a\nb', 2, undefined), lines('  1 | a', '> 2 | b'))
})

test('cuts a line of a minified file and shows control characters', () => {
  const shown = frame(`${'x'.repeat(5000)}`, 1, 4000)!
  assert.ok(shown.length < 200)
  assert.not.match(shown, '^')
  for (const escape of ['\u001B[', '\u009B'])
    assert.is(frame(`a${escape}31mb`, 1, 1)?.split('\n')[0], `> 1 | a\uFFFD${escape.slice(1)}31mb`)
})

test('is undefined beyond the text', () => {
  assert.is(frame('a', 2, 1), undefined)
})

test.run()
