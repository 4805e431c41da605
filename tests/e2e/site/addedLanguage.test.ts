/** A language of the interface is words and configuration: Japanese, added to a copy of the real site. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { site as run } from '../../support/cli.ts'
import { words as theme } from '../../../theme/words/languages/ja.ts'
import { clouddmAlone, copySite } from '../../support/siteCopy.ts'

const test = suite('a third language')
const copy = copySite('languages', clouddmAlone)
test.after(() => copy.end())

/** Part of a translation: what it lacks is English. */
const strings = {
  'account.ts': `import { account as en } from '../en/account.ts'
export const account: typeof en = { ...en, fields: { ...en.fields, password: 'パスワード' }, showPassword: 'パスワードを表示' }`,
  'index.ts': `import { en, type Strings } from '../en/index.ts'
import { account } from './account.ts'
export const ja: Strings = {
  ...en,
  account,
  menu: { ...en.menu, logIn: 'ログインする' },
  labels: { ...en.labels, archive: 'アーカイブ' },
  engine: { ...en.engine, crashed: 'ページが壊れました。', notLoaded: 'ページを読み込めません。' },
}`,
}
const pageOf = (path: string) => readFileSync(join(copy.root, 'dist/clouddm', path, 'index.html'), 'utf8')

test.before(async () => {
  for (const [file, text] of Object.entries(strings)) copy.write(`site/strings/ja/${file}`, text)
  copy.replace(
    'site/strings/languages.ts',
    "from './pick.ts'\n",
    "from './pick.ts'\nimport { ja } from './ja/index.ts'\n",
  )
  copy.replace('site/strings/languages.ts', '{ zh, en }', '{ zh, en, ja }')
  const languages = 'theme/words/siteLanguages.ts'
  const imported = "import { search as searchJa, words as ja } from './languages/ja.ts'\n"
  copy.replace(languages, "from './languages/en.ts'\n", `from './languages/en.ts'\n${imported}`)
  copy.replace(languages, '{ en, zh }', '{ en, zh, ja }')
  copy.replace(languages, 'zh: searchZh', 'zh: searchZh, ja: searchJa')
  // One thing is said otherwise.
  copy.replace('theme/words.ts', '= {}', "= { ja: { search: { placeholder: '文書と記事を探す' } } }")
  copy.replace('site.config.ts', "lang: 'en' },\n", "lang: 'en' },\n    { id: 'ja', name: '日本語', lang: 'ja' },\n")
  // In place of English, which takes as long to write; its former addresses go with it.
  const redirects = 'content/clouddm/redirects.yml'
  copy.write(redirects, copy.read(redirects).replace(/^\/en\/.*\n/gm, ''))
  copy.replace('brands/clouddm/brand.ts', "locales: ['zh', 'en']", "locales: ['zh', 'ja']")
  const { code, stderr } = await run(['build', '--root', copy.root], { program: copy.program })
  assert.is(code, 0, stderr)
})

test('speaks it in the chrome, in menus and on generated pages', () => {
  const home = pageOf('ja')
  assert.match(home, '<html lang="ja"')
  assert.match(home, `aria-label="${theme.nav.label}"`)
  assert.match(home, 'ログインする')
  assert.match(pageOf('ja/login'), 'パスワードを表示')
  // A form carries what its script may have to say.
  assert.match(pageOf('ja/login'), 'password&quot;:&quot;パスワード')
  assert.match(pageOf('ja/blog/archive'), 'アーカイブ')
})

test('what fails says so in it: the engine is given the words with each page', () => {
  const [, given] = /<meta name="site:words" content="([^"]*)"/.exec(pageOf('ja/docs/quick/quick_start')) ?? []
  const words = JSON.parse(given!.replaceAll('&quot;', '"'))
  assert.equal([words.crashed, words.notLoaded], ['ページが壊れました。', 'ページを読み込めません。'])
})

test('islands have their words before any script runs, and take them to the browser', () => {
  assert.match(pageOf('ja/search'), '文書と記事を探す')
  const assets = join(copy.root, 'dist/clouddm/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  assert.ok(scripts.some((file) => readFileSync(join(assets, file), 'utf8').includes('文書と記事を探す')))
})

test('what nobody has translated is said in the default language', () => {
  // A text of the brand, a part of an island's words, an entry of the catalogue.
  assert.match(pageOf('ja'), '首页')
  assert.match(pageOf('ja/connector'), '搜索连接器')
  assert.match(pageOf('ja/connector'), '使用最广的开源关系型数据库')
})

test('the other language knows nothing of it but the way there', () => {
  for (const path of ['', 'login']) {
    assert.match(pageOf(path), '日本語')
    assert.not.match(pageOf(path), /ログイン|パスワード|メインメニュー/)
  }
})

test.run()
