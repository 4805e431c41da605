/** The languages that the theme speaks: which one a locale is, whether each says everything, and what reaches pages and browsers of a site. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { languageOf, languageWords } from '../../preset/languages.ts'
import { missingIn } from '../../theme/words/layered.ts'
import { words as english } from '../../theme/words/languages/en.ts'
import type { Words } from '../../theme/words/en/index.ts'
import { get, getUntil } from '../e2e/support/get.ts'
import { startServer } from '../e2e/support/server.ts'
import { layThemedProject, themedConfig } from '../support/themedProject.ts'

const test = suite('languages of the theme')
const repository = resolve(import.meta.dirname, '../..')
const names = readdirSync(join(repository, 'theme/words/languages')).map((file) => file.replace(/\.ts$/, ''))
const others = names.filter((name) => name !== 'en')

test('a locale is spoken to in its language, whatever its region, and in its writing', () => {
  const told = (lang: string) => languageOf({ lang })
  for (const [lang, language] of [
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['pt-PT', 'pt'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['no', 'nb'],
  ] as const)
    assert.is(told(lang), language, lang)
  for (const lang of ['eu', 'tlh', 'not a language']) assert.is(told(lang), undefined, lang)
})

for (const manual of ['en', 'zh'])
  test(`the manual (${manual}) names each of them`, () => {
    const text = readFileSync(join(repository, `docs/content/${manual}/docs/design/languages.md`), 'utf8')
    const row = text.split('\n').find((line) => line.startsWith('`ar` '))
    assert.equal(row?.replaceAll('`', '').split(' '), names.toSorted())
  })

/** What is the same in both languages: names, and words that one has from the other. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leaves(part, path ? `${path}.${name}` : name))
    : [[path, value]]
const said = (value: unknown, ...given: readonly (string | number)[]): string =>
  typeof value === 'function' ? (value as (...given: readonly (string | number)[]) => string)(...given) : String(value)

for (const name of others)
  test(`${name} says everything, with what it is given, and in no English sentence`, async () => {
    const { [name]: words } = await languageWords([{ id: name, lang: name }])
    assert.equal(missingIn(words!, english), [])
    const inEnglish = new Map(leaves(english))
    for (const [path, word] of leaves(words)) {
      const [one, many] = [said(word, 1, 'thing'), said(word, 7, 'thing')]
      assert.ok(one.trim(), path)
      // Persian has digits of its own.
      if (typeof word === 'function' && word.length) assert.match(many, /[7۷]/, `${path}: ${many}`)
      if (typeof word === 'function' && word.length > 1) assert.match(many, /thing/, `${path}: ${many}`)
      const original = said(inEnglish.get(path), 7, 'thing')
      if (original.trim().split(/\s+/).length > 3) assert.is.not(many, original, `${path}: ${many}`)
    }
    const { search, prose } = words as Words
    assert.ok(prose, 'titles of callouts')
    assert.is(new Set(Object.values(search.failures)).size, Object.keys(search.failures).length)
    assert.is(new Set(Object.values(search.keys)).size, 3)
  })

const intro = '---\ntitle: Intro\ndescription: Intro\n---\n\n:::note\n\nText.\n\n:::\n'

test('a site has the words of its languages, and its browsers those of no other', async () => {
  const { at, write, build } = layThemedProject(join(repository, `.bench/languages-${process.pid}`))
  const locales = ['en', { id: 'br', name: 'Português', lang: 'pt-BR' }, 'de', 'eu']
  write('site.config.ts', themedConfig({ title: 'Acme', url: 'https://acme.example', locales }))
  for (const locale of ['en', 'br', 'de', 'eu']) write(`content/${locale}/docs/intro.md`, intro)
  write(
    'theme/words.ts',
    `import type { SomeWords } from '../kit/theme/words/en/index.ts'
export const words: Record<string, SomeWords> = { de: { skipToContent: 'Zum Text', search: { placeholder: 'Was suchen Sie?' } } }
`,
  )
  try {
    const { code, stdout, stderr } = await build()
    assert.is(code, 0, stdout + stderr)
    const told = [...(stdout + stderr).matchAll(/theme-words-missing .*/g)].map(([line]) => line)
    assert.is(told.length, 1, told.join())
    assert.match(told[0]!, '"eu"')
    const read = (...parts: readonly string[]) => readFileSync(at('dist/site', ...parts), 'utf8')
    const scripts = readdirSync(at('dist/site/assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => read('assets', file))
      .join('\n')
    const [german, portuguese] = [read('de/docs/intro/index.html'), read('br/docs/intro/index.html')]
    assert.match(german, 'Hauptmenü')
    assert.match(german, 'Zum Text')
    assert.match(german, 'Hinweis')
    assert.match(read('eu/docs/intro/index.html'), 'Skip to content')
    const { br } = await languageWords([{ id: 'br', lang: 'pt-BR' }])
    assert.match(portuguese, br!.skipToContent)
    assert.match(scripts, 'Was suchen Sie?')
    assert.match(scripts, 'Suche schließen')
    assert.match(scripts, br!.search.noScript)
    assert.not.match(scripts, 'Hauptmenü')
    const { fr, zh } = await languageWords(['fr', 'zh'].map((id) => ({ id, lang: id })))
    for (const words of [fr!, zh!]) assert.not.ok(scripts.includes(words.search.noScript), words.search.noScript)

    write('site.config.ts', themedConfig({ title: 'Acme', url: 'https://acme.example', locales: [...locales, 'fr'] }))
    write('content/fr/docs/intro.md', intro)
    assert.is((await build()).code, 0)
    assert.match(read('fr/docs/intro/index.html'), fr!.skipToContent)
    const later = readdirSync(at('dist/site/assets')).filter((file) => file.endsWith('.js'))
    assert.ok(later.some((file) => read('assets', file).includes(fr!.search.noScript)))
  } finally {
    rmSync(at(), { recursive: true, force: true })
  }
})

test('names of places elsewhere are in the language, and what a page says of itself in the language it is written in', async () => {
  const { at, write, build } = layThemedProject(join(repository, `.bench/languages-facts-${process.pid}`))
  const social = { mail: 'mailto:a@acme.example', phone: 'tel:+4930123', weibo: 'https://weibo.example/acme' }
  const locales = ['en', 'ar', 'zh']
  write('site.config.ts', themedConfig({ title: 'Acme', url: 'https://acme.example', locales, social }))
  for (const locale of locales) write(`content/${locale}/docs/intro.md`, intro)
  write('content/en/docs/more.md', intro)
  write('content/en/blog/2024-05-02-a.md', intro)
  write('content/ar/blog/2024-05-01-b.md', intro)
  try {
    const { code, stdout, stderr } = await build()
    assert.is(code, 0, stdout + stderr)
    const read = (...parts: readonly string[]) => readFileSync(at('dist/site', ...parts), 'utf8')
    const named = (path: string) =>
      ['E-mail', 'Phone', 'Weibo', 'البريد الإلكتروني', 'الهاتف', '邮箱', '电话', '微博'].filter((name) =>
        read(path).includes(`aria-label="${name}"`),
      )
    assert.equal(named('docs/intro/index.html'), ['E-mail', 'Phone', 'Weibo'])
    assert.equal(named('ar/docs/intro/index.html'), ['Weibo', 'البريد الإلكتروني', 'الهاتف'])
    assert.equal(named('zh/docs/intro/index.html'), ['邮箱', '电话', '微博'])
    const languageIn = (path: string) => /"inLanguage":"([^"]*)"/.exec(read(path))?.[1]
    assert.equal(
      ['ar/docs/intro', 'ar/docs/more', 'ar/blog/a', 'ar/blog/b'].map((path) => languageIn(`${path}/index.html`)),
      ['ar', 'en', 'en', 'ar'],
    )
    const [, page] = /href="([^"]*)"\?>/.exec(read('ar/blog/rss.xml'))!
    assert.match(read(page!), '<html lang="ar" dir="rtl">')
  } finally {
    rmSync(at(), { recursive: true, force: true })
  }
})

test('in dev, a language that is added is spoken', async () => {
  const { at, write } = layThemedProject(join(repository, `.bench/languages-dev-${process.pid}`))
  const config = (...locales: readonly string[]) =>
    write('site.config.ts', themedConfig({ title: 'Acme', url: 'https://acme.example', locales }))
  config('en')
  write('content/en/docs/intro.md', intro)
  const server = await startServer('dev', ['site'], ['--root', at()], at('kit/cli/main.js'))
  try {
    const url = server.urls['site']!
    await getUntil(server, `${url}docs/intro/`, ({ body }) => body.includes('Skip to content'))
    write('content/de/docs/intro.md', intro)
    config('en', 'de')
    await getUntil(server, `${url}de/docs/intro/`, ({ body }) => body.includes('Zum Inhalt springen'))
    const { body } = await getUntil(server, `${url}kit/theme/words/siteLanguages.ts`, ({ status }) => status === 200)
    assert.match(body, 'languages/de.ts')
    // As it is asked for where it lies in a package: browsers must not keep it for another configuration.
    const versioned = await get(`${url}kit/theme/words/siteLanguages.ts?v=1a2b3c`)
    assert.match(versioned.body, 'languages/de.ts')
    assert.is(versioned.headers['cache-control'], 'no-cache')
  } finally {
    await server.stop()
    rmSync(at(), { recursive: true, force: true })
  }
})

test.run()
