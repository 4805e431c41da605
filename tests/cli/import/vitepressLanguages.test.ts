/** Settings that VitePress reads beside the pages of a language, and folders whose names are no languages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { imported } from './support/imported.ts'
import { onOneLine } from './support/onOneLine.ts'

const test = suite('import vitepress languages')
const { path: folder, end } = openTempFolder()
test.after(end)

const settings = (
  language: string,
  prefix: string,
) => `import { defineAdditionalConfig, type DefaultTheme } from 'vitepress'
import { createRequire } from 'node:module'
const { version } = createRequire(import.meta.url)('vitepress/package.json')
const nav: DefaultTheme.NavItem[] = [
  { text: 'Guide ${language}', link: '${prefix}/guide/a' },
  { text: version, items: [{ text: 'Changes', link: 'https://changes.example' }] },
]
export default defineAdditionalConfig({
  lang: '${language}',
  description: 'Said in ${language}',
  themeConfig: {
    nav,
    sidebar: { '${prefix}/guide/': { base: '${prefix}/guide/', items: [
      { text: 'A ${language}', link: 'a' }, { text: 'Themes', base: '${prefix}/guide/theme-', items: [{ text: 'B', link: 'b' }] },
    ] } },
  },
})
`

test('settings beside the pages of a language are those of the language', async () => {
  const { told, read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'beside',
    files: {
      '.vitepress/config.ts': `export default {
  title: 'T', rewrites: { 'en/:rest*': ':rest*' },
  locales: { root: { label: 'English' }, zh: { label: '中文' } },
}`,
      'en/config.ts': settings('en-GB', ''),
      'zh/config.ts': settings('zh-Hans', '/zh'),
      'en/index.md': '# Home\n',
      'en/guide/index.md': '# Guide\n',
      'en/guide/config.mts': 'export default { themeConfig: {} }',
      'en/guide/a.md': '# A\n',
      'en/guide/theme-b.md': '# B\n',
      'zh/guide/a.md': '# 甲\n',
      'zh/guide/theme-b.md': '# 乙\n',
      // Something else of the same name.
      'en/code/config.js': 'throw new Error("not to be run")',
    },
  })
  assertSays(onOneLine(read('site.config.ts')), [
    'description: { en: "Said in en-GB", zh: "Said in zh-Hans" }',
    'lang: "en-GB"',
    'lang: "zh-Hans"',
    'label: { en: "Guide en-GB", zh: "Guide zh-Hans" }, to: "/guide/a/"',
    'label: "More", items: [ { label: "Changes", to: "https://changes.example"',
  ])
  assertSays(onOneLine(read('sidebars.ts')), [
    '{ doc: "guide/a", label: { en: "A en-GB", zh: "A zh-Hans" } }',
    'label: "Themes", collapsed: false, items: [ { doc: "guide/theme-b", label: "B" } ]',
  ])
  const all = told.notes.map(({ text, files = [] }) => [text, ...files].join(' ')).join('\n')
  assertSays(all, [
    'Settings of single folders were left behind en/guide/config.mts',
    'The label of a menu is not known, and is "More" now',
  ])
  assert.not.match(all, 'en/code')
})

test('settings beside pages that cannot be read are told', async () => {
  const { told } = await imported({
    tool: 'vitepress',
    folder,
    name: 'broken',
    files: {
      '.vitepress/config.js': "export default { locales: { root: { label: 'English' }, zh: { label: '中文' } } }",
      'index.md': '# Home\n',
      'zh/index.md': '# 首页\n',
      'zh/config.js': 'throw new Error("no words")',
    },
  })
  const note = told.notes.find(({ text }) => text.startsWith('Settings beside pages were left behind'))
  assert.match(note?.text ?? '', 'no words')
  assert.equal(note?.files, ['zh/config.js'])
})

test('a folder whose name is no id is the language that it says, and its old addresses lead on', async () => {
  const { told, read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'spelt',
    files: {
      '.vitepress/config.js': `export default {
  locales: { root: { label: 'English', lang: 'en' }, zhHans: { label: '简体中文', lang: 'zh-Hans' } },
}`,
      'index.md': '# Home\n',
      'a.md': '# A\n',
      'zhHans/index.md': '# 首页\n',
      'zhHans/a.md': '# 甲\n\n[首页](/zhHans/)\n',
    },
  })
  assert.match(read('content/zh-Hans/docs/a.md'), '# 甲')
  assert.equal(told.redirects, { '/zhHans/': '/zh-Hans/', '/zhHans/a/': '/zh-Hans/a/' })
  assert.equal(told.counts['locales'], 2)
})

test('a language at another address is a site of its own', async () => {
  const { told, read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'elsewhere',
    files: {
      '.vitepress/config.js': `export default {
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: { label: 'Français' },
    zh: { label: '简体中文', link: 'https://cn.example.org' },
  },
}`,
      'a.md': '# A\n',
      'fr/a.md': '# A\n',
    },
  })
  assert.is(told.counts['locales'], 2)
  assert.not.match(read('site.config.ts'), 'zh')
  assert.ok(
    told.notes.some(({ text }) => text.endsWith('简体中文 https://cn.example.org')),
    JSON.stringify(told.notes),
  )
})

test('words of Markdown in a language stand over those of the site, whose other settings hold', async () => {
  const { read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'words',
    files: {
      '.vitepress/config.js': `export default {
  markdown: { lineNumbers: true, container: { tipLabel: 'HINT', customContainers: [{ type: 'aside', title: 'ASIDE' }] } },
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: { label: 'Français', lang: 'fr', markdown: { container: { tipLabel: 'ASTUCE' } } },
  },
}`,
      'a.md': '# A\n\n::: tip\nx\n:::\n\n::: aside\ny\n:::\n\n<!--@include: ./parts/b.md#part-1-1-->\n',
      'fr/a.md': '# A\n\n::: tip\nx\n:::\n\n```js\nx\n```\n',
      'parts/b.md': '# Part\n\n## Part 1.1\n\nHere.\n\n### Deeper\n\n## Part 1.2\n\nNot here.\n',
    },
  })
  assert.is(
    read('content/en/docs/a.md'),
    '# A\n\n::: tip HINT\nx\n:::\n\n::: info ASIDE\ny\n:::\n\nHere.\n\n### Deeper\n',
  )
  assert.is(read('content/fr/docs/a.md'), '# A\n\n::: tip ASTUCE\nx\n:::\n\n```js showLineNumbers\nx\n```\n')
})

test('a folder such as zh_CN is of a language, and the first language may be called by its address', async () => {
  const { told, read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'underscores',
    files: {
      '.vitepress/config.js': `export default { title: 'T', lang: 'en_US',
        locales: { '/': { description: 'Words' }, zh_CN: { label: '中文', lang: 'zh_CN' }, pt_BR: {}, old_docs: {} } }`,
      'a.md': '# A\n',
      'zh_CN/a.md': '# 甲\n',
      'pt_BR/a.md': '# Á\n',
      'old_docs/b.md': '# B\n',
    },
  })
  assert.equal(read('site.config.ts').match(/(?:id|lang|description): "[^"]*"/g), [
    'description: "Words"',
    ...['id: "en"', 'lang: "en-US"', 'id: "zh-CN"', 'lang: "zh-CN"', 'id: "pt-BR"', 'lang: "pt-BR"'],
  ])
  assert.match(read('content/zh-CN/docs/a.md'), '# 甲')
  assert.equal(told.redirects, { '/zh_CN/a/': '/zh-CN/a/', '/pt_BR/a/': '/pt-BR/a/' })
  assert.equal(
    told.notes.map(({ text }) => text),
    ['Keys of locales that are no languages: old_docs'],
  )
})

test.run()
