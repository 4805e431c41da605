/** The YAML head: limits, refusals, places and types (B-01 to B-07, A-13). */
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { checkFrontMatter, commonFrontMatter, parseFrontMatter } from '../../../plugins/markdown/index.ts'
import { brief } from './support/read.ts'

const file = 'content/set/en/docs/a.md'
const schema = v.object(commonFrontMatter)
const parse = (text: string) => parseFrontMatter({ file, text })
const check = (yaml: string) => checkFrontMatter(schema, parse(`---\n${yaml}\n---\n`))

test('attributes, the start of the prose, places', () => {
  const text = '---\ntitle: A\ntags:\n  - x\n  - y\n---\n\nProse'
  const { attributes, bodyStart, place, rawValue } = parse(text)
  assert.equal(attributes, { title: 'A', tags: ['x', 'y'] })
  assert.is(text.slice(bodyStart), '\nProse')
  assert.equal(place(['title']), { file, line: 2, column: 1 })
  assert.equal(place(['tags', '1']), { file, line: 5, column: 5 })
  assert.equal(place(['none']), { file, line: 1, column: 1 })
  assert.is(rawValue(['title']), 'A')
})

test('a file without front matter is fine', () => {
  for (const text of ['', 'Prose', '\n---\na: 1\n---\n', '----\n', '--- a b\n', ' ---\na: 1\n---\n']) {
    assert.equal(parse(text).attributes, {}, JSON.stringify(text))
    assert.is(parse(text).bodyStart, 0)
  }
})

test('empty front matter, comments only, nothing behind it', () => {
  for (const text of ['---\n---', '---\n---\n', '---\n\n---\nx', '---\n# only a comment\n---\n', '---   \n---  \n'])
    assert.equal(parse(text).attributes, {}, JSON.stringify(text))
})

test('A-13 a byte order mark changes nothing', () => {
  const text = '---\ntitle: A\n---\nProse'
  const marked = parse(`\uFEFF${text}`)
  assert.equal(marked.attributes, parse(text).attributes)
  assert.equal(marked.place(['title']), parse(text).place(['title']))
  assert.is(`\uFEFF${text}`.slice(marked.bodyStart), 'Prose')
  assert.is(parse('\uFEFFProse').bodyStart, 1)
})

test('A-14 line ends of all kinds are the same', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['---', 'title: A', 'tags: [x]', '---', 'Prose'].join(end)
    assert.equal(parse(text).attributes, { title: 'A', tags: ['x'] })
    assert.is(text.slice(parse(text).bodyStart), 'Prose')
    assert.equal(parse(text).place(['tags']), { file, line: 3, column: 1 })
  }
})

test('a file that is all YAML can be read between two added lines', () => {
  const { place } = parseFrontMatter({ file, text: '---\nlabel: x\n---\n', linesBefore: -1 })
  assert.equal(place(['label']), { file, line: 1, column: 1 })
})

const bomb = (levels: number): string => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level <= levels; level++)
    lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`)
  return lines.join('\n')
}

test('B-01 an alias bomb is an error, at once', () => {
  const started = process.cpuUsage()
  const before = process.memoryUsage().heapUsed
  assert.equal(problems(() => parse(`---\n${bomb(9)}\n---\n`)).map(brief), ['front-matter-syntax 1:1'])
  const { user, system } = process.cpuUsage(started)
  assert.ok((user + system) / 1e6 < 10)
  assert.ok(process.memoryUsage().heapUsed - before < 50e6)
})

test('B-02 size and depth are limited', () => {
  const deep = (levels: number) => `---\na: ${'['.repeat(levels)}${']'.repeat(levels)}\n---\n`
  assert.equal(problems(() => parse(deep(5000)))[0]!.code, 'front-matter-depth')
  assert.equal(problems(() => parse(deep(40))).map(brief), ['front-matter-depth 2:35'])
  assert.ok(parse(deep(20)))
  const blocks = Array.from({ length: 40 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
  assert.equal(problems(() => parse(`---\n${blocks} 1\n---\n`))[0]!.code, 'front-matter-depth')
  assert.equal(problems(() => parse(`---\na: ${'x'.repeat(1_000_000)}\n---\n`)).map(brief), [
    'front-matter-too-large 1:1',
  ])
  const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1`).join('\n')
  assert.equal(problems(() => parse(`---\n${keys}\n---\n`)).map(brief), ['front-matter-too-large 1:1'])
})

const polluting = [
  '__proto__:\n  polluted: 1',
  'a:\n  __proto__:\n    polluted: 1',
  'a: {constructor: {prototype: {polluted: 1}}}',
  '- prototype: 1',
  '<<: {polluted: 1}',
  'a: &a {polluted: 1}\nb:\n  <<: *a',
  '"__proto__": {polluted: 1}',
  '"\\u005f_proto__": {polluted: 1}',
]

for (const yaml of polluting) {
  test(`B-03 refused: ${JSON.stringify(yaml)}`, () => {
    assert.is(problems(() => parse(`---\n${yaml}\n---\n`))[0]!.code, 'front-matter-key')
    assert.is(({} as { polluted?: unknown }).polluted, undefined)
  })
}

test('a head of TOML is refused, and is no text of the page', () => {
  for (const text of ['+++\ntitle = "A"\n+++\n\nText', '\uFEFF+++\r\ntitle = "A"\r\n+++', '+++\n+++\n'])
    assert.equal(problems(() => parse(text)).map(brief), ['front-matter-language 1:1'])
  for (const text of ['+++ more\n+++\n', '+++\n\nText', 'Text\n+++\nx\n+++\n']) assert.equal(parse(text).attributes, {})
})

for (const head of ['---js', '---javascript', '--- js', '---coffee', '---json', '---toml']) {
  test(`B-04 nothing is run: ${head}`, () => {
    const text = `${head}\nglobalThis.ran = true\n---\n`
    assert.equal(problems(() => parse(text)).map(brief), ['front-matter-language 1:1'])
    assert.is((globalThis as { ran?: unknown }).ran, undefined)
  })
}

for (const tag of [
  '!!js/function "function () {}"',
  '!!js/undefined x',
  '!!python/object:a.B {}',
  '!!python/object/apply:os.system [id]',
  '!custom x',
]) {
  test(`B-04 a tag is an error: ${tag}`, () =>
    assert.equal(problems(() => parse(`---\na: 1\nb: ${tag}\n---\n`)).map(brief), ['front-matter-syntax 3:4']))
}

/** What YAML makes of a value, and what it is called. */
const values: readonly (readonly [string, string])[] = [
  ['1.0', 'the number 1.0'],
  ['true', 'true'],
  ['', 'empty'],
  ['~', 'empty'],
  ['[a]', 'a list'],
  ['{a: 1}', 'a map'],
  ['word', 'the text "word"'],
  ['0x1F', 'the number 0x1F'],
]
const wrong: Readonly<Record<string, readonly string[]>> = {
  text: ['1.0', 'true', '', '~', '[a]', '{a: 1}', '0x1F'],
  number: ['true', '', '[a]', '{a: 1}', 'word'],
  flag: ['1.0', '', '[a]', '{a: 1}', 'word'],
  list: ['1.0', 'true', '', '{a: 1}', 'word'],
}
const kinds: Readonly<Record<string, readonly string[]>> = {
  text: ['id', 'title', 'description', 'slug', 'sidebar_label', 'image'],
  number: ['sidebar_position'],
  flag: ['draft', 'unlisted', 'hide_title', 'hide_table_of_contents'],
  list: ['tags', 'keywords', 'redirect_from'],
}

for (const [kind, keys] of Object.entries(kinds)) {
  for (const key of keys) {
    for (const value of wrong[kind]!) {
      test(`B-05 ${key}: ${value || '(empty)'} is no ${kind}`, () => {
        const [problem, ...others] = problems(() =>
          check(`description: x\n${key}: ${value}`.replace(/^description: x\n(?=description)/, 'id: x\n')),
        )
        assert.is(others.length, 0)
        assert.is(brief(problem!), 'front-matter-type 3:1')
        assert.match(problem!.message, `"${key}" must be`)
        assert.match(problem!.message, `is ${values.find(([written]) => written === value)![1]}`)
      })
    }
  }
}

test('B-05 the hint quotes the value as it was written', () => {
  assert.is(problems(() => check('title: 2.10'))[0]!.hint, 'Quote it: title: "2.10"')
  assert.is(
    problems(() => check('tags: [a, 012]'))[0]!.message,
    'Front matter "tags.1" must be text, but is the number 012',
  )
  assert.is(
    problems(() => check('authors: 1'))[0]!.message,
    'Front matter "authors" must be a name or a list of names, but is the number 1',
  )
})

test('B-05 dates', () => {
  for (const good of [
    '2024-05-31',
    '2024-5-3',
    '2024-02-29',
    '"2024-05-31T10:20:30Z"',
    '2024-05-31 10:20',
    '2024-05-31T10:20:30.123+08:00',
    '2024-05-31 10:20:30 +0800',
    '2024-05-31 10:20:30 Z',
  ])
    assert.ok(check(`date: ${good}`), good)
  for (const bad of [
    '2024-13-45',
    '2023-02-29',
    '2024-00-10',
    '2024-04-31',
    'yes',
    'tomorrow',
    '2024',
    '24-01-01',
    '2024-01-01T25:00',
    '0000-01-01',
    '2024/01/01',
  ]) {
    assert.is(problems(() => check(`date: ${bad}`))[0]?.code, 'front-matter-type', bad)
  }
  assert.is(check('date: 2024-5-3').date, '2024-5-3')
  assert.equal(problems(() => check('last_update:\n  date: never')).map(brief), ['front-matter-type 3:3'])
})

test('B-05 good front matter keeps its values', () => {
  const yaml =
    'title: " A "\nsidebar_position: 2.5\ntags: [a, "1"]\nauthors: [x, y]\ndraft: false\nlast_update: {date: 2024-01-02, author: me}\nredirect_from:\n  - /old/'
  assert.equal(check(yaml), {
    title: 'A',
    sidebar_position: 2.5,
    tags: ['a', '1'],
    authors: ['x', 'y'],
    draft: false,
    last_update: { date: '2024-01-02', author: 'me' },
    redirect_from: ['/old/'],
  })
  assert.equal(check('authors: one'), { authors: 'one' })
})

test('B-06 an unknown key, with the nearest one', () => {
  const [problem] = problems(() => check('tilte: A'))
  assert.is(brief(problem!), 'front-matter-unknown-key 2:1')
  assert.is(problem!.hint, 'Did you mean "title"?')
  assert.is(problems(() => check('sidebar_positon: 1'))[0]!.hint, 'Did you mean "sidebar_position"?')
  assert.not.match(problems(() => check('completely_else: 1'))[0]!.hint!, 'mean')
})

test('B-06 all problems come at once, in order', () => {
  assert.equal(problems(() => check('draft: "false"\ntilte: A\ntags: foo\ntitle: 1')).map(brief), [
    'front-matter-type 2:1',
    'front-matter-unknown-key 3:1',
    'front-matter-type 4:1',
    'front-matter-type 5:1',
  ])
})

test('B-06 a plugin adds keys of its own', () => {
  const own = v.object({ ...commonFrontMatter, image_alt: v.optional(v.string()) })
  assert.equal(checkFrontMatter(own, parse('---\nimage_alt: x\n---\n')), { image_alt: 'x' })
  assert.match(
    problems(() => checkFrontMatter(own, parse('---\nimage_alt: 1\n---\n')))[0]!.message,
    'must be string, but is the number 1',
  )
})

const broken: readonly (readonly [name: string, text: string, expected: string])[] = [
  ['duplicate key', '---\na: 1\nb: 2\na: 3\n---\n', 'front-matter-syntax 4:1'],
  ['tab as indent', '---\na:\n\tb: 1\n---\n', 'front-matter-syntax 3:1'],
  ['never closed', '---\ntitle: A\n\n# Text\n', 'front-matter-unclosed 1:1'],
  ['never closed, with a fence', '---\ntitle: A\n\n```\n ---\n```\n', 'front-matter-unclosed 1:1'],
  ['unclosed quote', '---\na: 1\ntitle: "A\n---\n', 'front-matter-syntax 3:10'],
  ['colon in a value', '---\ntitle: a: b\n---\n', 'front-matter-syntax 2:8'],
  ['a list', '---\n- a\n---\n', 'front-matter-not-map 2:1'],
  ['a word', '---\nword\n---\n', 'front-matter-not-map 2:1'],
  ['a second document', '---\na: 1\n...\nb: 2\n---\n', 'front-matter-syntax 4:1'],
  ['a key that is a list', '---\n? [a]\n: 1\n---\n', 'front-matter-syntax 2:3'],
  ['an unknown alias', '---\na: *b\n---\n', 'front-matter-syntax 2:4'],
]

for (const [name, text, expected] of broken)
  test(`B-07 ${name}`, () => assert.is(problems(() => parse(text)).map(brief)[0], expected))

test('B-07 a dividing line later on, or in code, is no front matter', () => {
  const body = 'a\n\n---\n\n```\n---\nx: 1\n---\n```\n'
  const text = `---\ntitle: A\n---\n${body}`
  assert.is(text.slice(parse(text).bodyStart), body)
})

test('chinese keys of the error are readable', () => {
  assert.match(problems(() => check('标题: A'))[0]!.message, '"标题"')
})

test.run()

function problems(run: () => unknown): readonly Diagnostic[] {
  try {
    run()
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
  return []
}
