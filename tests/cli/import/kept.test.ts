/** What an import must not lose, spoil or leave unsaid. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importVitePress } from '../../../cli/import/vitepress/index.ts'
import { site } from '../../support/cli.ts'
import { tempSite } from '../../support/tempSite.ts'

const test = suite('kept')
const hidden = ['.well-known/security.txt', '.htaccess', '.DS_Store', 'sub/.env']
const { root, remove } = tempSite({
  'docusaurus/docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: ['classic'] }`,
  'docusaurus/docs/a.md': '# A\n',
  ...Object.fromEntries(hidden.map((file) => [`docusaurus/static/${file}`, 'x'])),
  'versions/docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
  presets: [['classic', { docs: { versions: { current: { path: 'next' } } }, blog: false }]],
  themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Guide' }, { type: 'doc', docId: 'b', label: 'Bee' }] } },
}`,
  'versions/sidebars.js': `export default { main: ['b', 'a'] }`,
  'versions/docs/a.md': '# A\n',
  'versions/docs/b.md': '# B\n',
  'vitepress/.vitepress/config.js': `export default {
  title: 'A', locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh' } },
  themeConfig: { sidebar: [{ text: 'A', link: '/a' }] },
}`,
  'vitepress/index.md': '---\nlayout: home\nhero: { name: A, image: /a.svg }\n---\n',
  'vitepress/public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'vitepress/zh/index.md': '# 首页\n',
  'vitepress/a.md': '---\nhead:\n  - [meta, { name: keywords, content: "one, two" }]\n---\n\n# A\n\n<<< ./Makefile\n',
  'vitepress/Makefile': 'all:\n',
  'vitepress/zh/a.md': '---\nlayout: page\n---\n\n# 甲\n',
  ...Object.fromEntries(hidden.map((file) => [`vitepress/public/${file}`, 'x'])),
})
test.after(remove)

for (const kind of ['docusaurus', 'vitepress'])
  test(`${kind}: of hidden public files, those that a build publishes go along, and others are told`, async () => {
    const { code, stdout } = await site(['import', kind, kind, '--out', `${kind}-new`, '--json'], { cwd: root })
    assert.is(code, 0, stdout)
    const there = hidden.filter((file) => existsSync(join(root, `${kind}-new/public`, file)))
    assert.equal(there, ['.well-known/security.txt'])
    const { notes } = JSON.parse(stdout) as { notes: readonly { text: string; files?: readonly string[] }[] }
    const from = kind === 'vitepress' ? 'public' : 'static'
    assert.equal(notes.find(({ text }) => text.startsWith('Hidden files'))?.files, [
      `${from}/.htaccess`,
      `${from}/sub/.env`,
    ])
  })

const textOf = async (file: string): Promise<string> => {
  const { draft } = await importVitePress(join(root, 'vitepress'), 'site-engine')
  const content = draft.files.get(file)
  assert.ok(content, `${file}\n${[...draft.files.keys()].join('\n')}`)
  return 'body' in content ? content.body : readFileSync(join(draft.root, content.copyOf), 'utf8')
}

test('menus lead to the last version, also where it has a path of its own', async () => {
  const { code, stdout } = await site(['import', 'docusaurus', 'versions', '--out', 'versions-new', '--json'], {
    cwd: root,
  })
  assert.is(code, 0, stdout)
  assert.not.match(stdout, 'An entry of a menu was left out')
  const config = readFileSync(join(root, 'versions-new/site.config.ts'), 'utf8')
  assert.equal(config.match(/to: "[^"]+"/g), ['to: "/docs/next/b/"', 'to: "/docs/next/b/"'])
})

test('a page lies beside that of the first language, so that no two have its address', async () => {
  assert.match(await textOf('content/zh/pages/index.md'), '# 首页')
  assert.match(await textOf('content/zh/docs/a.md'), '# 甲')
  const { draft } = await importVitePress(join(root, 'vitepress'), 'site-engine')
  const note = draft.notes.find(({ text }) => text.startsWith('With a sidebar, or without'))
  assert.equal(note?.files, ['zh/a.md', 'zh/index.md'])
})

test('the picture of a home page is as large as it was', async () => {
  assert.match(await textOf('content/en/pages/index.md'), '![| w320](/a.svg)')
})

test('keywords that stand in the head of a page are its keywords', async () => {
  assert.match(await textOf('content/en/docs/a.md'), 'keywords:\n  - one\n  - two\n')
})

test('code of a file without an ending is text', async () => {
  assert.match(await textOf('content/en/docs/a.md'), '```text file=')
})

test.run()
