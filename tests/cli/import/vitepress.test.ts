/**
 * `site import vitepress`: a site with everything in it is imported and built, and its pages say what VitePress makes of them.
 * `VITEPRESS_BUILD=<its output folder>` writes down what VitePress made of the fixture.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importVitePress } from '../../../cli/import/vitepress/index.ts'
import { site } from '../../support/cli.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { buildImported } from './support/buildImported.ts'
import { imported, type Told } from './support/imported.ts'
import { onOneLine } from './support/onOneLine.ts'
import { pageText } from './support/pageText.ts'

const test = suite('import vitepress')
const repository = resolve(import.meta.dirname, '../../..')
const fixture = join(repository, 'tests/fixtures/vitepress')
// Within the repository, so that packages are found.
const root = join(repository, '.bench', `vitepress-${process.pid}`)
const { path: folder, end } = openTempFolder()
test.after(() => {
  rmSync(root, { recursive: true, force: true })
  end()
})

const golden = join(fixture, 'site.json')
type Golden = { readonly vitepress: string; readonly pages: Readonly<Record<string, readonly string[]>> }
const known = JSON.parse(readFileSync(golden, 'utf8')) as Golden

/** Without a project around it, so that nothing but its own files is there. */
const importedAlone = (files: Readonly<Record<string, string>>, name: string) =>
  imported({ tool: 'vitepress', folder, name, files })

test('parts in a circle, names that become one, and settings that others refer to do not end or spoil an import', async () => {
  const config = {
    srcDir: join(folder, 'odd/docs'),
    rewrites: { '^docs/(': 'x' },
    lang: 'en',
    locales: { en: { label: 'English' }, zh: { label: '中文' } },
    themeConfig: {
      sidebar: { '/前端/': [{ text: 'a', link: '/前端/a' }], '/后端/': [{ text: 'b', link: '/后端/b' }] },
    },
  }
  const snippets = '<<< ../src/a.ts\n\n<<< ./src/a.ts\n'
  const parts = '<!--@include: ./part.md-->\n\n<!--@include: ./_part.md-->\n'
  const { told, read } = await importedAlone(
    {
      '.vitepress/config.js': `export default ${JSON.stringify(config)}`,
      'src/a.ts': 'export const above = 1\n',
      'docs/src/a.ts': 'export const below = 1\n',
      'docs/前端/a.md': `---\nhero: &h { name: One }\nother: *h\n---\n\n# A\n\n![](100%.png)\n\n[x](./%zz)\n`,
      'docs/后端/b.md': '# B\n',
      'docs/guide.md': `# Guide\n\n${snippets}\n${parts}`,
      'docs/part.md': '# Part\n\n<!--@include: ./part.md-->\n\n<!--@include: ./part.md-->\n',
      'docs/_part.md': 'Another.\n',
      'docs/en/guide.md': '# In its folder\n',
    },
    'odd',
  )
  const [first, second] = [...read('content/en-root/docs/guide.md').matchAll(/file="([^"]+)"/g)].map(([, file]) =>
    read(join('content/en-root/docs', file!)),
  )
  assert.equal([first, second], ['export const above = 1\n', 'export const below = 1\n'])
  const [one, other] = [...read('content/en-root/docs/guide.md').matchAll(/src="([^"]+)"/g)].map(([, file]) =>
    read(join('content/en-root/docs', file!)),
  )
  assert.match(one!, '# Part')
  assert.match(other!, 'Another.')
  for (const part of ['include themselves', '(rewrites): ^docs/('])
    assert.ok(told.notes.some(({ text }) => text.includes(part)))
  assert.match(read('content/en-root/docs/前端/a.md'), '# A')
  assert.match(read('content/en/docs/guide.md'), 'In its folder')
  assert.match(read('sidebars.ts'), /前端[^]*后端/)
})

test('pages that a rule gives one name, or that it cannot name, are all there, and what a home page shows is told', async () => {
  const config = { title: 'V', rewrites: { 'packages/:name/(.*)': ':name/index.md', 'other/(.*)': 'x/:rest' } }
  const home =
    '---\nlayout: home\ntitle: Home\nhero: { name: Vee, text: Things, tagline: Small<br>and quick }\nfeatures: [{ icon: { src: /a.svg }, title: A }]\n---\n'
  const { told, read } = await importedAlone(
    {
      '.vitepress/config.js': `export default ${JSON.stringify(config)}`,
      ...{ 'index.md': home, 'other/b.md': '# B\n' },
      ...{ 'packages/a/one.md': '# One\n', 'packages/a/two.md': '# Two\n' },
    },
    'named',
  )
  assert.match(read('content/en/docs/a/index.md'), '# One')
  assert.match(read('content/en/docs/packages/a/two.md'), '# Two')
  assert.match(read('content/en/docs/other/b.md'), '# B')
  assert.match(read('content/en/pages/index.md'), /description: Small and quick[^]*\*\*Vee Things\*\*/)
  for (const part of ['Another page has the name', '(rewrites): other/(.*)', 'Pictures of features'])
    assert.ok(
      told.notes.some(({ text }) => text.includes(part)),
      part,
    )
})

test('nothing outside of the repository is shown, and links are not followed', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  mkdirSync(join(folder, 'links/docs'), { recursive: true })
  symlinkSync(join(folder, 'links'), join(folder, 'links/docs/above'), 'junction')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'links/docs/secret.md'))
  const { told, read } = await importedAlone(
    {
      '.vitepress/config.js': 'export default { srcDir: "docs" }',
      '.git/HEAD': 'token',
      'docs/a.md':
        '# A\n\n<<< ../../secret.txt\n\n<<< ./secret.md\n\n<!--@include: ../../secret.txt-->\n\n<<< ../.git/HEAD\n',
    },
    'links',
  )
  assert.equal([told.counts['docs'], told.counts['pages']], [1, 0])
  assert.not.match(read('content/en/docs/a.md'), /secret|token/)
  assert.equal(told.notes.find(({ text }) => text.startsWith('Links were not followed'))?.files, [
    'docs/above',
    'docs/secret.md',
  ])
  assert.is(told.notes.filter(({ text }) => /not there/.test(text)).length, 2)
})

test('a build of the import has no error, and says on every page what VitePress says', async () => {
  const result = await importVitePress(join(fixture, 'site'), './kit/preset/index.ts')
  const { code, stderr } = await buildImported(result, root)
  assert.is(code, 0, stderr)
  // Words of Vue, a button, and a page that nothing leads to there, either, are all that a build finds besides.
  assert.equal(stderr.match(/^(?:warning|error) \S+/gm), ['warning html-not-allowed', 'warning page-orphan'])
  const build = process.env['VITEPRESS_BUILD']
  if (build) record(build)
  for (const [path, lines] of Object.entries(known.pages)) {
    const html = readFileSync(join(root, 'dist/site', `${path}.html`), 'utf8')
    // Titles of containers are capitals there. A badge behind a title is told.
    const there = folded(lines).map((line) => (line === '# markdown 2.0' ? '# markdown' : line))
    assert.equal(folded(pageText(html)), there, path)
  }
  const read = (file: string) => readFileSync(join(root, 'dist/site', file), 'utf8')
  const home = read('index.html')
  for (const part of [
    '<strong>Everything at hand</strong>',
    'href="/manual/guide/start"',
    '🚀 Fast',
    'href="/manual/favicon.svg"',
    '© Acme',
    'href="https://x.com/acme"',
    'href="https://fosstodon.org/@acme"',
  ])
    assert.ok(home.includes(part), part)
  assert.match(read('guide/markdown.html'), 'id="what-s-new"')
  assert.match(read('guide/vue.html'), 'src="/manual/logo.svg"')
  assert.match(read('guide/start.html'), /data-label="npm"/)
  assert.match(read('zh.html'), '一次书写，处处可读')
  assert.match(read('zh/guide/start.html'), '入门')
})

test('what cannot come along is told with its file and line', async () => {
  const { stdout } = await site(['import', 'vitepress', 'site', '--dry-run', '--json'], { cwd: fixture })
  const { counts, notes, redirects, lost } = JSON.parse(stdout) as Told
  assert.equal([counts['docs'], counts['pages'], counts['locales'], redirects, lost], [10, 3, 2, {}, []])
  const told = Object.fromEntries(notes.map(({ text, files = [] }) => [text, files]))
  const places: Readonly<Record<string, readonly string[]>> = {
    '[[toc]] was left out: a page has its table of contents beside it': ['docs/guide/index.md:5'],
    'Badges behind titles of pages were left out': ['docs/guide/markdown.md:8'],
    'Blocks of Vue, <script>, were left out': ['docs/guide/vue.md:6'],
    'Blocks of Vue, <style>, were left out': ['docs/guide/vue.md:28'],
    'The component <Box> of Vue was left out, what it stood around stays': ['docs/guide/vue.md:16'],
    'The component <my-counter> of Vue was left out, what it stood around stays': ['docs/guide/vue.md:24'],
    'The component <VPTeamMembers> of Vue was left out, what it stood around stays': ['docs/team.md:7'],
    'Directives of Vue (v-if, :class, @click …) were left out of tags (2 times)': [
      'docs/guide/vue.md:22',
      'docs/guide/vue.md:22',
    ],
    'Expressions of Vue, {{ … }}, are shown as they are written (3 times)': [14, 14, 14].map(
      (line) => `docs/guide/vue.md:${line}`,
    ),
    'Titles of browsers of its own (titleTemplate) were left out': ['docs/index.md:3'],
  }
  for (const [text, files] of Object.entries(places)) assert.equal(told[text], files, text)
  assertSays(Object.keys(told).join('\n'), [
    'The sidebar of /guide/ lists other pages in "zh"',
    '"link":"/guide/nowhere"',
    '"link":"/gone"',
    '"component":"VersionSwitch"',
    'Tags of the head were left behind: <script src="https://count.example/a.js">',
    'markdown.theme, markdown.config',
    ':title · Acme docs',
    '"Acme 1.2.3"',
    'https://acme.slack.com',
    'Links to edit a page',
    'themeConfig.carbonAds, transformHead, vite',
  ])
})

test('the configuration says what that of VitePress says', async () => {
  const { draft } = await importVitePress(join(fixture, 'site'), 'site-engine')
  const bodyOf = (file: string) => {
    const content = draft.files.get(file)!
    return 'body' in content ? onOneLine(content.body) : ''
  }
  assertSays(bodyOf('site.config.ts'), [
    "import remarkEmoji from 'remark-emoji'",
    'description: { en: "All about Acme", zh: "Acme 的一切" }, url: "https://acme.example/manual", trailingSlash: "never"',
    '{ id: "zh", name: "简体中文", lang: "zh-CN" }',
    'logo: { light: "/logo.svg", dark: "/logo-dark.svg", title: true }',
    'analytics: { ga4: { id: "G-ABC" } }',
    '{ label: { en: "Chat", zh: "聊天" }, to: "https://chat.example" }, { label: "API", to: "/reference/api/#calls" }',
    'copyright: { en: "Under the MIT license. Copyright © Acme", zh: "版权所有" }',
    'primary: "#336699"',
    'docs: { path: "/", sidebars: () => sidebars }, blog: false',
  ])
  assertSays(bodyOf('sidebars.ts'), [
    '{ doc: "guide/start", label: { en: "Start", zh: "开始" } }, { doc: "guide/markdown", label: { en: "Markdown in use", zh: "Markdown 写法" } }',
    '{ label: "Deeper", doc: "guide/index", collapsed: true,',
    '{ href: "https://forum.example", label: "Forum" }',
    'reference: [ { doc: "reference/api", label: "API" }, { href: "/team/", label: "Team" } ]',
  ])
  assert.match(bodyOf('urls.lock'), '/core/api/ /guide/ /guide/code/')
})

test('a small site: one list as the sidebar, languages in folders, formulas, addresses that a page takes along', async () => {
  const { told, read } = await importedAlone(
    {
      '.vitepress/config/index.js': `import { defineConfig } from 'vitepress'
import { withDrawings } from 'a-plugin'
export default async ({ mode }) => withDrawings(defineConfig({
  title: 'A', description: mode, base: '/old/', markdown: { math: true }, rewrites: (file) => file,
  locales: { en: { label: 'English' }, 'zh-cn': { label: '中文', lang: 'zh-CN', title: '甲' }, v1: { label: '1.0' } },
  themeConfig: { algolia: {}, outline: 'deep', footer: { copyright: '© A', links: [] }, sidebar: [{ text: 'A', link: '/en/a' }, { items: [{ text: 'Guide', link: '/en/guide/' }] }] },
}))`,
      // A configuration is compiled, whatever its package says of its modules.
      'package.json': '{ "type": "commonjs" }',
      'index.md': '# To the languages\n',
      'en/index.md': '# Home\n\n[a](a) [b](/en/guide/#x)\n',
      'en/a.md':
        '---\nlayout: custom\ntags: x, y\nnext: { text: On, link: ./guide/ }\nprev: { text: Out, link: https://x.example }\n---\n\n# A\n\n::: chart\n$a^{b}$\n:::\n\n<<< ./none.js\n',
      'en/guide/index.md': '# Guide\n\n```vue-html{1}\n<a/>\n```\n',
      'en/guide/[id].md': '# Made\n',
      'en/_part.md': 'Part\n',
      'zh-cn/a.md': '# 甲\n\n[指南](/en/guide/index.html)\n',
    },
    'small',
  )
  assert.equal(told.redirects, { '/en/': '/', '/en/a/': '/a/', '/en/guide/': '/guide/' })
  assert.equal(
    read('content/en/docs/a.md'),
    '---\npagination_next: guide/index\ntags:\n  - x\n  - y\n---\n\n# A\n\n::: info chart\n$a^{b}$\n:::\n',
  )
  assert.match(read('content/en/docs/index.md'), '[a](./a.md) [b](/guide#x)')
  assert.match(read('content/en/docs/guide/index.md'), '```vue-html {1}')
  assert.match(read('content/zh-cn/docs/a.md'), '[指南](/guide)')
  assert.match(read('site.config.ts'), 'remark: [remarkMath]')
  assert.match(read('package.json'), '"remark-math"')
  assert.match(read('sidebars.ts'), /main: \[\n {4}\{\n {6}doc: "a"/)
  const all = told.notes.map(({ text, files = [] }) => [text, ...files].join(' ')).join('\n')
  assertSays(all, [
    'write url with that path at its end',
    'Layouts of its own (layout) are those of the theme now en/a.md:2',
    'The container "chart" is not known here, and is shown as "info" en/a.md:10',
    'Code from a file that is not there was left out en/a.md:14',
    'Pages that code makes ([name].md) were left behind en/guide/[id].md',
    'are no pages here, but parts of others en/_part.md',
    'Keys of locales that are no languages: v1',
    'Addresses that a function makes (rewrites)',
    'Texts of links to the previous and the next page are the names of those pages now en/a.md:4',
    'Links to the previous and the next page that are texts alone, or lead to another site, were left out en/a.md:5',
    'Parts of the foot were left behind: links',
    'Search of Algolia',
    'Levels of all tables of contents (outline)',
    'A site has one title in all languages, the others were left behind: 甲',
  ])
})

test('a folder without a site of VitePress, and one that cannot be read, are refused', async () => {
  const told = async (name: string) => {
    const { code, stderr } = await site(['import', 'vitepress', name, '--out', 'new'], { cwd: folder })
    return [code, /^error (\S+)/m.exec(stderr)?.[1], stderr] as const
  }
  mkdirSync(join(folder, 'none'))
  const [code, name, stderr] = await told('none')
  assert.equal([code, name], [2, 'usage-import-missing'])
  assert.match(stderr, 'There is no site of VitePress')
  cpSync(join(fixture, 'site'), join(folder, 'broken'), { recursive: true })
  writeFileSync(join(folder, 'broken/.vitepress/config.mts'), 'throw new Error("no")')
  assert.equal((await told('broken')).slice(0, 2), [1, 'import-config-broken'])
})

test.run()

const folded = (lines: readonly string[]) => lines.map((line) => line.toLowerCase())

function record(build: string): void {
  const textAt = (path: string) => pageText(readFileSync(join(build, `${path}.html`), 'utf8'))
  const pages = Object.keys(known.pages).map((path) => [path, textAt(path)])
  writeFileSync(
    golden,
    `${JSON.stringify({ vitepress: known.vitepress, pages: Object.fromEntries(pages) }, undefined, 1)}\n`,
  )
}
