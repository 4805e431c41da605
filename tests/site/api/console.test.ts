/** The client as a page has it: whose console it asks, in which language, and what it does when nobody is logged in. */
import * as assert from 'uvu/assert'
import { consoleSuite, failureOf } from './fakeConsole.ts'
import { installStorage } from './fakeStorage.ts'

const { test, fake } = consoleSuite('api console')

const entries = installStorage()
const went: string[] = []
const heard: (readonly [string, () => void])[] = []
const place = { pathname: '/pricing/', hostname: 'acme.example', assign: (path: string) => void went.push(path) }
Object.assign(globalThis, {
  location: place,
  document: { documentElement: { lang: 'zh-CN' } },
  addEventListener: (name: string, listener: () => void) => void heard.push([name, listener]),
})
const { baseFor, cloudFor, connectConsole } = await import('../../../site/api/console.ts')
const { isLocal } = await import('../../../site/api/isLocal.ts')

const comeBack = () => heard.filter(([name]) => name === 'pageshow').forEach(([, listener]) => listener())
test.before.each(() => {
  entries.clear()
  went.length = 0
  Object.assign(place, { pathname: '/pricing/', hostname: 'acme.example' })
  comeBack()
})
const connect = (loginPath = '/login/') =>
  connectConsole({ apiBase: fake.origin, localApiBase: `${fake.origin}/sandbox`, loginPath })

test('on the machine that builds the site, the sandbox answers', async () => {
  await connect().post('/x')
  place.hostname = 'acme.localhost'
  await connect().post('/x')
  assert.equal(
    fake.seen.map(({ path }) => path),
    ['/x', '/sandbox/x'],
  )
  for (const host of ['localhost', 'acme.localhost']) assert.ok(isLocal(host), host)
  for (const host of ['acme.example', 'localhost.example', 'notlocalhost', '']) assert.not.ok(isLocal(host), host)
  place.hostname = 'localhost'
  assert.is(baseFor({ apiBase: 'https://acme.example', localApiBase: '/sandbox' }), '/sandbox')
  const pages = { cloudUrl: 'https://cloud.acme.example', localApiBase: '/sandbox' }
  assert.is(cloudFor(pages), '/sandbox')
  place.hostname = 'acme.example'
  assert.is(cloudFor(pages), pages.cloudUrl)
})

test('K-02 a form that stays is not left when a login has ended', async () => {
  fake.json({}, 401)
  entries.set('token', 'old')
  const client = connectConsole({ apiBase: fake.origin, localApiBase: '', loginPath: '/login/' }, { stays: true })
  const { kind } = await failureOf(client.post('/a'))
  assert.equal([kind, [...entries], went], ['expired', [], []])
})

test('K-06 K-09 a call has the token that is kept and the language of the page', async () => {
  await connect().post('/x')
  entries.set('token', 'kept-token')
  entries.set('locale', 'ja')
  await connect().post('/x')
  place.pathname = '/en/pricing/'
  await connect().post('/x')
  assert.equal(
    fake.seen.map(({ headers }) => [headers.authorization, headers['accept-language']!.slice(0, 2)]),
    [
      [undefined, 'zh'],
      ['Bearer kept-token', 'ja'],
      ['Bearer kept-token', 'en'],
    ],
  )
})

test('K-02 a login that ended is forgotten, and leads to the login page once', async () => {
  fake.json({}, 401)
  entries.set('token', 'old')
  await Promise.all([failureOf(connect().post('/a')), failureOf(connect().post('/b'))])
  assert.equal([[...entries], went], [[], ['/login/']])
  comeBack()
  await failureOf(connect('/en/login/').post('/a'))
  assert.equal(went, ['/login/', '/en/login/'])
})

test('K-02 an answer to an old login leaves the one alone that another tab has begun meanwhile', async () => {
  fake.answer((response) => {
    entries.set('token', 'new')
    response.writeHead(401).end('{}')
  })
  entries.set('token', 'old')
  const { kind } = await failureOf(connect().post('/a'))
  assert.equal([kind, [...entries], went], ['expired', [['token', 'new']], []])
})

test('K-02 the login page stays where it is, however its path is written', async () => {
  fake.json({}, 401)
  for (const pathname of ['/login/', '/login', '/login//']) {
    place.pathname = pathname
    entries.set('token', 'old')
    await failureOf(connect().post('/a'))
    assert.equal([[...entries], went], [[], []], pathname)
  }
})

test.run()
