/**
 * The site's own layouts around text that wants to be more than text, in a brand of its own: three locales, of which one has
 * neither pages nor words yet, and two versions of the documentation.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../engine/build.ts'
import { loadConfig } from '../../../engine/config/load.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { preview } from '../../../engine/serve/index.ts'
import { payloads } from '../../plugins/markdown/support/payloads.ts'
import { launch, openPage, type OpenPage } from '../../support/browser.ts'

const test = suite('hostile texts')
const root = resolve(import.meta.dirname, '../../..')
const folder = `.bench/hostile-${process.pid}`

/** One line each: what stands in front matter or in a heading has no others. */
const lines = [
  ...new Set(payloads.map((text) => text.replace(/\s+/g, ' ').trim())),
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus='",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><img src=x onerror=alert(1)>',
  ']]><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028alert(1)\u2029',
  'javascript:alert(1)//',
  '<fragment:0><!--fragment:0--><!--body:0-->',
  '__proto__ constructor $& $1 $`',
].map((text, index) => `${text} №${index}`)

const quoted = (text: string) => JSON.stringify(text)
const doc = (title: string, front = '') =>
  `---\ntitle: ${quoted(title)}\nsidebar_label: ${quoted(title)}\ndescription: ${quoted(title)}\ntags: [${quoted(title)}]\n${front}---\n\nText.\n`
const post = (title: string, index: number) =>
  `---\ntitle: ${quoted(title)}\ndescription: ${quoted(title)}\ndate: 2024-01-01\nauthors: [a${index}]\ntags: [t${index}]\n---\n\nText.\n`

/** Some pages have several of them. */
const shown = lines.slice(0, 16).concat(lines.slice(-14))
const all = lines.map((line) => `- ${line.replace(/[\\`*_{}[\]()#+\-.!|<>&~:$"'^@]/g, '\\$&')}`)
const files: Record<string, string> = {
  'zh/docs/intro.md': doc('Intro'),
  'zh/docs/everything.md': `---\ntitle: Everything\n---\n\n${all.join('\n')}\n`,
  'en/docs/intro.md': doc('Intro in English'),
  'zh/docs@1.0/intro.md': doc('Intro of old'),
  'zh/docs@1.0/gone.md': doc('Gone'),
  ...Object.fromEntries(
    shown.flatMap((line, index) => [
      [
        `zh/docs/c${index}/_category_.yml`,
        `label: ${quoted(line)}\nlink:\n  type: generated-index\n  title: ${quoted(line)}\n`,
      ],
      [`zh/docs/c${index}/d.md`, doc(line)],
      [`zh/blog/p${index}.md`, post(line, index)],
    ]),
  ),
  'zh/blog/authors.yml': shown
    .map((line, index) => `a${index}:\n  name: ${quoted(line)}\n  title: ${quoted(line)}\n`)
    .join(''),
  'zh/blog/tags.yml': shown
    .map((line, index) => `t${index}:\n  label: ${quoted(line)}\n  description: ${quoted(line)}\n`)
    .join(''),
}

const plugins = [
  ...['docs', 'blog', 'styles', 'theme', 'sitemap', 'feeds', 'search', 'markdown-sources', 'llms', 'brand-logo'],
  ...['pricing', 'sprite', 'social-images'],
]
/** A configuration of its own, because render threads read it as well. The pages its navigation leads to are left out. */
const siteFiles = {
  // What the document names, without the plugins that make it.
  'brands/acme/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"/>',
  'brands/acme/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'brands/acme/public/site.webmanifest': '{"name":"Acme"}',
  'site.config.ts': `import site from '../../site.config.ts'
export default {
  ...site,
  // A dollar and a digit are no price here.
  severities: { 'price-not-from-data': 'off', 'latency-not-from-data': 'off' },
  app: 'site/app.tsx',
  content: '${folder}/content',
  out: '${folder}/dist',
  locales: [...site.locales, { id: 'ja', name: '日本語', lang: 'ja' }],
  brands: { ...site.brands, folder: '${folder}/brands', files: [] },
  plugins: site.plugins.filter(({ name }) => ${JSON.stringify(plugins)}.includes(name)),
}
`,
  'brands/acme/brand.ts': `import brand from '../../../../brands/clougence/brand.ts'
const label = (text) => ({ zh: text, en: text })
export default {
  ...brand,
  id: 'acme',
  default: true,
  content: 'acme', proseHome: undefined,
  locales: ['zh', 'en', 'ja'],
  name: ${quoted(lines[60]!)},
  announcement: { id: 'x', text: label(${quoted(lines[5]!)}), href: '/docs/intro/', until: '2999-01-01' },
  navigation: {
    ...brand.navigation,
    entries: [{ kind: 'link', id: 'x', label: label(${quoted(lines[3]!)}), path: '/docs/intro/' }],
  },
}
`,
}

function write(name: string, text: string): void {
  const file = join(root, folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

let browser: Browser
/** One after the other shows all pages: what one of them brings about late is noticed on the next. */
let opened: OpenPage
const dialogs: string[] = []
let origin: string
let close: () => Promise<void>

test.before(async () => {
  for (const [name, text] of Object.entries(files)) write(`content/acme/${name}`, text)
  for (const [name, text] of Object.entries(siteFiles)) write(name, text)
  cpSync(join(root, 'content/data'), join(root, folder, 'content/data'), { recursive: true })
  const config = await loadConfig({ root, file: `${folder}/site.config.ts` })
  const { diagnostics } = await build(config, {
    cache: true,
    write: true,
    report: silentReporter,
    signal: new AbortController().signal,
  })
  assert.equal(diagnostics.filter(({ severity }) => severity === 'error').slice(0, 3), [])
  const served = await preview({
    out: join(root, folder, 'dist'),
    host: '127.0.0.1',
    port: 0,
    strictPort: true,
    log: () => {},
  })
  origin = new URL(served.urls[0]!.url).origin
  close = served.close
  browser = await launch()
  opened = await openPage(browser)
  opened.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
})
test.after(async () => {
  await browser?.close()
  await close?.()
  rmSync(join(root, folder), { recursive: true, force: true })
})

/** The texts a page shows, and proof that they are only texts. */
async function look<T>(path: string, read: (page: Page) => Promise<T>): Promise<T> {
  const { page, problems, foreign } = opened
  await page.goto(origin + path, { waitUntil: 'load' })
  const result = await read(page)
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  )
  // The pages that were left out, the icon and the manifest are not there.
  const bad = problems.splice(0).filter((problem) => !/404|ERR_/.test(problem))
  assert.equal([path, dialogs.splice(0), bad, foreign.splice(0), handlers], [path, [], [], [], []])
  return result
}

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (found) => found.map(({ textContent }) => textContent!.trim()))
/** A browser takes runs of blanks for one. */
const plain = (text: string) => text.replace(/[\s\u2028\u2029]+/g, ' ').trim()
const trimmed = (list: readonly string[]) => list.map((text) => text.trim())

test('C-14 a title is the same text in the page, its head, its facts and its breadcrumbs', async () => {
  for (const [index, line] of shown.entries()) {
    const [title, values, facts, crumbs, heading] = await look(`/docs/c${index}/d/`, async (page) =>
      page.evaluate(() => {
        const contents = ['og:title', 'og:description'].map(
          (name) => document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)!.content,
        )
        const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!.content
        const { '@graph': graph } = JSON.parse(
          document.querySelector('script[type="application/ld+json"]')!.textContent!,
        )
        const [article, list] = graph
        const steps = (list as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)
        const trail = [...document.querySelectorAll('article header nav[aria-label="当前位置"] li')].map(
          ({ textContent }) => textContent,
        )
        const h1 = document.querySelector('h1')!.textContent
        return [
          document.title,
          [...contents, description],
          [article.headline, ...steps.slice(1)],
          trail.slice(1),
          h1,
        ] as const
      }),
    )
    assert.is(plain(title), plain(`${line} · ${lines[60]}`))
    for (const value of [...values, ...facts, ...crumbs, heading]) assert.is(plain(value!), plain(line))
  }
})

test('D-03 labels of menus, categories, tags and authors, the announcement and the name of the brand are text', async () => {
  const menu = await look('/docs/intro/', async (page) => ({
    bar: await texts(page, 'aside:has([data-announcement-close]) a'),
    nav: await texts(page, '[data-region=navbar] nav a'),
    tree: await page.$$eval('[data-tree] summary', (all) => all.map((each) => each.ariaLabel ?? each.textContent)),
  }))
  assert.equal(menu.bar, trimmed([lines[5]!]))
  assert.ok(menu.nav.includes(lines[3]!.trim()))
  assert.equal(
    shown.filter((line) => !menu.tree.includes(line)),
    [],
  )

  const lists = {
    '/blog/': 'article h2, article h3',
    '/blog/archive/': 'main li a',
    '/blog/tags/': 'main li a',
    '/blog/authors/': 'main h2',
    '/docs/tags/': 'main li a',
  }
  for (const [path, selector] of Object.entries(lists)) {
    const found = await look(path, (page) => texts(page, selector))
    assert.equal([path, ...trimmed(shown).filter((line) => !found.includes(line))], [path])
  }
  const [author, box, tag] = await look('/blog/p3/', async (page) => [
    await texts(page, 'article header a[href*=authors]'),
    await texts(page, 'article footer strong'),
    await texts(page, 'article header a[href*=tags]'),
  ])
  assert.equal([author, box, tag], [[shown[3]], [shown[3]], [shown[3]]])
})

test('C-03 all of them in the text of a page are shown as they were written', async () => {
  const found = await look('/docs/everything/', (page) => texts(page, '[data-content] li'))
  assert.equal(found.map(plain), lines.map(plain))
})

test('a third locale without pages or words: the default’s text under its own addresses, said and kept from search engines', async () => {
  const seen = await look('/ja/docs/intro/', (page) =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      textLang: document.querySelector('[data-content]')!.closest('[lang]')!.getAttribute('lang'),
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname,
      notice: document.querySelector('[role=note]')?.textContent,
      own: [...document.querySelectorAll<HTMLAnchorElement>('[data-tree] a')].map(({ pathname }) => pathname),
    })),
  )
  assert.equal([seen.lang, seen.textLang, seen.robots, seen.canonical], ['ja', 'zh-CN', 'noindex', '/docs/intro/'])
  assert.match(seen.notice!, '中文')
  assert.ok(seen.own.length > 30 && seen.own.every((path) => path.startsWith('/ja/docs/')))
})

test('an older version says so, and leads to the same page of the latest', async () => {
  const old = await look('/docs/1.0/intro/', async (page) => {
    await page.click('article [aria-controls=page-version]')
    await page.waitForSelector('#page-version', { visible: true })
    return {
      notice: await page.$eval('[role=note] a', (link) => link.getAttribute('href')),
      menu: await page.$$eval('#page-version a', (links) =>
        links.map((link) => `${link.getAttribute('href')}${link.ariaCurrent ? ' *' : ''}`),
      ),
      robots: await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content')),
    }
  })
  assert.equal(old, {
    notice: '/docs/intro/',
    menu: ['/docs/intro/', '/docs/1.0/intro/ *'],
    robots: 'noindex',
  })
  const { notice, menu } = await look('/docs/intro/', async (page) => ({
    notice: (await page.$('[role=note]')) !== null,
    menu: (await page.$$('#page-version a')).length,
  }))
  assert.equal([notice, menu], [false, 2])
})

test.run()
