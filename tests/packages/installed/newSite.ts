/** A new site, and the documentation of the engine, made with the installed engine and built with one of their own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { site } from '../../support/cli.ts'
import { at, compile, program, reacts } from './elsewhere.ts'
import { installIn, repository, tarball } from './engine.ts'

const test = suite('new site')
export const newSite = test

test('M-08 a new site is small, and whole: documentation, blog, search, feeds, in each language', async () => {
  const made = await site(['new', 'site', 'docs-site', '--locale', 'en', '--locale', 'zh', '--engine', tarball], {
    cwd: at(),
    program,
  })
  assert.is(made.code, 0, made.stderr)
  assert.match(readFileSync(at('docs-site/package.json'), 'utf8'), /"site-engine": "file:[^"]*\/packed\/[^"]*\.tgz"/)
  installIn(at('docs-site'))
  const { code, stderr } = await inNew('build')
  assert.is(code, 0, stderr)
  assert.match(stderr, /^warning site-url-missing/m)
  assert.not.match(stderr, /^(?:error|note)/m)
  for (const prefix of ['', 'zh/']) {
    assert.match(page(`${prefix}index.html`), '<title>Docs site</title>')
    assert.match(page(`${prefix}docs/intro/index.html`), prefix ? '<h1 class="">介绍' : '<h1 class="">Introduction')
    assert.match(page(`${prefix}docs/index.html`), `url=/${prefix}docs/intro/`)
    assert.match(page(`${prefix}blog/hello/index.html`), prefix ? '有新内容了' : 'Something is new')
    assert.match(page(`${prefix}search/index.html`), '<site-island')
    assert.match(page(`${prefix}404.html`), prefix ? '页面未找到' : 'Page not found')
    assert.match(page(`${prefix}blog/rss.xml`), prefix ? '你好' : 'Hello')
    assert.match(page(`search/${prefix ? 'zh' : 'en'}/index.json`), '{')
  }
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'favicon.svg', 'site.webmanifest', '_headers'])
    assert.ok(page(file), file)
  const scripts = readdirSync(at('docs-site/dist/site/assets')).filter((name) => name.endsWith('.js'))
  assert.ok(
    scripts.some((name) => name.startsWith('search.worker-')),
    scripts.join(' '),
  )
  assert.is(reacts(scripts.map((name) => page(`assets/${name}`)).join('\n')), 1)
})

/** Rules of equal weight: the later one holds, which has to be the project's. */
const look = (width: number) => `import { css, cx } from '@linaria/core'
import { Shell } from 'site-engine/theme/Shell'
import { wrap } from 'site-engine/theme/ui/wrap'

export default function Look() {
  return <Shell><p className={cx(wrap, narrow)}>Look</p></Shell>
}

const narrow = css\`
  max-width: ${width}px;
  background: url('../dot.svg');
\`
`

test('M-08 in dev a page links its stylesheets in the order of a build, so that it is never seen without them', async () => {
  const own = at('docs-site/node_modules/site-engine/lib/cli/main.js')
  mkdirSync(at('docs-site/site/pages'), { recursive: true })
  writeFileSync(at('docs-site/site/pages/look.page.tsx'), look(300))
  writeFileSync(at('docs-site/site/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const server = await startServer('dev', ['site'], ['--root', at('docs-site')], own)
  const address = `${server.urls['site']}look/`
  const sheetsOf = async () => {
    const { body } = await get(address)
    const sheets = [...body.matchAll(/<link rel="stylesheet" data-vite-dev-id="[^"]+" href="\/([^"]+)"/g)]
    const answers = sheets.map(([, sheet]) => get(`${server.urls['site']}${sheet}`, 'GET', { accept: 'text/css' }))
    return (await Promise.all(answers)).map(({ body: text, headers }) => `${String(headers['content-type'])}\n${text}`)
  }
  try {
    const sheets = await sheetsOf()
    assert.ok(sheets.length > 20, String(sheets.length))
    for (const sheet of sheets) assert.match(sheet, /^text\/css\b[^]*\{/)
    const widths = sheets.flatMap((sheet) => sheet.match(/max-width: ?(?:300px|calc\(var\(--w-page\)[^;]*)/g) ?? [])
    assert.is(widths.at(-1), 'max-width: 300px', widths.join())
    assert.match(sheets.at(-1)!, /url\("?(?:data:image\/svg|\/site\/dot\.svg)/)
    writeFileSync(at('docs-site/site/pages/look.page.tsx'), look(301))
    await getUntil(server, address, ({ body }) => /look\.page\.[\w-]+\.css\?t=[1-9]/.test(body))
    assert.match((await sheetsOf()).at(-1)!, 'max-width: 301px')
  } finally {
    await server.stop()
    rmSync(at('docs-site/site'), { recursive: true })
  }
})

test('M-08 in dev search is ready where packages of the engine lie below it, as strict package managers lay them', async () => {
  const engine = at('docs-site/node_modules/site-engine')
  const [beside, below] = [join(engine, '../lunr'), join(engine, 'node_modules/lunr')]
  mkdirSync(join(engine, 'node_modules'), { recursive: true })
  renameSync(beside, below)
  rmSync(at('docs-site/node_modules/.cache'), { recursive: true, force: true })
  const server = await startServer('dev', ['site'], ['--root', at('docs-site')], join(engine, 'lib/cli/main.js'))
  try {
    const { body } = await get(`${server.urls['site']}node_modules/site-engine/lib/plugins/search/score.js`)
    assert.match(body, /from "\/node_modules\/\.cache\/site\/vite\/deps\/[^"]*lunr\.js/)
    assert.not.match(server.printed(), /note|error/)
  } finally {
    await server.stop()
    renameSync(below, beside)
  }
})

test('M-08 a component of the theme is ejected, replaced, wrapped; the compiler knows its types', async () => {
  const ejected = await inNew('eject', 'Footer', 'layouts/Doc')
  assert.is(ejected.code, 0, ejected.stderr)
  assert.equal(ejected.stdout.match(/theme\/.*/g), [
    'theme/Footer.tsx',
    'theme/Footer.styles.ts',
    'theme/layouts/Doc.tsx',
  ])
  const own = (file: string) => at('docs-site/theme', file)
  writeFileSync(own('Footer.tsx'), readFileSync(own('Footer.tsx'), 'utf8').replace('<footer ', '<footer id="mine" '))
  writeFileSync(own('Tags.tsx'), 'export type Tags = string\nexport const Labels = () => null\n')
  const nameless = await inNew('build')
  assert.is(nameless.code, 1)
  assert.match(nameless.stderr, 'theme/Tags.tsx has to export "Tags", as the part of the theme that it stands for')
  assert.match(nameless.stderr, /^ {2}theme\/Tags\.tsx$/m)
  writeFileSync(
    own('Tags.tsx'),
    `import type { ComponentProps } from 'react'
import { Tags as Original } from 'site-engine/theme/original/Tags'

export const Tags = (props: ComponentProps<typeof Original>) => (
  <div id="wrapped">
    <Original {...props} />
  </div>
)
`,
  )
  writeFileSync(own('custom.css'), 'h1 { letter-spacing: 0.0123em }')
  writeFileSync(own('Document.tsx'), "export * from 'site-engine/theme/original/Document'\nimport './custom.css'\n")
  const { code, stderr } = await inNew('build')
  assert.is(code, 0, stderr)
  const styles = [...page('docs/intro/index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
  // Behind what the theme says of headings.
  assert.ok(
    styles.some(([, file]) =>
      /h1\b[^}]*\{[^}]*letter-spacing:[^}]*\}[^]*h1\{letter-spacing:\.0123em\}/.test(page(file!)),
    ),
  )
  assert.match(page('docs/intro/index.html'), /<footer id="mine" class="\w+"/)
  assert.match(page('docs/intro/index.html'), '<div id="wrapped">')
  assert.is((await inNew('new', 'plugin', 'reading-list')).code, 0)
  const { status, stdout } = compile(at('docs-site'))
  for (const folder of ['plugins', 'tests']) rmSync(at('docs-site', folder), { recursive: true })
  assert.is(status, 0, stdout)
})

test('M-08 with folders of brands it is several sites, with what takes the place of the theme, and words for each language', async () => {
  const root = (file: string) => at('docs-site', file)
  const write = (file: string, text: string) => {
    mkdirSync(join(root(file), '..'), { recursive: true })
    writeFileSync(root(file), text)
  }
  const brand = (text: string) => `export default { ${text} } satisfies import('site-engine').ThemedBrand\n`
  write('brands/acme/brand.ts', brand(`title: 'Acme', url: 'https://acme.example.com', logo: '/mark.svg'`))
  write('brands/acme/public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"/>\n')
  write(
    'brands/zeta/brand.ts',
    brand(`title: 'Zeta', url: 'https://zeta.example.com/z/', locales: ['zh'], default: true`),
  )
  write(
    'theme/words.ts',
    `import { words as known } from 'site-engine/theme/original/words'
const { zh, en } = known
export const words = { en, zh: { ...zh, search: { ...zh!.search, asPage: '整页打开它' } } }
`,
  )
  const { code, stderr } = await inNew('build')
  assert.is(code, 0, stderr)
  const shown = (file: string) => readFileSync(root(`dist/${file}`), 'utf8')
  assert.equal(
    readdirSync(root('dist')).filter((name) => !name.startsWith('.')),
    ['acme', 'zeta'],
  )
  assert.match(
    shown('acme/index.html'),
    /<title>Acme<.*<img src="\/mark\.svg"[^>]* width="80" height="20".*<footer id="mine"/s,
  )
  assert.match(shown('zeta/index.html'), /<html[^>]* lang="zh-CN".*<title>Zeta<.*<footer id="mine"/s)
  assert.match(shown('zeta/docs/intro/index.html'), '介绍')
  assert.match(
    shown('zeta/docs/intro/index.html'),
    '<link rel="canonical" href="https://zeta.example.com/z/docs/intro/"',
  )
  // In the browser as well.
  const scripts = readdirSync(root('dist/acme/assets')).filter((name) => name.endsWith('.js'))
  assert.ok(scripts.some((name) => shown(`acme/assets/${name}`).includes('整页打开它')))
  write('theme/words.ts', 'export const word = {}\n')
  assert.match((await inNew('check')).stderr, /^error theme-words-nameless .*\n {2}theme\/words\.ts/m)
  rmSync(root('brands'), { recursive: true })
  rmSync(root('theme/words.ts'))
})

test('M-08 the documentation of the engine is such a site, and there is nothing to say about it', async () => {
  const docs = at('docs')
  const isSource = (file: string) => !/[/\\]docs[/\\](?:node_modules|dist(?:\.prev)?|decisions|generate)$/.test(file)
  cpSync(join(repository, 'docs'), docs, { recursive: true, filter: isSource })
  installIn(docs)
  const { code, stdout } = await site(['build', '--json'], {
    cwd: docs,
    program: join(docs, 'node_modules/site-engine/lib/cli/main.js'),
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly unknown[] }
  assert.equal(diagnostics, [])
  assert.is(code, 0)
  for (const prefix of ['', 'zh/']) {
    const shown = (file: string) => readFileSync(join(docs, 'dist/site', prefix, file), 'utf8')
    assert.match(shown('docs/writing/mdx-example/index.html'), '<meter')
    assert.match(shown('docs/writing/diagrams/index.html'), '<figure class="drawing" data-lang="mermaid"')
    assert.match(shown('docs/plugins/cookbook/index.html'), '<figure class="drawing" data-lang="csv"')
    assert.match(shown('docs/writing/figures/index.html'), /50,000 (?:cells|个单元格)/)
    assert.match(shown('docs/reference/messages/index.html'), 'id="link-broken"')
  }
  assert.ok(JSON.parse(readFileSync(join(docs, 'dist/site/pages.json'), 'utf8')).length > 90)
})

const page = (file: string) => readFileSync(at('docs-site/dist/site', file), 'utf8')

const inNew = (...args: readonly string[]) =>
  site([...args], { cwd: at('docs-site'), program: at('docs-site/node_modules/site-engine/lib/cli/main.js') })
