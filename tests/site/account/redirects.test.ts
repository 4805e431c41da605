/** Where a login leads (J-06): only to addresses that are written in the source. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readLoginSource } from '../../../site/api/storage.ts'
import { readMarket } from '../../../site/features/account/market.ts'
import { destinationOf } from '../../../site/features/account/redirects.ts'

const test = suite('redirects after login')
const places = { home: '/en/', cloudUrl: 'https://cloud.example.com' }

test('each reason has its place', () => {
  assert.equal(destinationOf('try_cloud_free', places), { href: 'https://cloud.example.com' })
  assert.equal(destinationOf('buy_a_license', places), { href: 'https://cloud.example.com/#/system/license' })
  assert.equal(destinationOf('download', places), { href: '/en/', flag: 'openDownloadModal' })
  assert.equal(destinationOf('try_enterprise_free', places), { href: '/en/', flag: 'openDownloadModal' })
  assert.equal(destinationOf('download_community', places), { href: '/en/', flag: 'openCommunityDownloadModal' })
  assert.equal(destinationOf('sign_in', places), { href: '/en/' })
  assert.equal(destinationOf(undefined, places), { href: '/en/' })
})

const schemes = [
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'ftp://evil.example',
  'ws://evil.example',
]
const tricks = [
  'https://cloud.example.com@evil.example',
  'https://cloud.example.com.evil.example',
  'https://evil.example/cloud.example.com',
  'https://cloud.example.com%2eevil.example',
  'https://evil。example',
  'https://evil．example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.%2e//evil.example',
  '/\tevil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
]
const marked = [
  'try_cloud_free//evil.example',
  'try_cloud_free@evil.example',
  'try_cloud_free\u0000',
  'download?next=//evil.example',
  '#//evil.example',
  '?next=//evil.example',
  '.evil.example',
  '@evil.example',
]
const spellings = [...schemes, ...tricks, ...marked].flatMap((text) => [text, text.toUpperCase()])

test('eighty spellings of another place lead home', () => {
  assert.is(spellings.length, 80)
  for (const spelling of spellings) {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => spelling } })
    assert.equal(destinationOf(readLoginSource(), places), { href: '/en/' }, spelling)
    // Even where a type was cheated.
    assert.equal(destinationOf(spelling as 'sign_in', places), { href: '/en/' }, spelling)
  }
})

test('the marketplace is read from the address and never followed', () => {
  assert.equal(readMarket('?marketplaceType=AWS&token=abc&next=//evil.example'), {
    marketplaceType: 'AWS',
    registerToken: 'abc',
  })
  assert.equal(readMarket(''), { marketplaceType: '', registerToken: '' })
})

test.run()
