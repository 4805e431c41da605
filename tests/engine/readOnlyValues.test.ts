/** Values that travel between stages and plugins are never written on: with all of them frozen, the site is the same. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../engine/types.ts'
import { blog } from '../../plugins/blog/index.ts'
import { docs } from '../../plugins/docs/index.ts'
import { i18n } from '../../plugins/i18n/index.ts'
import { links } from '../../plugins/links.ts'
import { markdownSources } from '../../plugins/markdownSources.ts'
import { pages } from '../../plugins/pages.ts'
import { quality } from '../../plugins/quality/index.ts'
import { search } from '../../plugins/search/index.ts'
import { sitemap } from '../../plugins/sitemap.ts'
import { urls } from '../../plugins/urls/index.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { buildInMemory, problemsOf, type MemoryBuild } from '../support/memorySite.ts'

const hooks = ['read', 'route', 'checkPage', 'check', 'emit'] as const

/** The same plugin; what its hooks are given and what they answer can be written on by nobody from then on. */
function frozen(plugin: Plugin): Plugin {
  const wrapped = hooks.flatMap((name) => {
    const hook = plugin[name] as ((given: unknown) => unknown) | undefined
    if (!hook) return []
    const call = (given: unknown) => {
      const answer = hook.call(plugin, freeze(given))
      return answer instanceof Promise ? answer.then(freeze) : freeze(answer)
    }
    return [[name, call] as const]
  })
  return { ...plugin, ...Object.fromEntries(wrapped) }
}

/** Records and lists, all the way down. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

const files = {
  'content/acme/zh/docs/guide/a.md': '---\ntitle: A\ntags: [x]\n---\n\n## One\n\n[b](./b.md#two) ![dot](./dot.svg)\n',
  'content/acme/zh/docs/guide/b.md': '---\ntitle: B\n---\n\n## Two\n\n```js {1}\nlet a = 1\n```\n',
  'content/acme/zh/docs/guide/_category_.yml': 'label: Guide\n',
  'content/acme/zh/docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'content/acme/en/docs/guide/a.md': '---\ntitle: A\n---\n\n[b](./b.md) [nothing](./c.md)\n',
  'content/acme/zh/blog/2024-01-02-post.md': '---\ntags: [y]\n---\n\nShort.\n\n<!-- truncate -->\n\nLong.\n',
  'content/acme/zh/blog/tags.yml': 'y:\n  label: Y\n',
  'site/pages/index.page.tsx': '',
}
const plugins = [docs(), blog(), pages(), search(), sitemap(), markdownSources(), urls(), links(), quality(), i18n()]

const shown = ({ files: written, records, diagnostics, site }: MemoryBuild) => ({
  files: [...written].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  records,
  diagnostics,
  routes: site.routes,
})

test('a site whose values are frozen from hook to hook is the same site', async () => {
  const usual = shown(await buildInMemory({ files, plugins }))
  const guarded = shown(await buildInMemory({ files, plugins: plugins.map(frozen) }))
  assert.ok(usual.files.length > 20, String(usual.files.length))
  assert.equal(guarded, usual)
})

test('a hook that writes on what it is given is found', async () => {
  const writes: Plugin = { name: 'writes', check: ({ pages: [page] }) => (Object.assign(page!, { title: 'x' }), []) }
  const { diagnostics } = await buildInMemory({ files, plugins: [...plugins, frozen(writes)] })
  assert.match(diagnostics.find(({ code }) => code === 'plugin-failed')?.message ?? '', /"writes".*read only/)
})

type Given = { pages: unknown[]; documents: unknown[]; all: { data: object }[]; brand: object; config: object }
const writers: Readonly<Record<string, Readonly<Record<string, (given: Given) => unknown>>>> = {
  route: {
    'the order of documents': ({ all }) => all.reverse(),
    'its own documents': ({ documents }) => documents.push({}),
    'the data of others': ({ all: [first] }) => Object.assign(first!.data, { title: 'x' }),
    'the brand': ({ brand }) => Object.assign(brand, { origin: 'https://other.example' }),
    'the configuration': ({ config }) => Object.assign(config, { locales: [] }),
    'the order of plugins': ({ config }) => (config as { plugins: unknown[] }).plugins.reverse(),
  },
  emit: {
    'the order of pages': ({ pages }) => pages.reverse(),
    'a page': ({ pages: [page] }) => Object.assign(page!, { title: 'x' }),
  },
  check: { 'the order of pages': ({ pages }) => pages.reverse() },
  checkPage: {
    'the links of a page': (given) => (given as unknown as { page: { links: unknown[] } }).page.links.pop(),
  },
}
for (const [hook, kinds] of Object.entries(writers))
  for (const [what, write] of Object.entries(kinds))
    test(`${hook} writes on ${what}: plugin and hook are named`, async () => {
      const answer = hook === 'route' ? { routes: [] } : []
      const writing = { name: 'writes', [hook]: (given: Given) => (write(given), answer) } as unknown as Plugin
      const problems = await problemsOf(async () => {
        const { diagnostics } = await buildInMemory({ files, plugins: [writing, ...plugins] })
        throw SiteError.from(diagnostics.filter(({ severity }) => severity === 'error'))
      })
      const messages = problems.map(({ message }) => message)
      assert.ok(
        messages.some((message) => message.startsWith(`Plugin "writes" failed in its hook "${hook}": Cannot`)),
        messages.join(),
      )
    })

test.run()
