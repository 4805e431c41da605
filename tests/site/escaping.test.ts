/** What a writer gives as a title, through the real layouts: text in every place it is shown, code in none. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../engine/build.ts'
import { loadConfig } from '../../engine/config/load.ts'
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { silentReporter } from '../../engine/run/reporter.ts'
import { makeCorpus } from '../bench/corpus.ts'

const payloads = [
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '--><img src=x onerror=alert(1)>',
  ']]><b>',
  '&lt;b&gt; &amp;amp; &#60;',
  '$& $1 $$ ${x} {x}',
  '<svg/onload=alert(1)>',
  'line\u2028and\u2029end',
]

const root = makeCorpus(0, `escaping-${process.pid}`)
test.after(() => rmSync(root, { recursive: true, force: true }))
const folder = join(root, 'content/clouddm/en/docs')
for (const [index, payload] of payloads.entries()) {
  const text = JSON.stringify(payload)
  const heading = payload.replace(/[\\`*_{}[\]<>()#+.!|&$-]/g, '\\$&')
  mkdirSync(join(folder, `p${index}`), { recursive: true })
  writeFileSync(join(folder, `p${index}/_category_.yml`), `label: ${text}\nlink: { type: generated-index }\n`)
  writeFileSync(
    join(folder, `p${index}/page.md`),
    `---\ntitle: ${text}\ndescription: ${text}\ntags: [${text}]\n---\n\n## ${heading}\n\nText.\n`,
  )
}
const { diagnostics } = await build(await loadConfig({ root }), {
  cache: false,
  write: true,
  report: silentReporter,
  signal: new AbortController().signal,
})
const pageOf = (index: number) => readFileSync(join(root, `dist/clouddm/docs/p${index}/page/index.html`), 'utf8')
const attribute = (html: string, tag: string) =>
  decodeEntities(new RegExp(`<meta ${tag} content="([^"]*)"`).exec(html)?.[1] ?? '')
const textIn = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ''))

/** Tags a payload would have made: handlers, scripts without a source, elements the layout does not have. */
function strangersIn(html: string): readonly string[] {
  // Values of attributes and data are no markup.
  const markup = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '').replace(/="[^"]*"/g, '=""')
  return [...markup.matchAll(/<[a-z][^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\s(?:on\w+|autofocus)\b|<svg\/|=x\b|<b>/.test(tag) || /^<script(?![^>]* src=)/.test(tag))
}

test('C-14 the pages are built', () =>
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  ))

for (const [index, payload] of payloads.entries()) {
  test(`C-14 ${JSON.stringify(payload)} is that text in the head, the data for search engines, the breadcrumbs and the page`, () => {
    const html = pageOf(index)
    assert.ok(decodeEntities(/<title>([^<]*)<\/title>/.exec(html)![1]!).startsWith(`${payload} · `))
    for (const tag of [
      'name="description"',
      'property="og:title"',
      'property="og:description"',
      'name="twitter:title"',
    ])
      assert.is(attribute(html, tag), payload, tag)

    const [article, trail] = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)[
      '@graph'
    ]
    assert.equal([article.headline, article.description], [payload, payload])
    assert.equal(
      trail.itemListElement.slice(-2).map(({ name }: { name: string }) => name),
      [payload, payload],
    )

    const shown = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner]) => textIn(inner!))
    assert.ok(shown(/<h1[^>]*>(.*?)<\/h1>/gs).includes(payload))
    assert.ok(
      shown(/<h2[^>]*>(.*?)<\/h2>/gs).some((text) => text.includes(payload.trim())),
      'heading',
    )
    assert.ok(
      shown(/<li[^>]*>(.*?)<\/li>/gs).some((text) => text.includes(payload)),
      'breadcrumbs, sidebar',
    )
    // The layout's own: it chooses the theme before the first paint.
    assert.equal(strangersIn(html), ['<script>'])
  })
}

test.run()
