/** A third language is configuration and words; pages follow one by one. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sitemap } from '../../../plugins/sitemap.ts'
import { i18n } from '../../../plugins/i18n/index.ts'
import { runTask } from '../../../engine/commands/task.ts'
import { errorsIn, openSite } from '../../support/buildSite.ts'
import type { Config } from '../../../engine/types.ts'

const translated = 'content/acme/ja/docs/intro.md'

const withJapanese = (config: Config): Config => ({
  ...config,
  locales: [...config.locales, { id: 'ja', name: '日本語', lang: 'ja' }],
  brands: config.brands.map((brand) => ({ ...brand, locales: [...brand.locales, 'ja'] })),
  plugins: [...config.plugins, sitemap(), i18n()],
})

test('ja: untranslated pages show the default language, and search engines are led to the source', async () => {
  const site = openSite('small', {
    files: {
      // What any layout does with a route: the tiny site's does without.
      'site/layouts/Doc.tsx': `import { Content, useLocale, useRoute } from '../../../../../engine/client/index.ts'
export default function Doc({ title, description, fallbackFrom, breadcrumbs }) {
  const { id } = useLocale()
  const { noindex, canonical, path } = useRoute()
  return (
    <main data-from={fallbackFrom}>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={'https://acme.example' + (canonical ?? path)} />
      {noindex && <meta name="robots" content="noindex" />}
      <h1>{title}</h1>
      <p>{{ zh: '文档', en: 'Docs', ja: 'ドキュメント' }[id]}</p>
      {breadcrumbs && <Content />}
    </main>
  )
}
`,
    },
  })
  try {
    assert.equal(errorsIn(await site.build({ config: withJapanese })), [])
    const page = (file: string) => site.read(`dist/acme/${file}`)
    const untranslated = page('ja/docs/intro/index.html')
    assert.match(untranslated, '<html lang="ja"')
    assert.match(untranslated, 'data-from="zh"')
    assert.match(untranslated, '你好')
    assert.match(untranslated, 'ドキュメント')
    assert.match(untranslated, '<link rel="canonical" href="https://acme.example/docs/intro/"/>')
    assert.match(untranslated, '<meta name="robots" content="noindex"/>')
    // Its links stay in the language.
    assert.match(untranslated, 'href="/ja/docs/guide/install/#steps"')
    for (const file of ['docs/intro/index.html', 'en/docs/intro/index.html', 'ja/docs/intro/index.html']) {
      assert.not.match(page(file), 'hrefLang="ja"')
      assert.match(page(file), 'hrefLang="en"')
    }
    assert.not.match(page('docs/intro/index.html'), 'noindex')
    assert.not.match(page('sitemap.xml'), '/ja/docs/')
    assert.match(page('sitemap.xml'), '/en/docs/intro/')

    const missing = async () =>
      (await runTask(await site.config(withJapanese), 'check translations', { cache: true })).diagnostics
    assert.equal((await missing()).map(({ code, hint }) => `${code} ${hint?.split(';')[0]}`).sort(), [
      'translation-missing Write content/acme/ja/docs/guide/install.md',
      'translation-missing Write content/acme/ja/docs/intro.md',
    ])

    site.write(translated, '---\ntitle: はじめに\n---\n\nこんにちは。\n')
    assert.equal(errorsIn(await site.build({ config: withJapanese })), [])
    const own = page('ja/docs/intro/index.html')
    assert.match(own, 'こんにちは')
    assert.not.match(own, 'noindex')
    assert.match(own, '<link rel="canonical" href="https://acme.example/ja/docs/intro/"/>')
    for (const file of ['docs/intro/index.html', 'en/docs/intro/index.html']) assert.match(page(file), 'hrefLang="ja"')
    assert.match(page('sitemap.xml'), 'hreflang="ja" href="https://acme.example/ja/docs/intro/"')
    assert.is((await missing()).length, 1)
  } finally {
    site.end()
  }
})

test.run()
