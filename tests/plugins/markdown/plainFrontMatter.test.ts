/** Plain front matter is read as the YAML library reads it. A remark is enough for the library to be asked. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseFrontMatter } from '../../../plugins/markdown/frontMatter.ts'
import { readPlainFrontMatter } from '../../../plugins/markdown/plainFrontMatter.ts'
import { fc } from '../../support/properties.ts'

const file = 'a.md'
const root = resolve(import.meta.dirname, '../../..')

function assertAsLibrary(yaml: string): void {
  const plain = readPlainFrontMatter(yaml)
  if (!plain) return
  const [own, library] = [yaml, `${yaml}\n# remark`].map((head) =>
    parseFrontMatter({ file, text: `---\n${head}\n---\n` }),
  )
  assert.equal(own!.attributes, library!.attributes, JSON.stringify(yaml))
  const paths = [...plain.keys()].flatMap((key) => [[key], [key, '0'], [key, '1'], [key, 'x'], [key, '0', '0']])
  for (const keys of [...paths, ['not-there'], []]) {
    assert.equal(own!.place(keys), library!.place(keys), JSON.stringify([yaml, keys]))
    assert.is(own!.rawValue(keys), library!.rawValue(keys), JSON.stringify([yaml, keys]))
  }
}

test("this project's front matter, most of it without the library", () => {
  const files = globSync('{content,docs}/**/*.md', { cwd: root })
  const heads = files.flatMap((each) => /^---\n([^]*?)\n---\n/.exec(readFileSync(join(root, each), 'utf8'))?.[1] ?? [])
  for (const head of heads) assertAsLibrary(head)
  const plain = heads.filter((head) => readPlainFrontMatter(head))
  assert.ok(plain.length / heads.length > 0.5, `${plain.length} of ${heads.length}`)
})

const keys = [
  'title',
  'a-b',
  'a_b',
  'y',
  'true',
  'null',
  'constructor',
  '__proto__',
  '1a',
  'é',
  '"q"',
  'title',
  '<<',
  '- x',
  ' in',
]
const values = [
  ...[
    'word',
    'two words',
    '中文，标题',
    "don't",
    'a "b" c',
    'a, b [c] {d} & * ! | > % @ ` ?',
    'a - b',
    'x = y',
    '😀',
    'a\u200bb',
    'a\u2028b',
  ],
  ...['true', 'True', 'false', 'null', 'Null', 'NULL', '~', 'yes', 'No', 'on', '.nan', 'NaN', '.inf', ''],
  ...[
    '0',
    '12',
    '-12',
    '-0',
    '007',
    '+1',
    '1.0',
    '1e3',
    '0x1f',
    '0o7',
    '1_000',
    '123456789',
    '12345678901234567890',
    '2024-01-01',
    '12:30',
  ],
  ...[
    '"q"',
    "'q'",
    '"a: b # c"',
    "'it''s'",
    '"a\\n"',
    '"',
    "'a",
    '"a" b',
    '"tab\there"',
    'tab\there',
    '# remark',
    'a # remark',
    'a: b',
    'a:b',
  ],
  ...[
    '[a, b]',
    '[a,  b , c d]',
    '[a, 1]',
    '[a, true]',
    '[a: b]',
    '[]',
    '[a, ]',
    '[a,,b]',
    '{a: 1}',
    '&a b',
    '*a',
    '!!str 1',
    '| ',
    '>-',
    '- a',
    '? a',
    '%a',
    '@a',
    '`a',
    '=',
    '<<',
  ],
]
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...keys),
        fc.constantFrom(': ', ':  ', ':', ' : '),
        fc.constantFrom(...values),
        fc.constantFrom('', ' ', '\t'),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '  more', '- a', '...', '# remark', ' ') },
)

test('lines of any kind', () => {
  for (const key of keys) for (const value of values) assertAsLibrary(`${key}: ${value}`)
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n')),
      assertAsLibrary,
    ),
    { numRuns: 4000, seed: 1 },
  )
})

test('what looks plain and is not', () => {
  for (const yaml of [
    'title: True',
    'title: a: b',
    'title: a # b',
    'a: 1\na: 2',
    'a: 007',
    'a: 1.0',
    'constructor: a',
    'a: b\n  c',
    'y: 1',
    'a:',
    '',
    'a: "b\\n"',
  ])
    assert.is(readPlainFrontMatter(yaml), undefined, yaml)
})

test('keys and values are found where they stand', () => {
  const text = '---\ntitle: A title\n\nsidebar_position: 12\ntags: [one, two words]\nlabel: "a: b"\n---\nbody'
  const { attributes, place, rawValue, bodyStart } = parseFrontMatter({ file, text })
  assert.equal(place(['tags', '1']), { file, line: 5, column: 13 })
  assert.equal(attributes, { title: 'A title', sidebar_position: 12, tags: ['one', 'two words'], label: 'a: b' })
  assert.equal(place(['label']), { file, line: 6, column: 1 })
  assert.equal([rawValue(['sidebar_position']), rawValue(['label']), bodyStart], ['12', 'a: b', text.indexOf('body')])
})

test.run()
