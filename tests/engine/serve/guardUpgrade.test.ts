import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { guardUpgrade, type UpgradePolicy, type WireRequest } from '../../../engine/serve/index.ts'

const policy: UpgradePolicy = { hosts: ['localhost', '*.localhost'], port: 4173, protocol: 'site' }
const token = 'k3Jx-8Q2'

const good = {
  host: 'localhost:4173',
  origin: 'http://localhost:4173',
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-protocol': 'site',
}

function statusOf(changes: Record<string, string | undefined>, url = `/__site/?token=${token}`, own = policy): number {
  const entries = Object.entries({ ...good, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const request: WireRequest = { method: 'GET', url, headers: Object.fromEntries(entries), rawHeaders: entries.flat() }
  const answer = guardUpgrade(request, own, token)
  return answer.kind === 'ok' ? 101 : answer.status
}

test('P-11 our own page is let in', () => {
  assert.is(statusOf({}), 101)
  assert.is(statusOf({ upgrade: 'WebSocket' }), 101)
  assert.is(statusOf({ host: 'acme.localhost:4173', origin: 'http://acme.localhost:4173' }), 101)
})

test('P-11 tokens: missing, empty, wrong, of other lengths, twice', () => {
  for (const query of [
    '',
    '?',
    '?token',
    '?token=',
    '?token=k3Jx-8Q3',
    '?token=k3Jx',
    `?token=${token}x`,
    `?token=${token}&token=${token}`,
    `?Token=${token}`,
    `?token[]=${token}`,
  ]) {
    assert.is(statusOf({}, `/__site/${query}`), 401, query)
  }
  assert.is(statusOf({}, `/__site/?v=1&token=${token}`), 101)
})

test('P-11 origins: missing, null, foreign', () => {
  for (const origin of [
    undefined,
    'null',
    '',
    'https://evil.com',
    'http://127.0.0.1:4173',
    'http://localhost:4174',
    'http://localhost.evil.com:4173',
    'http://acme.localhost:4173',
  ]) {
    assert.is(statusOf({ origin }), 403, String(origin))
  }
})

test('P-11 hosts: foreign, missing, other port', () => {
  for (const host of [undefined, 'evil.com', 'evil.com:4173', '127.0.0.1:4173', 'localhost:1', 'localhost']) {
    // The origin follows along, as it does when a name is rebound to this machine.
    assert.is(statusOf({ host, origin: `http://${host}` }), 403, String(host))
  }
})

test('P-11 sub-protocols: other, none, several', () => {
  for (const protocol of [undefined, 'vite-hmr', 'site, x', 'x, site', ''])
    assert.is(statusOf({ 'sec-websocket-protocol': protocol }), 400, String(protocol))
  const { protocol: _, ...without } = policy
  assert.is(statusOf({}, undefined, without), 400)
  assert.is(statusOf({ 'sec-websocket-protocol': undefined }, undefined, without), 101)
})

test('P-11 a hostile path is refused before the token is looked at', () => {
  for (const path of ['/../x', '/.env', '//x', 'http://localhost/x'])
    assert.ok([400, 404].includes(statusOf({}, `${path}?token=${token}`)), path)
})

test('P-11 other upgrades are refused', () => {
  for (const upgrade of [undefined, 'h2c', 'websocket, h2c']) assert.is(statusOf({ upgrade }), 400, String(upgrade))
})

test.run()
