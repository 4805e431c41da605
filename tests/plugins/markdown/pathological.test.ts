/** Input made to keep a parser busy (C-08). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { bodyOf, mdxPage, page } from './support/read.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** After cmark's pathological suite, and our own notations. */
const inputs: Readonly<Record<string, (n: number) => string>> = {
  'nested emphasis': (n) => `${'*a **a '.repeat(n)}b${' a** a*'.repeat(n)}`,
  'emphasis closers': (n) => 'a_ '.repeat(n),
  'emphasis openers': (n) => '_a '.repeat(n),
  'mismatched emphasis': (n) => '*a_ '.repeat(n),
  'multiple of three': (n) => `a**b${'c* '.repeat(n)}`,
  'link closers': (n) => 'a]'.repeat(n),
  'link openers': (n) => '[a'.repeat(n),
  'links within links': (n) => '[a]('.repeat(n),
  'link and emphasis': (n) => `${'[ a_'.repeat(n)}`,
  'nested brackets': (n) => `${'['.repeat(n)}a${']'.repeat(n)}`,
  'unclosed link titles': (n) => '[a](b "'.repeat(n),
  'unclosed destinations': (n) => '[a](<b'.repeat(n),
  quotes: (n) => `${'> '.repeat(n)}a`,
  'quotes without spaces': (n) => `${'>'.repeat(n)}a`,
  'lists within lists': (n) => `${'- '.repeat(n)}a`,
  'numbers within numbers': (n) => `${'1. '.repeat(n)}a`,
  'indented lists': (n) =>
    range(Math.min(n, 1000))
      .map((level) => `${' '.repeat(level)}* a\n`)
      .join(''),
  'back ticks': (n) =>
    range(Math.min(n, 1500))
      .map((length) => `e${'`'.repeat(length)}`)
      .join(''),
  'NUL characters': (n) => 'abc\0de\0'.repeat(n),
  'angle brackets': (n) => '<'.repeat(n),
  'open tags': (n) => '<b>'.repeat(n),
  'closed tags': (n) => '</b>'.repeat(n),
  'unfinished tags': (n) => '<a href="'.repeat(n),
  'many attributes': (n) => `<b ${'c '.repeat(n)}>x</b>`,
  'self-closing with a rest': (n) => `<b ${'c="d" '.repeat(n)}`,
  declarations: (n) => '<!A '.repeat(n),
  instructions: (n) => '<?'.repeat(n),
  'character data': (n) => '<![CDATA['.repeat(n),
  comments: (n) => `x ${'<!-- '.repeat(n)}`,
  'tables: columns': (n) => `${'|a'.repeat(n)}\n${'|-'.repeat(n)}\n`,
  'tables: rows': (n) => `a|b\n-|-\n${'x|y\n'.repeat(n)}`,
  'tables: pipes only': (n) => `${'|'.repeat(n)}\n|-|\n`,
  entities: (n) => '&amp;'.repeat(n),
  definitions: (n) =>
    `${range(n)
      .map((index) => `[r${index}]: /u\n`)
      .join('')}\n${range(n)
      .map((index) => `[r${index}] `)
      .join('')}`,
  footnotes: (n) =>
    `${range(n)
      .map((index) => `[^${index}] `)
      .join('')}\n\n${range(n)
      .map((index) => `[^${index}]: x\n`)
      .join('')}`,
  strikethrough: (n) => '~~a '.repeat(n),
  'bare addresses': (n) => 'http://a.b/('.repeat(n),
  'mail addresses': (n) => 'a@b.c '.repeat(n),
  'directives within directives': (n) =>
    range(Math.min(n, 300))
      .map((level) => `${':'.repeat(303 - level)}note\n`)
      .join(''),
  'directives after directives': (n) => ':::note\nx\n:::\n\n'.repeat(n),
  'old titles': (n) => `:::note ${' '.repeat(n * 20)}x${' '.repeat(n * 20)}y`,
  'tabs never closed': (n) => '<Tabs>\n<TabItem value="a">\n'.repeat(n),
  'tabs never opened': (n) => '</TabItem>\n'.repeat(n),
  'details never closed': (n) => '<details>\n'.repeat(n),
  'details within details': (n) => '<details><summary>a</summary>\n'.repeat(n) + '</details>\n'.repeat(n),
  summaries: (n) => `${'<summary>a</summary>'.repeat(n)}x`,
  headings: (n) => '## a\n\n'.repeat(n),
  'underlined headings': (n) => 'a\n=\n'.repeat(Math.min(n, 1500)),
  'very many underlined headings': (n) => 'a\n=\n'.repeat(n * 10),
  'spaces in a heading': (n) => `## a${' '.repeat(n * 100)}b`,
  'number signs': (n) => `# a${' #'.repeat(n)}b`,
  spaces: (n) => `${' '.repeat(n * 100)}x`,
  'spaces after a dash': (n) => `-${' '.repeat(n * 100)}-`,
  'one long word': (n) => 'a'.repeat(n * 200),
  'chinese emphasis': (n) => '**测试。**后'.repeat(n),
  'JSX in HTML': (n) => '<a className="'.repeat(n),
  braces: (n) => '{'.repeat(n),
  'heading ids': (n) => `## a ${'{#'.repeat(n)}`,
  'image hints': (n) => `![${' '.repeat(n * 10)}w|](/x)`,
  styles: (n) => `<p style="${'a:b;'.repeat(n)}">x</p>`,
  'fence after fence': (n) => '```\n'.repeat(n),
  'link comments': (n) => '[//]: # x\n'.repeat(n),
  'imports never finished': (n) => 'import {a\n'.repeat(n),
}

test('C-08 the list is long enough', () => assert.ok(Object.keys(inputs).length >= 20))

for (const [name, input] of Object.entries(inputs)) {
  for (const file of [page, mdxPage]) {
    test(`C-08 ${name}${file === mdxPage ? ' in .mdx' : ''}`, async () => {
      const sizes = file === mdxPage ? [1000] : [1000, 5000]
      // Some do not grow without end.
      const texts = new Map(sizes.map((n) => [input(n), n]))
      for (const [text, n] of texts) {
        const before = process.cpuUsage()
        await outcome(text, file)
        const { user, system } = process.cpuUsage(before)
        // The slowest takes three seconds. What grows with the square of its size takes minutes.
        assert.ok((user + system) / 1e6 < 60, `${n}: ${(user + system) / 1e6} s`)
      }
    })
  }
}

test.run()

async function outcome(text: string, file: string): Promise<void> {
  try {
    await bodyOf(text, { file })
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    for (const { place, code } of error.diagnostics) assert.ok(place?.line && place.column, `${code} has no place`)
  }
}
