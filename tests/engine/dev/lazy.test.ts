/** What components wait for is in the pages of `site dev`, as in those of a build. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDevSite } from '../../e2e/support/devSite.ts'
import { get, getUntil } from '../../e2e/support/get.ts'

const part = (text: string) => `import './part.css'\nexport default () => <b>${text}</b>\n`
const site = await openDevSite({
  'site/parts/Part.tsx': part('loaded'),
  'site/parts/part.css': '.part { color: #010203 }\n',
  'site/Waiting.island.tsx': `import { lazy, Suspense } from 'react'
import { island } from '../../../../engine/client/index.ts'
const Part = lazy(() => import('./parts/Part.tsx'))
export default island(() => <Suspense fallback="waiting"><Part /></Suspense>, { on: 'load' })
`,
  'site/Stray.island.tsx': `import { island } from '../../../../engine/client/index.ts'

const data = fetch('/data.json')
export default island(() => <button onClick={() => void data}>stray</button>, { on: 'load' })
`,
  'site/pages/stray.page.tsx': `import Stray from '../Stray.island.tsx'
export default () => <main id="main"><title>Stray</title><Stray /></main>
`,
  'site/pages/lazy.page.tsx': `import { lazy, Suspense, use } from 'react'
import Waiting from '../Waiting.island.tsx'
const Part = lazy(() => import('../parts/Part.tsx'))
const later = new Promise((resolve) => setImmediate(resolve, 'promised'))
const Later = () => <i>{use(later)}</i>
export default function Page() {
  return <main id="main"><title>Page</title><Suspense fallback="waiting"><Part /><Later /></Suspense><Waiting /></main>
}
`,
})
test.after(() => site.end())
const url = site.url('/lazy/')

test('what is loaded when it is needed is in a page and in an island, with its styles', async () => {
  const { body } = await get(url)
  assert.is(body.split('<b>loaded</b>').length, 3, body)
  assert.match(body, '<i>promised</i>')
  assert.match(body, '/site/parts/part.css')
  assert.not.match(body, 'waiting')
})

test('an edit of such a part is shown; while it fails, each page that shows it says so', async () => {
  site.write('site/parts/Part.tsx', part('edited'))
  await getUntil(site.server, url, ({ body }) => body.includes('<b>edited</b>'))
  site.write('site/parts/Part.tsx', `${part('edited')}throw new Error('no such thing')\n`)
  await getUntil(site.server, url, ({ body }) => body.includes('no such thing'))
  assert.match((await get(url)).body, 'no such thing')
  site.write('site/parts/Part.tsx', part('repaired'))
  await getUntil(site.server, url, ({ body }) => body.includes('<b>repaired</b>'))
})

test('a promise that fails and that nothing waits for is told at its line, and the server goes on', async () => {
  const from = site.server.printed().length
  assert.match((await get(site.url('/stray/'))).body, '<button>stray</button>')
  await site.server.prints(
    /Failed to parse URL from \/data\.json\n +site\/Stray\.island\.tsx:3:14[^]*hint: Browsers have/,
    from,
  )
  assert.match((await get(url)).body, 'promised')
})

test.run()
