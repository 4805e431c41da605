import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readUrlsLock, writeUrlsLock } from '../../../plugins/urls/lock.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { urls } from '../../../plugins/urls/index.ts'
import { brief, buildInMemory, problemsOf } from '../../support/memorySite.ts'

const check = async (lock: string | undefined, more: Readonly<Record<string, string>> = {}) => {
  const files = { 'content/acme/zh/docs/a.md': '# A\n', ...(lock !== undefined && { 'urls.lock': lock }), ...more }
  return (await buildInMemory({ files, plugins: [docs(), redirects(), urls()] })).diagnostics
}

test('without the file, or a section for the brand, nothing was promised', async () => {
  assert.equal(await check(undefined), [])
  assert.equal(await check('[other]\n/x/\n'), [])
})

test('an address that would be lost is told with its line and what to do', async () => {
  const [lost, ...rest] = await check('# comment\n[acme]\n/docs/a/\n/docs/b/\n/en/docs/a/\n')
  assert.equal(rest, [])
  assert.is(brief(lost!), 'url-lost urls.lock:4:1')
  assert.is(lost!.severity, 'error')
  assert.match(lost!.message, '/docs/b/')
  assert.match(lost!.hint!, 'redirect_from: [/docs/b/]')
  assert.match(lost!.hint!, 'site urls --gone /docs/b/')
})

test('a redirect keeps the promise, "gone" ends it', async () => {
  assert.equal(
    await check('[acme]\n/docs/b/\n/en/docs/b/\n', { 'content/acme/redirects.yml': '/docs/b/: /docs/a/\n' }),
    [],
  )
  assert.equal(await check('[acme]\ngone /docs/b/\n'), [])
})

test('what is neither a path nor a brand is an error with its place', async () => {
  for (const lock of ['[acme]\nabout\n', '/a/\n', '[acme]\nlost /a/\n', '[acme]\n/a\n']) {
    const [problem] = await problemsOf(() => check(lock))
    assert.is(problem!.code, 'urls-lock-invalid', lock)
    assert.ok(problem!.place!.line)
  }
})

test('the file is sorted and survives reading and writing', () => {
  const text = writeUrlsLock({
    acme: [
      { path: '/b/', gone: false },
      { path: '/', gone: false },
      { path: '/中 文/', gone: true },
    ],
    other: [],
  })
  assert.match(text, /\n\[acme\]\n\/\n\/b\/\ngone \/中 文\/\n\n\[other\]\n$/)
  assert.is(writeUrlsLock(readUrlsLock(text)), text)
})

test.run()
