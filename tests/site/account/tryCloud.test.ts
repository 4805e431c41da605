/** A click on "try the cloud", with the console that is asked who one is. */
import { setImmediate } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { consoleSuite } from '../api/fakeConsole.ts'
import { installStorage } from '../api/fakeStorage.ts'

const { test, fake } = consoleSuite('try the cloud')

const entries = installStorage()
/** What the user menu says of the brand and the page. */
const said: Record<string, string> = {}
let left = Promise.withResolvers<string>()
const place = { pathname: '/', hostname: 'www.acme.example', assign: (href: string) => left.resolve(href) }
Object.assign(globalThis, {
  location: place,
  document: {
    documentElement: { lang: 'en' },
    querySelector: (selector: string) => {
      assert.is(selector, '[data-account]')
      return { getAttribute: (name: string) => said[name] ?? null }
    },
  },
  addEventListener: () => {},
})
const { tryCloud } = await import('../../../site/features/account/tryCloud.ts')

test.before.each(() => {
  entries.clear()
  left = Promise.withResolvers()
  place.hostname = 'www.acme.example'
  Object.assign(said, {
    'data-api': fake.origin,
    'data-local-api': `${fake.origin}/sandbox`,
    'data-login': '/en/login/',
    'data-home': '/en/',
    'data-cloud': 'https://cloud.acme.example',
  })
  fake.json({ success: true, data: { uid: '7' } })
})

function linkFor(source: string | null) {
  const asked: string[] = []
  const states: (string | null)[] = []
  const link = {
    getAttribute: (name: string) => (asked.push(name), source),
    set ariaBusy(value: string | null) {
      if (states.at(-1) !== value) states.push(value)
    },
  }
  return { link: link as unknown as HTMLElement, states, asked }
}

test('who is logged in goes where the link leads, and a second click changes nothing', async () => {
  const { link, states, asked } = linkFor('buy_a_license')
  tryCloud(link)
  tryCloud(link)
  assert.is(await left.promise, 'https://cloud.acme.example/#/system/license')
  assert.equal([fake.seen.length, asked, states], [1, ['data-source'], [null, 'true', null]])
  left = Promise.withResolvers()
  // The page came back from the history: what had led away from it is over.
  await setImmediate()
  tryCloud(link)
  assert.is(await left.promise, 'https://cloud.acme.example/#/system/license')
  assert.is(fake.seen.length, 2)
})

test('a link that says nothing is for the cloud itself; one for a download leads home, to its dialog', async () => {
  tryCloud(linkFor(null).link)
  assert.is(await left.promise, 'https://cloud.acme.example')
  left = Promise.withResolvers()
  tryCloud(linkFor('<unknown>').link)
  assert.is(await left.promise, 'https://cloud.acme.example')
  assert.equal([...entries], [])
  left = Promise.withResolvers()
  tryCloud(linkFor('download').link)
  assert.is(await left.promise, '/en/')
  assert.equal([...entries], [['openDownloadModal', 'true']])
})

test('on the machine that builds the site the cloud is the sandbox', async () => {
  place.hostname = 'localhost'
  tryCloud(linkFor(null).link)
  assert.is(await left.promise, `${fake.origin}/sandbox`)
  assert.ok(fake.seen[0]!.path.startsWith('/sandbox/'))
})

test('nobody goes to the login page, which is told why', async () => {
  fake.json({}, 401)
  for (const [source, kept] of [
    ['try_enterprise_free', 'try_enterprise_free'],
    [null, 'try_cloud_free'],
  ] as const) {
    left = Promise.withResolvers()
    tryCloud(linkFor(source).link)
    assert.is(await left.promise, '/en/login/')
    assert.is(entries.get('loginSource'), kept)
  }
})

test('where it cannot be said who one is, nothing happens, and one may click again', async () => {
  const answered = Promise.withResolvers<void>()
  fake.answer((response) => {
    response.writeHead(500).end('{}')
    response.on('close', () => answered.resolve())
  })
  const { link, states } = linkFor(null)
  const idle = Promise.withResolvers<void>()
  Object.defineProperty(link, 'ariaBusy', {
    set: (value: string | null) => {
      states.push(value)
      if (value === null && states.includes('true')) idle.resolve()
    },
  })
  tryCloud(link)
  await Promise.all([answered.promise, idle.promise])
  assert.not(entries.has('loginSource'))
  fake.json({ success: true, data: { uid: '7' } })
  tryCloud(link)
  assert.is(await left.promise, 'https://cloud.acme.example')
})

test.run()
