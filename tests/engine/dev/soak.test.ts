/** A long day of writing with a tab open: what the dev server holds does not grow with the number of edits. */
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { dev, type DevServer } from '../../../engine/dev.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { openSite } from '../../support/buildSite.ts'
import { openDevTab, type DevTab } from '../../support/devTab.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const test = suite('soak')
const site = openSite('small')
const warnings: Error[] = []
let server: DevServer
let tab: DevTab
const page = 'docs/intro/'

process.on('warning', (warning) => warnings.push(warning))

test.before(async () => {
  server = await dev({
    load: (reimport) => loadConfig({ root: site.root, overrides: { production: false }, reimport }),
    host: '127.0.0.1',
    port: 0,
    strictPort: true,
    report: { ...silentReporter, problems: () => {}, format: () => '' },
  })
  tab = await openDevTab(server.urls[0]!.url)
  // What is as young as the server counts as saved while it starts: whoever shows the page of now is not told of that.
  await tab.show(page)
})
test.after(async () => {
  tab.close()
  await server.close()
  site.end()
})

let saved = 0
/** One in ten is an edit of the layout. */
async function edit(): Promise<void> {
  const number = ++saved
  const told = tab.next('site:stale')
  if (number % 10 === 0)
    site.write(
      'site/layouts/Doc.tsx',
      site.read('site/layouts/Doc.tsx').replace(/<main[^>]*>/, `<main id="n${number}">`),
    )
  else site.write('content/acme/zh/docs/intro.md', `---\ntitle: 介绍\n---\n\n第 ${number} 次。\n`)
  await told
  const body = await tab.show(page)
  assert.match(body, number % 10 === 0 ? `id="n${number}"` : `第 ${number} 次。`)
}

const kilobyte = 1024

/** What follows from an edit goes on for a while after it was shown; once it is over, the heap stays as it is. */
async function heapAfter(edits: number): Promise<number> {
  for (let left = edits; left; left--) await edit()
  for (let before = 0; ;) {
    collect()
    const { heapUsed } = process.memoryUsage()
    if (Math.abs(heapUsed - before) < 256 * kilobyte) return heapUsed
    before = heapUsed
    await setTimeout(1000)
  }
}

test('G-08 two hundred edits leave nothing behind', async () => {
  let before = await heapAfter(40)
  const grown: number[] = []
  for (let window = 0; window < 4; window++) {
    const after = await heapAfter(40)
    grown.push((after - before) / 40 / kilobyte)
    before = after
  }
  // What is loaded late is in one of them, and one may end in the midst of work; what stays of each edit is in all.
  const each = grown.toSorted((a, b) => a - b)[1]!
  assert.ok(each <= 20, `${each.toFixed(1)} KB of each edit stay`)
  assert.equal(warnings, [])
})

test.run()
