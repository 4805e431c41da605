/** What Vercel makes of `vercel.json`, by the package that it reads the file with: one rule that it refuses is a site that is not published. */
import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { encodeHref } from '../../../engine/paths/paths.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { acme, buildInMemory } from '../../support/memorySite.ts'

type Redirects = readonly { readonly from: string; readonly to: string }[]

/** Where an address leads in one step, as it is in the request; undefined where files are looked for. */
async function leads(redirects: Redirects, trailingSlash: 'always' | 'never' = 'always') {
  const page = { brand: 'acme', locale: 'zh', view: 'site/layouts/Doc.tsx' }
  const routes = ['/', '/docs/1.0/', '/docs/a/'].map((path) => ({ ...page, key: path, path }))
  const plugins = [{ name: 'pages', route: () => ({ routes }) }, hosts({ redirects: () => redirects })]
  const brands = [{ ...acme, trailingSlash }]
  const { files } = await buildInMemory({ files: {}, plugins, config: { brands } })
  const { routes: rules, error } = getTransformedRoutes(JSON.parse(files.get('vercel.json')!))
  assert.is(error, null)
  return (path: string): string | undefined => {
    for (const rule of rules!) {
      if (isHandler(rule) || rule.continue) continue
      const found = new RegExp(rule.src!).exec(path)
      const location = rule.headers?.['Location']
      if (found) return location?.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
    }
    return undefined
  }
}

const odd = [
  '/docs/a(b)/',
  '/docs/a*b/',
  '/docs/c++/',
  '/docs/c#/',
  '/docs/what!/',
  '/docs/{a}/',
  '/docs/[a]/',
  "/docs/it's/",
  '/docs/100%/',
  '/docs/新 页/',
  '/docs/$1/',
  '/docs/a|b^c/',
  '/docs/2.7/',
]

test('an old address leads on in one step however it is asked for, whatever its letters and those of the new one', async () => {
  const lead = await leads(odd.map((path) => ({ from: path.replace('/docs/', '/old/'), to: encodeHref(path) })))
  for (const path of odd)
    for (const end of ['/', '', '.html', '/index.html']) {
      const old = encodeURI(path.replace('/docs/', '/old/').slice(0, -1)).replace('#', '%23') + end
      assert.is(decodeURIComponent(lead(old) ?? 'nowhere'), path, old)
    }
})

test('a hash is kept, and an old home page leads on', async () => {
  const lead = await leads([
    { from: '/', to: '/docs/a/' },
    { from: '/old/', to: '/docs/a/#部 (1)' },
  ])
  assert.is(lead('/'), '/docs/a/')
  assert.is(lead('/old'), '/docs/a/#%E9%83%A8%20%281%29')
})

test('addresses of pages keep their slash, a dot in them or not; files have none', async () => {
  const lead = await leads([])
  for (const page of ['/', '/docs/a/', '/docs/1.0/']) assert.is(lead(page), undefined, page)
  assert.is(lead('/docs/a'), '/docs/a/')
  assert.is(lead('/docs/1.0/a'), '/docs/1.0/a/')
  assert.is(lead('/docs/1.0'), '/docs/1.0/')
  for (const file of ['/robots.txt', '/assets/a-1.css', '/.well-known/security', '/docs/1.0/index.md'])
    assert.is(lead(file), undefined, file)
})

test('where they end without a slash, both spellings of a page lead there, and old ones on', async () => {
  const lead = await leads([{ from: '/old.1/', to: '/docs/1.0/' }], 'never')
  assert.is(lead('/docs/1.0/'), '/docs/1.0')
  assert.is(lead('/docs/1.0.html'), '/docs/1.0')
  assert.is(lead('/docs/1.0'), undefined)
  assert.is(lead('/old.1'), '/docs/1.0')
  assert.is(lead('/old.1/'), '/old.1')
})

test.run()
