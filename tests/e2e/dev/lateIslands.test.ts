/** Edits of islands that pages have not hydrated yet. */
import type { HTTPRequest } from 'puppeteer'
import * as assert from 'uvu/assert'
import { pagePath } from '../support/devSite.ts'
import { get, getUntil } from '../support/get.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('late islands')

const island = 'site/Counter.island.tsx'
const open = (path: string) => shown.page.goto(site.url(path))
const textIs = (selector: string, text: string) =>
  shown.page.waitForFunction((css, wanted) => document.querySelector(css)?.textContent === wanted, {}, selector, text)

type LateIsland = { readonly version: 'as it was' | 'as it was saved'; readonly isDeaf?: boolean }
const lateIslands: readonly LateIsland[] = [
  { version: 'as it was' },
  { version: 'as it was saved' },
  { version: 'as it was', isDeaf: true },
]

for (const { version, isDeaf = false } of lateIslands)
  test(`an island that is saved while a page loads it, which comes ${version}${isDeaf ? ' to a page that has not heard of it' : ''}, is shown as it was saved`, async () => {
    const address = site.url(`/${island}`)
    const { body } = await get(address)
    const before = site.read(island)
    const channel = await shown.page.createCDPSession()
    await channel.send('Network.enable')
    const told = (message: RegExp) =>
      new Promise<void>((resolve) =>
        channel.on('Network.webSocketFrameReceived', ({ response }) => {
          if (message.test(response.payloadData)) resolve()
        }),
      )
    const [updated, stale] = [told(/"type":"update".*Counter/), told(/site:stale.*isLate/)]
    /** The first requests for the island and for the script that hears of saves. */
    const held = new Map<string, HTTPRequest>()
    const asked = new Promise<void>((resolve) =>
      shown.page.on('request', (request) => {
        const name = [address, 'virtual:site/dev'].find((each) => request.url().includes(each))
        if (name === undefined || held.has(name) || (name !== address && !isDeaf)) return void request.continue()
        held.set(name, request)
        if (held.size === (isDeaf ? 2 : 1)) resolve()
      }),
    )
    await shown.page.setRequestInterception(true)
    const opened = open(pagePath)
    await asked
    site.write(island, before.replace(/\n\s*\S* ?\{count\}/, '\n      Meanwhile {count}'))
    await updated
    await held.get('virtual:site/dev')?.continue()
    await opened
    if (isDeaf) await stale
    const late = held.get(address)!
    await (version === 'as it was' ? late.respond({ contentType: 'text/javascript', body }) : late.continue())
    await shown.page.waitForFunction(() => {
      const button = document.querySelector<HTMLElement>('site-island button')
      if (button?.textContent === 'Meanwhile 3') button.click()
      return button?.textContent === 'Meanwhile 4'
    })
    site.write(island, before)
    await textIs('site-island', '4')
    assert.equal(shown.problems, [])
  })

test('an island that waits for its reader is shown as it was saved, and hydrated so', async () => {
  const waiting = (word: string) => `import { island } from '../../../../engine/client/index.ts'

export default island(() => <b className="${word}">{'${word}'}</b>, { on: 'interaction' })
`
  site.write('site/Waiting.island.tsx', waiting('first'))
  site.write(
    'site/pages/waiting.page.tsx',
    `import Waiting from '../Waiting.island.tsx'

export default () => (
  <main>
    <title>Waiting</title>
    <Waiting />
  </main>
)
`,
  )
  await getUntil(site.server, site.url('/waiting/'), ({ status }) => status === 200)
  await open('/waiting/')
  site.write('site/Waiting.island.tsx', waiting('second'))
  await textIs('site-island b.second', 'second')
  await shown.page.hover('site-island b')
  await shown.page.waitForFunction(() => Object.keys(document.querySelector('site-island b')!).length)
  assert.equal(shown.problems, [])
})

test.run()
