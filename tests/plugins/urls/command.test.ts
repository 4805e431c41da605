import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { updateUrls } from '../../../engine/urls.ts'
import { readUrlsLock } from '../../../engine/urlsLock.ts'
import { tempSite } from '../../support/tempSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

test('new pages are added, none is taken off but by name', async () => {
  const plugin =
    "{ name: 'docs', include: ['[content]/*/*/*.txt'], read: ({ file }) => ({ data: file }), route: (own, _all, brand) => ({ routes: own.map(({ file, address }) => ({ brand: brand.id, locale: address.locale, path: '/' + address.rest.slice(0, -4) + '/', key: '/' + address.rest + '/', view: 'V.tsx' })) }) }"
  const site = tempSite({
    'site.config.ts': `export default { locales: [{ id: 'zh', name: '中文', lang: 'zh-CN' }], plugins: [${plugin}] }\n`,
    'brands/acme/brand.ts':
      "export default { id: 'acme', origin: 'https://acme.example.com', locales: ['zh'], content: 'acme' }\n",
    'content/acme/zh/a.txt': 'a',
    'content/acme/zh/b.txt': 'b',
    'urls.lock': '[acme]\n/a/\n/old/\n/older/\n',
  })
  const config = await loadConfig({ root: site.root })
  const paths = (text: string) => readUrlsLock(text)['acme']!.map(({ path, gone }) => (gone ? `gone ${path}` : path))

  const first = await updateUrls(config, { gone: [] })
  assert.equal(first.added, ['/b/'])
  assert.equal(paths(first.text), ['/a/', '/b/', '/old/', '/older/'])
  const second = await updateUrls(config, { gone: ['/older'] })
  assert.equal(paths(second.text), ['/a/', '/b/', '/old/', 'gone /older/'])
  for (const path of ['/a/', '/nobody/'])
    assert.equal((await problemsOf(() => updateUrls(config, { gone: [path] })))[0]!.code, 'url-unlisted')
  site.remove()
})

test.run()
