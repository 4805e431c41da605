import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPlaceLinks } from '../../cli/hyperlinks.ts'
import { format } from '../../engine/errors/format.ts'

const terminal = { isTTY: true }
const place = { file: 'content/a b.md', line: 3, column: 5 }
const link = (env: Readonly<Record<string, string>>, stream = terminal) => createPlaceLinks(stream, env, '/site')

test('a place is a link where the terminal can show it', () => {
  const shown = link({ TERM_PROGRAM: 'WezTerm' })!('content/a b.md:3:5', place)
  assert.is(shown, '\u001B]8;;file:///site/content/a%20b.md\u001B\\content/a b.md:3:5\u001B]8;;\u001B\\')
  for (const env of [{ VTE_VERSION: '7600' }, { TERM: 'alacritty' }, { WT_SESSION: 'x' }, { FORCE_HYPERLINK: '1' }])
    assert.type(link(env as unknown as Record<string, string>), 'function', JSON.stringify(env))
})

test('the line is told to those that understand it', () => {
  assert.match(link({ TERM_PROGRAM: 'vscode' })!('x', place), ';;vscode://file/site/content/a%20b.md:3:5\u001B')
  assert.match(link({ TERM: 'xterm-kitty' })!('x', place), ';;file:///site/content/a%20b.md#3\u001B')
})

test('no link in pipes, in CI, without colours, in multiplexers and unknown terminals', () => {
  const able = { TERM_PROGRAM: 'vscode' }
  assert.is(link(able, { isTTY: false }), undefined)
  for (const env of [{ CI: '1' }, { NO_COLOR: '1' }, { TERM: 'dumb' }, { TMUX: '/tmp/x' }, { FORCE_HYPERLINK: '0' }])
    assert.is(link({ ...able, ...env } as Record<string, string>), undefined, JSON.stringify(env))
  assert.is(link({ TERM: 'xterm-256color' }), undefined)
})

test('no name of a file ends the link early', () => {
  const same = (text: string) => text
  const paint = { error: same, warning: same, quiet: same, strong: same, link: link({ TERM_PROGRAM: 'vscode' }) }
  const hostile = { file: 'a\u001B\\\u0007\n;;.md' }
  const text = format([{ code: 'x', severity: 'error', message: 'No', place: hostile }], { paint })
  assert.equal(text.match(/\u001B./g), ['\u001B]', '\u001B\\', '\u001B]', '\u001B\\'])
  assert.not.match(text, '\u0007')
})

test.run()
