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

const units: Readonly<Record<string, number>> = {
  ...{ 百: 1e2, hundred: 1e2, 千: 1e3, thousand: 1e3, 万: 1e4, 百万: 1e6, million: 1e6, 千万: 1e7, 亿: 1e8, billion: 1e9 },
}
const unit = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const chineseDigits = '零一二三四五六七八九'

/** `5 万` and `50,000` are the same number. Small ones are often words, and a telephone number is written otherwise abroad. */
function numbersOf(text: string): ReadonlySet<string> {
  const prose = text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/\]\([^)]*\)|\{#[^}]*\}|\d+ 折|(?:\+86 |\b0)571-/g, '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll('两', '二')
    .replaceAll(/[一二三四五六七八九](?=[百千万亿])/g, (digit) => String(chineseDigits.indexOf(digit)))
  const found = [...prose.matchAll(new RegExp(`(?<![\\w.])(\\d+(?:\\.\\d+)*)(?: ?(${unit}))?`, 'g'))]
  return new Set(
    found.map(([, number = '', times]) => (times ? String(Math.round(Number(number) * units[times]!)) : number)),
  )
}

/** Of two and more digits, what stands in one of the texts only; a hundred or ten thousand may be a word. */
function strangeNumbers(one: string, other: string): readonly string[] {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const strange = [...a, ...b].filter((number) => !a.has(number) || !b.has(number))
  return strange.filter((number) => number.length > 1 && !/^[12]0{2,4}$/.test(number))
}

test('each page has the same parts in both languages', () => {
  assert.equal(differing('## a {#a}\n\n| b | c |\n\n[d](./d.md)', '## 甲 {#a}\n\n| 乙 | 丙 |\n\n[丁](./d.md)'), [])
  assert.equal(differing('- a\n- [b](./b.md)', '- 甲'), ['items', 'links'])
  assert.equal(differing('```sql\na\n```', '```text\na\n```'), ['code'])
  assert.equal(
    twins().flatMap(({ file, en, zh }) => differing(en, zh).map((part) => `${file}: ${part}`)),
    [],
  )
})

test('each page has the same numbers in both languages', () => {
  assert.equal(strangeNumbers('50,000 rows, 1.5 million', '5 万行，150 万'), [])
  assert.equal(strangeNumbers('two hundred million, 95 of 100', '两亿，一百里的 90'), ['95', '200000000', '90'])
  assert.equal(
    twins()
      .flatMap(({ file, en, zh }) => strangeNumbers(en, zh).map((number) => `${file}: ${number}`)),
    [],
  )
})

function twins() {
  const files = fastGlob.sync('content/*/en/**/*.{md,mdx}', { cwd: root })
  const pairs = files.map((file) => [file, file.replace('/en/', '/zh/')] as const)
  const found = pairs.filter(([, zh]) => existsSync(resolve(root, zh)))
  assert.ok(found.length > 300, `${found.length} pages`)
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
  return found.map(([file, zh]) => ({ file, en: read(file), zh: read(zh) }))
}

test.run()
