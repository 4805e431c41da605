import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeConfig } from '../../../engine/config/describe.ts'
import { loadConfig, loadConfigWithOptions, type Overrides } from '../../../engine/config/load.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { goodConfig, withSite } from '../../support/tempSite.ts'

/** `code message`, one line per problem, with everything that may be shown of it. */
const problems = (files: Record<string, string>, overrides: Overrides = {}) =>
  withSite(files, async (root) => {
    try {
      await loadConfig({ root, overrides })
      return []
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      return error.diagnostics.map(({ code, message, hint = '', place }) =>
        `${code} ${message} ${hint} ${place?.line ?? ''}`.trim(),
      )
    }
  })

const withStore = (store: string) => ({
  'site.config.ts': goodConfig.replace('plugins:', `store: ${store},\n  plugins:`),
})

test('a shared store: what the environment says goes before the file, and nothing takes read-only back', () =>
  withSite(withStore("{ url: 'https://cache.example.com/site/', readOnly: true, timeout: 0.5 }"), async (root) => {
    assert.equal((await loadConfig({ root })).store, {
      url: 'https://cache.example.com/site',
      readOnly: true,
      timeout: 500,
    })
    const overrides = { store: { url: 'http://localhost:8080', readOnly: false } }
    const loaded = await loadConfigWithOptions({ root, overrides })
    assert.equal(loaded.config.store, { url: 'http://localhost:8080', readOnly: true, timeout: 500 })
    const line = describeConfig(loaded).find(({ key }) => key === 'store.url')
    assert.equal(line, { key: 'store.url', value: 'http://localhost:8080, read only', from: 'SITE_STORE_URL' })
  }))

test('a shared store without an address is none', async () => {
  assert.equal(await problems(withStore("{ url: '' }")), [])
  await withSite(withStore('{ timeout: 9 }'), async (root) => assert.is((await loadConfig({ root })).store, undefined))
})

test('O-04 the address of a shared store has no password, and is told without it', async () => {
  const secret = 'http://me:mellow-canary@cache.example.com'
  for (const files of [withStore(`{ url: '${secret}' }`), withStore(`'${secret}'`)]) {
    const told = (await problems(files)).join()
    assert.match(told, 'config-invalid')
    assert.not.match(told, 'mellow-canary')
  }
  const [told] = await problems({}, { store: { url: secret } })
  assert.match(told!, 'config-invalid SITE_STORE_URL should be an address without a name or a password, got one that')
})

test('a shared store on another machine has https, or says that it has not', async () => {
  const http = 'http://cache.example.com'
  assert.match((await problems(withStore(`{ url: '${http}' }`))).join(), 'store.url should be an address with https:')
  assert.equal(await problems(withStore(`{ url: '${http}', insecure: true }`)), [])
  for (const good of ['http://127.0.0.1:8080', 'http://[::1]', 'https://cache.example.com'])
    assert.equal(await problems(withStore(`{ url: '${good}' }`)), [])
  for (const bad of ['cache.example.com', 'ftp://cache.example.com', 'https://cache.example.com/?a', 'https://a/#b'])
    assert.match((await problems(withStore(`{ url: '${bad}' }`))).join(), 'config-invalid')
})

test.run()
