import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { format, summary } from '../../../engine/errors/format.ts'
import type { Diagnostic } from '../../../engine/types.ts'

const diagnostic = (fields: Partial<Diagnostic>): Diagnostic => ({
  code: 'link-broken',
  severity: 'error',
  message: 'Gone',
  ...fields,
})

test('prints the five parts of a message', () => {
  const text = format(
    [
      diagnostic({
        code: 'front-matter-unknown-key',
        message: 'Unknown front matter key "tilte"',
        place: { file: 'content/a.md', line: 2, column: 1 },
        hint: 'Did you mean "title"?',
      }),
    ],
    { read: () => '---\ntilte: x\n---\n' },
  )
  assert.is(
    text,
    `error front-matter-unknown-key  Unknown front matter key "tilte"
  content/a.md:2:1

    1 | ---
  > 2 | tilte: x
      | ^
    3 | ---

  hint: Did you mean "title"?`,
  )
})

test('does without a place, a frame or a hint', () => {
  assert.is(format([diagnostic({})]), 'error link-broken  Gone')
  assert.is(format([diagnostic({ place: { file: 'a.md' } })]), 'error link-broken  Gone\n  a.md')
  const place = { file: 'a.md', line: 3, column: 7 }
  assert.is(
    format([diagnostic({ place, hint: 'Do.' })], { read: () => undefined }),
    'error link-broken  Gone\n  a.md:3:7\n  hint: Do.',
  )
})

test('indents the further lines of a message', () => {
  assert.is(format([diagnostic({ message: 'One\ntwo' })]), 'error link-broken  One\n  two')
})

test('prints the stack of what another threw where it is asked for', () => {
  const failed = diagnostic({ hint: 'Look.', stack: 'Error: Gone\n    at a.js:1:1' })
  assert.is(format([failed]), 'error link-broken  Gone\n  hint: Look.')
  assert.is(
    format([failed], { debug: true }),
    'error link-broken  Gone\n  hint: Look.\n  Error: Gone\n      at a.js:1:1',
  )
})

test('puts errors first and keeps a file together, by line', () => {
  const at = (file: string, line: number, severity: 'error' | 'warning' = 'error') =>
    diagnostic({ message: `${file}${line}`, severity, place: { file, line } })
  const text = format([at('w', 1, 'warning'), at('b', 9), at('a', 5), at('b', 2)])
  assert.equal(
    [...text.matchAll(/link-broken {2}(\S+)/g)].map(([, message]) => message),
    ['b2', 'b9', 'a5', 'w1'],
  )
})

test('prints fifty and counts the rest by code', () => {
  const many = Array.from({ length: 53 }, (_, index) =>
    diagnostic({ code: index < 51 ? 'link-broken' : 'image-broken', message: `no ${index}` }),
  )
  const text = format(many)
  assert.is([...text.matchAll(/^error/gm)].length, 50)
  assert.ok(text.endsWith('… and 3 more: 1 link-broken, 2 image-broken'))
})

test('counts errors and warnings', () => {
  assert.is(summary([diagnostic({}), diagnostic({}), diagnostic({ severity: 'warning' })]), '2 errors, 1 warning')
  assert.is(summary([]), '')
})

test('no text of a file reaches the terminal as a command of it', () => {
  const text = format([
    diagnostic({ message: 'a\u001B[2Jb\r\nc\0', place: { file: 'x\n\u0007.md' }, hint: '\u009B31m\uD800' }),
  ])
  assert.is(text, 'error link-broken  a\uFFFD[2Jb\n  c\uFFFD\n  x \uFFFD.md\n  hint: \uFFFD31m\uFFFD')
})

test('colours through what it is given', () => {
  const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`
  const paint = { error: tag('e'), warning: tag('w'), quiet: tag('q'), strong: tag('s') }
  assert.is(
    format([diagnostic({ place: { file: 'a' } })], { paint }),
    '<e>error link-broken</e>  <s>Gone</s>\n  <q>a</q>',
  )
})

test('what is said of many places is said once, with the places', () => {
  const at = (file: string, line: number, message = 'Gone') =>
    diagnostic({ message, place: { file, line, column: 1 }, hint: 'Do.' })
  const many = Array.from({ length: 14 }, (_, index) => at('b.md', index + 1))
  assert.is(
    format([at('a.md', 1), at('b.md', 3, 'Other'), ...many, at('c.md', 1, 'Other')], { limit: 2 }),
    `error link-broken  Gone
  a.md:1:1
  hint: Do.
  also at 14 other places:
${Array.from({ length: 10 }, (_, index) => `    b.md:${index + 1}:1`).join('\n')}
    … and 4 more

error link-broken  Other
  b.md:3:1
  hint: Do.

… and 1 more: 1 link-broken`,
  )
})

test('three of a kind are told each with its lines', () => {
  const three = ['a.md', 'b.md', 'c.md'].map((file) => diagnostic({ place: { file } }))
  assert.is(format(three), three.map((each) => format([each])).join('\n\n'))
  assert.is(format([...three, ...three].map((each) => ({ ...each, place: undefined }))).split('\n\n').length, 6)
})

test.run()
