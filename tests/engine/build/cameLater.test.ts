/** A file that prose names and that is not there is an input of the prose: when it comes, and goes again, a warm build sees it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())
const folder = 'content/acme/zh/docs'
const page = `${folder}/shown.md`
const output = 'dist/acme/docs/shown/index.html'
const text = '# Shown\n\n![x](./i.svg)\n\n<Include src="./_p.md" />\n\n[r](./r.pdf)\n\n```js file="./c.js"\n```\n'
const named = {
  'i.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 30"/>\n',
  '_p.md': 'From the part.\n',
  'r.pdf': '%PDF-1.4\n',
  'c.js': 'const fromTheFile = 1\n',
}
const come = () => Object.entries(named).forEach(([name, body]) => site.write(`${folder}/${name}`, body))
const codesOf = async (work: Parameters<typeof failureOf>[0]) => (await failureOf(work)).map(({ code }) => code).sort()
const missing = ['code-file-missing', 'image-missing', 'include-missing', 'link-broken']

const assertWhole = (html: string): void => {
  for (const part of [/<img[^>]* width="70"/, 'From the part.', 'fromTheFile', /href="\/assets\/r\.\w+\.pdf"/])
    assert.match(html, part)
}

test('what has been told as missing is on the page when it has come, and is told again when it has gone', async () => {
  site.write(page, text)
  const told = await codesOf(() => site.build())
  assert.equal(told, missing)
  come()
  await site.build()
  assertWhole(site.read(output))
  Object.keys(named).forEach((name) => site.remove(`${folder}/${name}`))
  assert.equal(await codesOf(() => site.build()), missing)
  come()
  await site.build()
  assertWhole(site.read(output))
})

test('the same where the configuration says that it may be missing', async () => {
  const build = () =>
    site.build({
      config: (config) => ({
        ...config,
        severities: Object.fromEntries(missing.map((code) => [code, 'warning' as const])),
      }),
    })
  Object.keys(named).forEach((name) => site.remove(`${folder}/${name}`))
  const { diagnostics } = await build()
  assert.equal(diagnostics.map(({ code }) => code).sort(), missing)
  come()
  assert.equal((await build()).diagnostics, [])
  assertWhole(site.read(output))
  site.write(`${folder}/i.svg`, '')
  site.remove(`${folder}/_p.md`)
  assert.equal(
    (await build()).diagnostics.map(({ code }) => code),
    ['include-missing'],
  )
  assert.match(site.read(output), /<img[^>]* src="\/assets\/i\.\w+\.svg"/)
})

test.run()
