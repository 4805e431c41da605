/** Pages that were found good are looked at again when something has changed that could be said of them, and not before. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../../engine/types.ts'
import { failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())

let asked = 0
let complains = false
const curious: Plugin = {
  name: 'curious',
  checkPage({ page }) {
    asked++
    return complains ? [{ code: 'curious', severity: 'warning', message: `${page.path} is dull` }] : []
  },
}
async function askedBy(change: () => void = () => {}, isFailing = false): Promise<number> {
  change()
  asked = 0
  const build = () => site.build({ config: (config) => ({ ...config, plugins: [...config.plugins, curious] }) })
  await (isFailing ? failureOf(build) : build())
  return asked
}
const page = 'content/acme/zh/docs/other.md'
const write = (text: string) => site.write(page, `---\ntitle: Other\n---\n\n${text}\n`)

test('the pages of a build with nothing to do are not looked at', async () => {
  assert.ok((await askedBy(() => write('One.'))) > 3)
  assert.is(await askedBy(), 0)
  assert.is(await askedBy(), 0)
})

test('after an edit of prose, of a component, of the configuration of severities they are', async () => {
  assert.ok((await askedBy(() => write('Two.'))) > 3)
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

test('a page that another one leads to and that is gone is told, though the other one is as it was', async () => {
  site.write('content/acme/zh/docs/leads.md', '---\ntitle: Leads\n---\n\n<a href="/docs/other/">there</a>\n')
  await askedBy()
  assert.is(await askedBy(), 0)
  site.remove(page)
  const problems = await failureOf(() => site.build())
  assert.ok(
    problems.some(({ code, message }) => code === 'link-broken' && message.includes('/docs/other/')),
    JSON.stringify(problems),
  )
})

test.run()
