/** A page and its translation have the same parts: what stands in one language is in the other, too. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

const fences = /^ *(`{3,})([\w+-]*)[^\n]*\n[^]*?^ *\1/gm

/** In the order of the page, but for links, whose order follows the sentences of a language. */
function partsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const prose = text.replace(fences, '')
  const all = (pattern: RegExp) => [...prose.matchAll(pattern)].map((match) => match[1]!)
  return {
    code: [...text.matchAll(fences)].map(([, , lang]) => lang!),
    headings: all(/^(#+ )/gm),
    anchors: all(/\{#([\w-]+)\}/g),
    callouts: all(/^ *:{3,}([a-z]+)/gm),
    // As many cells in each row.
    rows: all(/^ *(\|.*)/gm).map((row) => row.replaceAll(/[^|]|\\\|/g, '')),
    items: all(/^ *(-|\d+\.) /gm),
    links: all(/\]\(([^)\s]+)[^)]*\)/g)
      .map((link) => link.replace(/^\/en\//, '/'))
      .toSorted(),
  }
}

const differing = (one: string, other: string): readonly string[] => {
  const [a, b] = [partsOf(one), partsOf(other)]
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
}

test('each page has the same parts in both languages', () => {
  assert.equal(differing('## a {#a}\n\n| b | c |\n\n[d](./d.md)', '## 甲 {#a}\n\n| 乙 | 丙 |\n\n[丁](./d.md)'), [])
  assert.equal(differing('- a\n- [b](./b.md)', '- 甲'), ['items', 'links'])
  assert.equal(differing('```sql\na\n```', '```text\na\n```'), ['code'])
  const files = fastGlob.sync('content/*/en/**/*.{md,mdx}', { cwd: root })
  const twins = files.map((file) => [file, file.replace('/en/', '/zh/')] as const)
  const pairs = twins.filter(([, zh]) => existsSync(resolve(root, zh)))
  assert.ok(pairs.length > 300, `${pairs.length} pages`)
  assert.equal(
    pairs.flatMap(([en, zh]) => {
      const texts = [en, zh].map((file) => readFileSync(resolve(root, file), 'utf8')) as [string, string]
      return differing(...texts).map((part) => `${en}: ${part}`)
    }),
    [],
  )
})

test.run()
