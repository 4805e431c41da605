/** What the checker says is told once for all files, and what is ignored is counted. */
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findingOf, lineOf, type Finding } from './checker.ts'
import { createGroups } from './groups.ts'

const folder = resolve('/built')

const finding = (file: string, message: string, level: Finding['level'] = 'error'): Finding => ({
  level,
  message,
  element: 'p',
  file,
  line: 1,
  column: 1,
  highlighted: '<p>',
  extract: '<p>',
})

test('equal findings are one, errors come first, then what is in most files', () => {
  const groups = createGroups([])
  groups.add([finding('a.html', 'note', 'note'), finding('a.html', 'once'), finding('a.html', 'twice')])
  groups.add([finding('b.html', 'twice'), finding('b.html', 'twice')])
  assert.equal(
    groups.all().map(({ first, count, files }) => [first.message, first.file, count, files.size]),
    [
      ['twice', 'a.html', 3, 2],
      ['once', 'a.html', 1, 1],
      ['note', 'a.html', 1, 1],
    ],
  )
})

test('what is ignored is counted, in the files it is meant for; an entry for nothing is seen', () => {
  const here = { message: /^known$/, file: /\.svg$/, extract: /<p>/, reason: 'r' }
  const never = { message: /^never$/, reason: 'r' }
  const groups = createGroups([here, never])
  groups.add([finding('a.svg', 'known'), finding('a.html', 'known'), finding('a.svg', 'unknown')])
  assert.equal(groups.ignored(), [
    [here, 1],
    [never, 0],
  ])
  assert.equal(
    groups.all().map(({ first }) => [first.file, first.message]),
    [
      ['a.html', 'known'],
      ['a.svg', 'unknown'],
    ],
  )
})

test('a message becomes a finding: its file, its element, its text', () => {
  const message = {
    type: 'info',
    subType: 'warning',
    message: 'm',
    url: pathToFileURL(resolve(folder, 'docs/标签.html')).href,
    lastLine: 2,
    firstColumn: 4,
    lastColumn: 9,
    extract: 'ab</p><section>c',
    hiliteStart: 6,
    hiliteLength: 9,
  } as const
  assert.equal(findingOf(message, folder), {
    level: 'warning',
    message: 'm',
    element: 'section',
    file: 'docs/标签.html',
    line: 2,
    column: 4,
    highlighted: '<section>',
    extract: 'ab</p><section>c',
  })
  assert.is(findingOf({ type: 'non-document-error', message: 'm' }, folder).level, 'error')
  assert.is(findingOf({ type: 'info', message: 'm' }, folder).level, 'note')
})

test('the line is that of the text, whether it is counted from 0 or from 1', () => {
  const text = 'one\n<p foo>\nthree'
  for (const line of [1, 2]) assert.is(lineOf({ ...finding('a.html', 'm'), line, highlighted: '<p foo>' }, text), 2)
  assert.is(lineOf({ ...finding('a.html', 'm'), line: 0, highlighted: 'gone' }, text), 1)
})

test.run()
