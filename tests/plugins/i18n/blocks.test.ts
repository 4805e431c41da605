/** What of a text counts as changed, and where headings were given ids. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { blocksOf, headingIds } from '../../../plugins/i18n/blocks.ts'

const digests = (text: string) => blocksOf('a.md', text).map(({ digest }) => digest)
const lines = (text: string) => blocksOf('a.md', text).map(({ line }) => line)
const head = (fields: string, prose = '') => `---\n${fields}\n---\n${prose}`

test('a block has eight hexadecimal digits, the same for the same text', () => {
  const [first, second, third] = digests('One.\n\nTwo.\n\nOne.\n')
  assert.match(first!, /^[\da-f]{8}$/)
  assert.is(first, third)
  assert.is.not(first, second)
})

test('space at the ends of lines, empty lines and the kind of line ends are nothing a reader sees', () => {
  const plain = digests('One,\ntwo.\n\nThree.\n')
  for (const other of [
    'One,  \ntwo.\n\nThree.\n',
    'One,\ntwo.\t \n\nThree.\n',
    'One, \t\ntwo. \n \t\n\n\nThree.   ',
    '\n\nOne,\ntwo.\n\nThree.',
    'One,\r\ntwo.\r\n\r\nThree.\r\n',
  ])
    assert.equal(digests(other), plain, JSON.stringify(other))
  for (const other of ['One,\n two.\n\nThree.\n', 'One, two.\n\nThree.\n', 'One,\n\ntwo.\n\nThree.\n'])
    assert.not.equal(digests(other), plain, JSON.stringify(other))
})

test('of the front matter, title, description and sidebar label are translated, and nothing else', () => {
  assert.equal(lines(head('slug: /x\ntitle: A\nsidebar_position: 1\ndescription: B\nsidebar_label: C')), [3, 5, 6])
  assert.equal(digests(head('title: A\ndraft: true\ndate: 2024-01-01')), digests(head('title: A')))
  assert.equal(digests(head('title: 7')), [])
  for (const field of ['title', 'description', 'sidebar_label']) {
    const [before, after] = [digests(head(`${field}: A`)), digests(head(`${field}: B`))]
    assert.is(before.length, 1, field)
    assert.not.equal(before, after, field)
  }
  assert.not.equal(digests(head('title: A')), digests(head('description: A')))
})

test('lines are those of the file; fenced code is one block, with its empty lines', () => {
  const code = '```js\na()\n\nb()\n```\n'
  assert.equal(lines(head('title: A', `\nOne.\n\n\nTwo,\nthree.\n\n${code}\nFour.\n`)), [2, 5, 8, 11, 17])
  assert.equal(lines('One.\n'), [1])
  assert.equal(lines(''), [])
  assert.equal(lines('\n  \nOne.\n'), [3])
})

const ids = (text: string) => [...headingIds(text)].map(([id, line]) => `${id}:${line}`)

test('ids given to headings, with their lines', () => {
  assert.equal(ids('# A {#a}\n\ntext\n\n###### B b {#b}  \n> ## C {#c}\n  ## D {/* #d */}\n##\tE {/*#e*/}\n'), [
    'a:1',
    'b:5',
    'c:6',
    'd:7',
    'e:8',
  ])
  assert.equal(ids(head('title: A', '\n## B {#b}\n')), ['b:5'])
  assert.equal(ids('## A {x} {#my   long id }\n'), ['my-long-id:1'])
})

test('the first of two headings with one id has it', () => {
  assert.equal(ids('## A {#a}\n## B {#a}\n'), ['a:1'])
})

test('what only looks like a heading with an id is none', () => {
  for (const text of [
    'Text {#a}',
    '####### A {#a}',
    '##A {#a}',
    '## A {#a} more',
    '## A {a}',
    '## A {#}',
    '## A {#a}b}',
    '## A',
    'x ## A {#a}',
    '```\n## A {#a}\n```',
    '~~~md\n\n## A {#a}\n~~~',
  ])
    assert.equal(ids(`${text}\n`), [], text)
})

test('a heading behind fenced code has its own line', () => {
  assert.equal(ids('```\na\n```\n\n## A {#a}\n'), ['a:5'])
  assert.equal(ids('\n```\na\n```\n\n## A {#a}\n'), ['a:6'])
})

test.run()
