import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { runTask, type TaskDone } from '../../../engine/commands/task.ts'
import { readUrlsLock } from '../../../plugins/urls/lock.ts'
import { tempSite } from '../../support/tempSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const plugins = pathToFileURL(resolve(import.meta.dirname, '../../../plugins')).href

test('new pages are added, none is taken off but by name', async () => {
  const plugin =
    "{ name: 'docs', include: ['[content]/*/*/*.txt'], read: ({ source }) => ({ data: source.file }), route: ({ documents, brand }) => ({ routes: documents.map(({ file, address }) => ({ brand: brand.id, locale: address.locale, path: '/' + address.rest.slice(0, -4) + '/', key: '/' + address.rest + '/', view: 'V.tsx' })) }) }"
  const site = tempSite({
    'site.config.ts': `import { urls } from '${plugins}/urls/index.ts'\nexport default { locales: [{ id: 'zh', name: '中文', lang: 'zh-CN' }], plugins: [${plugin}, urls()] }\n`,
    'brands/acme/brand.ts':
      "export default { id: 'acme', origin: 'https://acme.example.com', locales: ['zh'], content: 'acme' }\n",
    'content/acme/zh/a.txt': 'a',
    'content/acme/zh/b.txt': 'b',
    'urls.lock': '[acme]\n/a/\n/old/\n/older/\n',
  })
  const config = await loadConfig({ root: site.root })
  const update = (...args: string[]) => runTask(config, 'update urls', { args, cache: false })
  const paths = ({ files }: TaskDone) =>
    readUrlsLock(files[0]!.body)['acme']!.map(({ path, gone }) => (gone ? `gone ${path}` : path))

  const first = await update()
  assert.equal(first.data, { count: 4, added: ['/b/'], gone: [] })
  assert.equal(paths(first), ['/a/', '/b/', '/old/', '/older/'])
  assert.equal(paths(await update('/older')), ['/a/', '/b/', '/old/', 'gone /older/'])
  const refused = async (path: string) => (await problemsOf(() => update(path)))[0]!
  assert.is((await refused('/nobody/')).code, 'url-unlisted')
  assert.is((await refused('/aa/')).hint, 'Did you mean "/a/"?')
  assert.is((await refused('/a/')).hint, 'Delete or rename the page first.', 'a page is not offered for itself')
  site.remove()
})

test.run()
