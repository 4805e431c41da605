/** Pages that were found good are looked at again when something has changed that could be said of them, and not before. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../../engine/types.ts'
import { failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())

let asked = 0
const askedFor = new Set<string>()
let complains = false
let builds = 0
const curious: Plugin = {
  name: 'curious',
  checkPage({ page }) {
    asked++
    askedFor.add(page.path)
    return complains ? [{ code: 'curious', severity: 'warning', message: `${page.path} is dull` }] : []
  },
  // As a search index has files of other names after each edit, which no page leads to.
  emit: () => [{ path: `curious/${++builds}.json`, body: '{}' }],
}
const build = () => site.build({ config: (config) => ({ ...config, plugins: [...config.plugins, curious] }) })
async function askedBy(change: () => void = () => {}, isFailing = false): Promise<number> {
  change()
  asked = 0
  askedFor.clear()
  await (isFailing ? failureOf(build) : build())
  return asked
}
const page = 'content/acme/zh/docs/other.md'
const write = (text: string, title = 'Other') =>
  site.write(page, `---\ntitle: ${title}\ndescription: Others\n---\n\n${text}\n`)

test('the pages of a build with nothing to do are not looked at', async () => {
  assert.ok((await askedBy(() => write('One.'))) > 3)
  assert.is(await askedBy(), 0)
  assert.is(await askedBy(), 0)
})

test('after an edit of the prose of a page it alone is, and after one of its front matter all are', async () => {
  await askedBy(() => write('Two.'))
  assert.equal([...askedFor].sort(), ['/docs/other/', '/en/docs/other/'])
  assert.is(await askedBy(), 0)
  assert.ok((await askedBy(() => write('Two.', 'Another'))) > 3)
})

test('after an edit of a draft all are: a plugin may say something of its title', async () => {
  const draft = (title: string) =>
    site.write('content/acme/zh/docs/draft.md', `---\ntitle: ${title}\ndraft: true\n---\n\nSoon.\n`)
  await askedBy(() => draft('Draft'))
  assert.is(await askedBy(), 0)
  assert.ok((await askedBy(() => draft('Other'))) > 3)
})

test('after an edit of a component, or of the configuration of severities, all are', async () => {
  const file = 'site/layouts/Doc.tsx'
  assert.ok((await askedBy(() => site.write(file, `${site.read(file)}\nexport const more = 1\n`))) > 3)
  assert.is(await askedBy(), 0)
  asked = 0
  await site.build({
    config: (config) => ({ ...config, severities: { curious: 'off' }, plugins: [...config.plugins, curious] }),
  })
  assert.ok(asked > 3)
})

test('pages with problems are looked at each time, and the problems told', async () => {
  complains = true
  assert.ok((await askedBy(() => write('Three.'))) > 3)
  assert.ok((await askedBy()) > 3)
  complains = false
  assert.ok((await askedBy()) > 3)
  assert.is(await askedBy(), 0)
})

test('a heading that another page leads to and that is gone is told, though the other one is as it was', async () => {
  const leads = 'content/acme/zh/docs/leads.md'
  write('## Two {#two}')
  site.write(leads, '---\ntitle: Leads\n---\n\n[there](./other.md#two)\n')
  await askedBy()
  assert.is(await askedBy(), 0)
  write('## Three {#three}')
  const problems = await failureOf(build)
  assert.ok(
    problems.some(({ code, place }) => code === 'anchor-broken' && place?.file === leads),
    JSON.stringify(problems),
  )
  site.remove(leads)
})

test('a page or a file that another page leads to and that is gone is told, though the other one is as it was', async () => {
  const paper = 'site/public/paper.pdf'
  site.write(paper, 'Paper')
  site.write(
    'content/acme/zh/docs/leads.md',
    '---\ntitle: Leads\n---\n\n<a href="/docs/other/">there</a>, <a href="/paper.pdf">paper</a>\n',
  )
  await askedBy()
  assert.is(await askedBy(), 0)
  for (const [gone, address] of [
    [paper, '/paper.pdf'],
    [page, '/docs/other/'],
  ] as const) {
    site.remove(gone)
    const problems = await failureOf(build)
    assert.ok(
      problems.some(({ code, message }) => code === 'link-broken' && message.includes(address)),
      JSON.stringify(problems),
    )
  }
})

test.run()
