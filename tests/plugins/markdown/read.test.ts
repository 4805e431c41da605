/** Facts for lists of pages, found without parsing (A-13 to A-17, C-13). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { readMarkdown } from '../../../plugins/markdown/index.ts'
import { fc } from '../../support/properties.ts'
import { bodyOf, mdxPage, problemsOf } from './support/read.ts'

const read = (text: string, file = 'content/set/en/docs/some-page.md') => readMarkdown({ file, text, hash: '' })

const titles: readonly (readonly [string, string])[] = [
  ['---\ntitle: From front matter\n---\n# Heading', 'From front matter'],
  ['# Heading', 'Heading'],
  ['text\n\n# A *b* **c** `d` [e](f) ![g](h) \\# i\n', 'A b c d e  # i'],
  ['# Closed ##', 'Closed'],
  ['# With id {#x}', 'With id'],
  ['# C#', 'C#'],
  ['```\n# code\n```\n\n# After code', 'After code'],
  ['~~~~md\n```\n# code\n~~~\n~~~~\n# After', 'After'],
  ['- item\n  ```sh\n  # comment\n  ```\n\n# After', 'After'],
  ['## Not first level', 'some-page'],
  ['', 'some-page'],
  [' \n\t\n', 'some-page'],
  ['---\ntitle: ""\n---\n', 'some-page'],
  ['---\ntitle: 1\n---\n', 'some-page'],
  ['#no heading', 'some-page'],
  ['# 中文标题', '中文标题'],
  ['# snake_case_name and *em*', 'snake_case_name and em'],
  ['# The `__proto__` of `Map<K, V>`', 'The __proto__ of Map<K, V>'],
  ['# Uses `` a`b `` and \\<esc\\>', 'Uses a`b and <esc>'],
  ['# A &amp; B &lt;T&gt; caf&eacute; &#60;0.8 &none;', 'A & B <T> café <0.8 &none;'],
  ['# Home <!-- hidden -->', 'Home'],
  ['# \\*not\\* *em*', '*not* em'],
]

for (const [text, title] of titles) test(`title of ${JSON.stringify(text)}`, () => assert.is(read(text).title, title))

test('A-16 empty pages have a title and a body', async () => {
  for (const text of ['', '\n', '\uFEFF', '---\n---\n', '---\ntitle: A\n---\n', '   ']) {
    const body = await bodyOf(text)
    assert.is(body.html, '')
    assert.equal([body.headings, body.anchors, body.links, body.sections, body.diagnostics], [[], [], [], [], []])
  }
})

test('A-13 a byte order mark changes nothing', async () => {
  for (const text of ['---\ntitle: A\n---\n# B\n\n[x](javascript:y)', '# B', '    code']) {
    assert.is(read(`\uFEFF${text}`).title, read(text).title)
    assert.equal(await outcome(`\uFEFF${text}`), await outcome(text))
  }
})

test('A-14 LF, CRLF, CR and a mix give the same body', async () => {
  const lines = [
    '---',
    'title: A',
    '---',
    '',
    '# B',
    '',
    'one',
    'two  ',
    'three',
    '',
    ':::note',
    'x',
    ':::',
    '',
    '```js {1}',
    'a',
    '',
    'b',
    '```',
    '',
    '<Tabs>',
    '<TabItem value="a">',
    'x',
    '</TabItem>',
    '</Tabs>',
    '',
    '<b>h',
    '</b>',
    '',
    '| a |',
    '|---|',
    '| b |',
  ]
  const expected = await outcome(lines.join('\n'))
  for (const ends of [['\r\n'], ['\r'], ['\r\n', '\n', '\r']]) {
    const text = lines
      .map((line, index) => line + ends[index % ends.length])
      .join('')
      .slice(0, -1)
    assert.equal(await outcome(text.replace(/\r$/, '')), expected)
  }
})

test('A-14 places are right with every kind of line end', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const [problem] = await problemsOf(['---', 'title: A', '---', '', 'text', 'a [x](javascript:y)'].join(end))
    assert.equal(problem!.place, { file: 'content/set/en/docs/page.md', line: 6, column: 3 })
  }
})

test('A-15 control characters never reach the page', async () => {
  const controls = [...Array.from({ length: 32 }, (_, code) => code), 0x7f, 0x80, 0x9f, 0xfffe, 0xffff, 0xfdd0].filter(
    (code) => ![9, 10, 12, 13].includes(code),
  )
  for (const code of controls) {
    const sign = String.fromCharCode(code)
    const html = (
      await bodyOf(
        `# T${sign}\n\n## H${sign}\n\na${sign}b \`c${sign}\` [d${sign}](/e${sign})\n\n\`\`\`\nf${sign}\n\`\`\`\n`,
      )
    ).html
    assert.not.ok(html.includes(sign), `U+${code.toString(16)}`)
    assert.match(html, 'a\uFFFDb')
    assert.is(read(`# T${sign}`).title, 'T\uFFFD')
  }
})

test('a form feed, as licenses have it between their pages, is a blank', async () => {
  const { html } = await bodyOf('a\n\n\f## B\n\nc\fd\n')
  assert.match(html, /<h2 id="b">B.*<\/h2>\s*<p>c d<\/p>/)
})

test('A-17 a file above the limit is an error, below it is not', () => {
  try {
    read('a'.repeat(2 * 1024 * 1024 + 1))
    assert.unreachable()
  } catch (error) {
    assert.instance(error, SiteError)
    assert.is((error as SiteError).diagnostics[0]!.code, 'file-too-large')
  }
  assert.ok(read('a '.repeat(1024 * 1024)))
})

const conflict = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n'
const conflicts: readonly (readonly [string, number | undefined])[] = [
  [`---\ntitle: A\n---\n\n${conflict}`, 5],
  [`---\n${conflict.replace('ours', 'title: A')}---\n\ntext\n`, 2],
  [`\`\`\`\na\n\`\`\`\n\n${conflict}`, 5],
  [`\`\`\`\n${conflict}\`\`\`\n`, undefined],
  ['<<<<<<< HEAD\nours\n', undefined],
  ['>>>>>>> a\n\n<<<<<<< b\n\nc\n=======\n', undefined],
]

for (const [text, line] of conflicts)
  test(`two versions that a merge has left are told: ${JSON.stringify(text)}`, () => {
    const told = () => {
      try {
        read(text)
      } catch (error) {
        return (error as SiteError).diagnostics.map(({ code, place }) => [code, place?.line])
      }
      return []
    }
    assert.equal(told(), line === undefined ? [] : [['merge-conflict', line]])
  })

test('what a sentence shows of the front matter is text: in titles, headings and lists of pages', async () => {
  const head = '---\ntitle: A title\nnumber: 5\nlist: [1]\n---\n\n'
  const text = `${head}# {frontMatter.title}\n\nIt is no. {frontMatter.number}.\n\nNo. { frontmatter.number }, {frontMatter.list}{frontMatter.none}\n\n## On {frontMatter.title}\n`
  const page = read(text, mdxPage)
  assert.equal([page.title, page.heading], ['A title', 'A title'])
  assert.is(page.lead, 'It is no. 5.')
  const { html, headings, code } = await bodyOf(text, { file: mdxPage })
  assert.equal(
    headings.map((each) => [each.id, each.text]),
    [['on-a-title', 'On A title']],
  )
  assert.match(html, 'No. 5, ')
  assert.match(code!, 'frontMatter.list')
  assert.is((await bodyOf(`${head}A {frontMatter.title}`, { file: mdxPage })).code, undefined)
  const declared = await bodyOf(`${head}export const frontMatter = { title: 'own' }\n\nA {frontMatter.title}`, {
    file: mdxPage,
  })
  assert.not.match(declared.html, 'A title')
})

test('imports of .mdx, named from the root', () => {
  const text = `import A from './A.tsx'\nimport {\n  B,\n  C,\n} from "../x/B.tsx"\nimport './effect.ts'\nimport React from 'react'\nexport { D } from './D.ts'\nimport A2 from './A.tsx'\n\n\`\`\`js\nimport Z from './Z.js'\n\`\`\`\n\nWords import nothing from './x'.\n`
  assert.equal(read(text, mdxPage).imports, [
    'content/set/en/docs/A.tsx',
    'content/set/en/x/B.tsx',
    'content/set/en/docs/effect.ts',
    'content/set/en/docs/D.ts',
  ])
  assert.equal(read(text).imports, [])
  const hidden = "```mdx-code-block\nimport X from '@site/a/X.tsx'\n```\n\n```mdx\nimport Y from '@site/a/Y.tsx'\n```\n"
  assert.equal(read(hidden, mdxPage).imports, ['a/X.tsx'])
  assert.equal(read("import X from '../../../../../../x.ts'", mdxPage).imports, [])
})

const counts: readonly (readonly [string, number, number])[] = [
  ['', 0, 1],
  ['one two three', 3, 1],
  ["don't re-enter x2", 3, 1],
  ['数据同步', 4, 1],
  ['使用 MySQL 8.0 数据库', 8, 1],
  ['字'.repeat(301), 301, 2],
  ['word '.repeat(401), 401, 3],
  [`${'字'.repeat(300)} ${'word '.repeat(200)}`, 500, 2],
  ['```\nnot counted at all\n```\nyes', 1, 1],
  ['𠀀𠀁', 2, 1],
  ['naïve café Straße', 3, 1],
  ['한국어 단어', 5, 1],
]

for (const [text, words, minutes] of counts) {
  test(`C-13 ${words} words in ${JSON.stringify(text.slice(0, 30))}`, () =>
    assert.equal([read(text).wordCount, read(text).readingMinutes], [words, minutes]))
}

test('C-13 facts and sections never hold half a character', async () => {
  const piece = fc.constantFrom(
    '字',
    '😀',
    '𠀀',
    ' ',
    '\n\n',
    '# ',
    '**',
    '`',
    '<!-- truncate -->\n',
    'word',
    '```\n',
    '- ',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const text = pieces.join('')
      const { title } = read(text)
      const body = await bodyOf(text)
      for (const found of [title, body.html, body.excerpt ?? '', ...body.sections.map((section) => section.text)])
        assert.ok(found.isWellFormed())
    }),
    { numRuns: 300 },
  )
})

test.run()

async function outcome(text: string): Promise<unknown> {
  try {
    return await bodyOf(text)
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}
