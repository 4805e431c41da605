/** What the configuration says of a problem's severity decides whether the page is made; it never takes one out of the site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())
const page = 'content/acme/zh/docs/shown.md'
const output = 'dist/acme/docs/shown/index.html'
const demoted = (code: string, severity: 'warning' | 'off') =>
  site.build({ config: (config) => ({ ...config, severities: { [code]: severity } }) })
site.write(
  'site.config.ts',
  site
    .read('site.config.ts')
    .replace(
      /docs\(\{?/,
      (start) => `docs({ fences: { drawn: () => { throw new Error('no') } },${start.endsWith('{') ? '' : ' }'}`,
    ),
)

const cases = {
  'image-host-unknown': '![x](https://img.example.org/a.svg)',
  'link-scheme': '[x](ftp://example.org/a)',
  'frame-host-unknown': '<iframe src="https://example.org/" title="x"></iframe>',
  'fence-broken': '\n\n```drawn\n<b>\n```\n',
} as const

for (const [code, text] of Object.entries(cases))
  test(`a page with "${code}" is published where that is no error`, async () => {
    site.write(page, `# Shown\n\nBefore. ${text}\n\nAfter.\n`)
    assert.equal([...new Set((await failureOf(() => site.build())).map((each) => each.code))], [code])
    for (const severity of ['warning', 'off'] as const) {
      const { diagnostics } = await demoted(code, severity)
      assert.equal(
        diagnostics.map((each) => [each.code, each.severity]),
        severity === 'off' ? [] : [[code, 'warning']],
      )
      assert.match(site.read(output), 'After.')
      assert.not.match(site.read(output), 'ftp:')
      assert.is((await demoted(code, severity)).rendered, 0, 'and it is made once')
    }
  })

test('a page is published where an unknown key, even one that was to be its address, is no error', async () => {
  site.write(page, '---\nslugs: [elsewhere]\n---\n\n# Shown\n\nAfter.\n')
  assert.equal(
    [...new Set((await failureOf(() => site.build())).map((each) => each.code))],
    ['front-matter-unknown-key'],
  )
  await demoted('front-matter-unknown-key', 'warning')
  assert.match(site.read(output), 'After.')
})

test('a page whose address is not known is an error, whatever the configuration says of the reason', async () => {
  site.write(page, '---\nslug: [elsewhere]\n---\n\n# Shown\n\nAfter.\n')
  const problems = await failureOf(() => demoted('front-matter-type', 'warning'))
  assert.equal(
    problems.map(({ code, severity }) => `${severity} ${code}`),
    ['error front-matter-type'],
  )
})

test('a page that cannot be made is an error, whatever the configuration says of the reason', async () => {
  site.write(page, '# Shown\n\nAfter.\n')
  await site.build()
  const before = site.tree()
  site.write('site/layouts/Doc.tsx', `export default function Doc(): never {\n  throw new Error('broken')\n}\n`)
  const problems = await failureOf(() => demoted('page-failed', 'off'))
  assert.equal([...new Set(problems.map(({ code, severity }) => `${severity} ${code}`))], ['error page-failed'])
  assert.equal(site.tree(), before)
})

test.run()
