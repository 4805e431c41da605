/** Screens of the products as pages of documentation show them, in both languages, and where the site shows them. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../engine/build.ts'
import { loadConfig } from '../../engine/config/load.ts'
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { silentReporter } from '../../engine/run/reporter.ts'
import { en } from '../../site/strings/en/index.ts'
import { zh } from '../../site/strings/zh/index.ts'
import { makeCorpus } from '../bench/corpus.ts'

const repository = resolve(import.meta.dirname, '../..')
const names = ['console', 'rule', 'ticket', 'mask', 'pipeline', 'tasks', 'source', 'monitor'] as const
const languages = { en: en.screens, zh: zh.screens }

const root = makeCorpus(0, `screens-${process.pid}`)
test.after(() => rmSync(root, { recursive: true, force: true }))
const change = (file: string, ...pairs: readonly (readonly [string, string])[]) => {
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(
    join(root, file),
    pairs.reduce((result, [from, to]) => result.replace(from, () => to), text),
  )
}
change('brands/clouddm/brand.ts', ["locales: ['en']", "locales: ['zh', 'en']"])
change(
  'site.config.ts',
  ["locales: [{ id: 'en'", "locales: [{ id: 'zh', name: '中文', lang: 'zh-CN' }, { id: 'en'"],
  [
    'import { styles }',
    "import { pricing } from './plugins/pricing/index.ts'\nimport { figureWords } from './site/strings/outputs.ts'\nimport { styles }",
  ],
  [
    'export default',
    `const texts = { name: 'texts', emit: ({ pages }) => [{ path: 'texts.json', body: JSON.stringify(pages.map(({ path, sections }) => [path, sections])) }] }\nexport default`,
  ],
  ['plugins: [', 'plugins: [texts, '],
  ['styles()', 'pricing({ list: ({ offering, currency }) => ({ offering, currency }), words: figureWords }), styles()'],
)
cpSync(join(repository, 'content/data'), join(root, 'content/data'), { recursive: true })
for (const locale of Object.keys(languages)) {
  const folder = join(root, 'content/clouddm', locale, 'docs/all')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '_category_.yml'), 'label: All\n')
  for (const [page, markers] of [
    ['plain', ''],
    ['numbered', ' markers'],
  ] as const)
    writeFileSync(
      join(folder, `${page}.mdx`),
      `---\ntitle: ${page}\n---\n\nScreens:\n\n${names.map((name) => `<Screen name="${name}"${markers} />\n`).join('\n')}`,
    )
}
const { diagnostics } = await build(await loadConfig({ root }), {
  cache: false,
  write: true,
  report: silentReporter,
  signal: new AbortController().signal,
})

const figuresOf = (locale: string, page: string): readonly string[] => {
  const path = `${locale === 'zh' ? '' : 'en/'}docs/all/${page}/index.html`
  const html = readFileSync(join(root, 'dist/clouddm', path), 'utf8')
  return [...html.matchAll(/<figure[\s>].*?<\/figure>/gs)].map(([figure]) => figure)
}

test('pages of documentation show them', () =>
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  ))

for (const [locale, words] of Object.entries(languages)) {
  test(`${locale}: each is a figure with a caption, and a picture with a sentence on what is seen`, () => {
    const figures = figuresOf(locale, 'plain')
    assert.is(figures.length, names.length)
    for (const [index, name] of names.entries()) {
      const [, label] = /<div role="img" aria-label="([^"]*)"><div[^>]* aria-hidden="true">/.exec(figures[index]!) ?? []
      assert.is(decodeEntities(label ?? ''), words[name].label)
      assert.match(figures[index]!, `>${words[name].caption}</figcaption>`)
    }
  })

  test(`${locale}: numbers lead to as many lines, one after the other`, () => {
    for (const [index, name] of names.entries()) {
      const [drawing = '', caption = ''] = figuresOf(locale, 'numbered')[index]!.split('<figcaption')
      const [, look] = /<li[^>]*><span class="([^"]+)">1<\/span>/.exec(caption) ?? []
      const numbersIn = (html: string) =>
        [...html.matchAll(new RegExp(`<span class="${look}">(\\d)</span>`, 'g'))].map(([, number]) => Number(number))
      const numbers = numbersIn(drawing)
      const { legend } = words[name]
      assert.equal(
        numbers.toSorted(),
        legend.map((_, at) => at + 1),
        name,
      )
      for (const line of legend) assert.ok(decodeEntities(caption).includes(line), line)
      assert.equal(numbersIn(figuresOf(locale, 'plain')[index]!), [], name)
    }
  })
}

test('nothing in them takes the focus, names a file or runs, and none is heavy', () => {
  for (const figure of figuresOf('en', 'numbered')) {
    assert.ok(!/<(?:a|button|input|select|textarea|img|script|details)\b|tabindex|\sid=|\sstyle=/.test(figure), figure)
    assert.ok(figure.length < 12_000, `${figure.length} B`)
  }
})

test('what is written in a picture is no text of the page', () => {
  const texts = new Map<string, unknown>(JSON.parse(readFileSync(join(root, 'dist/clouddm/texts.json'), 'utf8')))
  const home = JSON.stringify(texts.get('/en/'))
  assert.ok(home.includes(en.screens.mask.caption))
  assert.not.match(home, 'mysql-orders')
})

test('each is shown on a page', () => {
  const sources = globSync(['site/features/*/*.tsx', 'content/*/*/docs/**/*.mdx'], {
    cwd: repository,
    exclude: (file) => file.includes('ui-kit'),
  })
  const texts = sources.map((file) => readFileSync(join(repository, file), 'utf8')).join('\n')
  const tour = /const seen = \[(.*?)\]/.exec(texts)?.[1]
  const features = /const seen: .*? = \{(.*?)\}/.exec(texts)?.[1]
  for (const name of names)
    assert.ok(texts.includes(`<Screen name="${name}"`) || `${tour} ${features}`.includes(`'${name}'`), name)
})

test.run()
