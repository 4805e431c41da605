/** Counting visits: what is loaded, when, and what the content security policy has to allow for it. */
import { runInNewContext } from 'node:vm'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sourcesOf } from '../../../engine/serve/index.ts'
import { analytics, type AnalyticsOptions } from '../../../plugins/analytics/index.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const all: AnalyticsOptions = {
  plausible: { domain: 'docs.example.com' },
  ga4: { id: 'G-1</script>' },
  umami: { id: 'abc', host: 'https://stats.example.com' },
  baidu: { id: '0f' },
}

const filesOf = async (options: AnalyticsOptions, production = true) => {
  const { files, site } = await buildInMemory({
    files: {},
    plugins: [analytics(options), hosts()],
    config: { production },
  })
  const name = [...files.keys()].find((file) => file.startsWith('assets/analytics-'))
  return { name, script: name && files.get(name)!, shared: site.shared, headers: files.get('_headers')! }
}

/** The addresses that the script loads in a page whose root says this, and a way to change what it says. */
function visit(script: string, consent: string | null) {
  const loaded: string[] = []
  const state: { consent: string | null; watcher: (() => unknown) | undefined } = { consent, watcher: undefined }
  const document = {
    documentElement: { getAttribute: () => state.consent },
    createElement: () => ({ attributes: {}, setAttribute: () => {} }),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  }
  const MutationObserver = function (this: object, changed: () => unknown) {
    state.watcher = changed
    return { observe() {}, disconnect: () => (state.watcher = undefined) }
  }
  const window = { document, MutationObserver, history: { pushState() {} }, addEventListener() {}, location: {}, Date }
  runInNewContext(script, Object.assign(window, { window }))
  const answer = (given: string) => {
    state.consent = given
    state.watcher?.()
  }
  return { loaded, answer }
}

const addresses = [
  'https://plausible.io/js/script.js',
  'https://www.googletagmanager.com/gtag/js?id=G-1%3C%2Fscript%3E',
  'https://stats.example.com/script.js',
  'https://hm.baidu.com/hm.js?0f',
]

test('a build has one script of its own, which loads the services', async () => {
  const { name, script, shared } = await filesOf(all)
  assert.is(shared['analytics'], `/${name}`)
  assert.equal(visit(script!, null).loaded, addresses)
  assert.not.match(script!, '</script>')
})

test('where a page asks its readers, nothing is loaded before a yes', async () => {
  const { script } = await filesOf(all)
  const { loaded, answer } = visit(script!, 'unset')
  assert.equal(loaded, [])
  answer('denied')
  assert.equal(loaded, [])
  answer('granted')
  assert.equal(loaded, addresses)
  answer('granted')
  assert.is(loaded.length, addresses.length, 'once')
  const asked = await filesOf({ ...all, consent: true })
  assert.equal(visit(asked.script!, null).loaded, [], 'also where nothing is said of consent')
  assert.equal(visit(asked.script!, 'granted').loaded, addresses)
})

test('nothing of it is there in dev, or without a service', async () => {
  for (const { name, shared } of [await filesOf(all, false), await filesOf({})])
    assert.equal([name, 'analytics' in shared], [undefined, false])
})

test('the policy allows just what each service loads', async () => {
  const policyOf = async (options: AnalyticsOptions) => /Policy: (.*)/.exec((await filesOf(options)).headers)![1]!
  const part = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(name))
  const none = await policyOf({})
  assert.is(part(none, 'script-src'), "script-src 'self'")
  const plausible = await policyOf({ plausible: { domain: 'a', host: 'https://p.example/x' } })
  assert.is(part(plausible, 'script-src'), "script-src 'self' https://p.example")
  assert.is(part(plausible, 'connect-src'), "connect-src 'self' https://p.example")
  assert.is(part(plausible, 'img-src'), part(none, 'img-src'))
  const umami = await policyOf({ umami: { id: 'a' } })
  assert.is(part(umami, 'script-src'), "script-src 'self' https://cloud.umami.is")
  assert.is(part(umami, 'connect-src'), "connect-src 'self' https://cloud.umami.is https://api-gateway.umami.dev")
  const google = await policyOf({ ga4: { id: 'G-1' } })
  assert.is(part(google, 'script-src'), "script-src 'self' https://*.googletagmanager.com")
  assert.match(part(google, 'connect-src')!, 'https://*.google-analytics.com https://*.analytics.google.com')
  const baidu = await policyOf({ baidu: { id: 'a' } })
  for (const name of ['script-src', 'connect-src', 'img-src']) assert.match(part(baidu, name)!, ' https://hm.baidu.com')
})

test('preview takes the same sources, each once', () => {
  const { connect, images } = sourcesOf({
    images: { hosts: ['https://hm.baidu.com'] },
    inlineStyles: false,
    frames: { hosts: [] },
    plugins: [analytics({ baidu: { id: 'a' } }), analytics({ baidu: { id: 'b' } })],
  })
  assert.equal([connect, images], [['https://hm.baidu.com'], ['https://hm.baidu.com']])
})

test.run()
