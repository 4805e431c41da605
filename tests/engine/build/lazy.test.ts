/** What components wait for is in the pages: parts that are loaded when they are needed, and promises. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { errorsIn, failureOf, openSite } from '../../support/buildSite.ts'

const client = (levels: number) => `${'../'.repeat(levels)}engine/client/index.ts`
const lazily = (name: string, from = `./${name}.tsx`) => `const ${name} = lazy(() => import('${from}'))\n`
const part = (text: string, more = '') => `${more}export default () => <b>${text}</b>\n`
const page = (imports: string, body: string) =>
  `import { lazy, Suspense, use } from 'react'\n${imports}
export default function Page() {
  return <main id="main"><title>Page</title>${body}</main>
}
`

const files = {
  'site/parts/Outer.tsx': `import { lazy, Suspense } from 'react'
import './outer.css'
${lazily('Inner')}
export default () => <section className="outer"><Suspense fallback="waiting"><Inner /></Suspense></section>
`,
  'site/parts/outer.css': '.outer { color: #010203 }\n',
  'site/parts/Inner.tsx': part('inner'),
  'site/parts/Bare.tsx': part('bare'),
  'site/parts/InNavbar.tsx': part('in the navbar'),
  'site/parts/InProse.tsx': part('in prose'),
  'site/parts/InIsland.tsx': part('in an island', "import './island.css'\nvoid import('./later.css')\n"),
  'site/parts/island.css': '.island { color: #010204 }\n',
  'site/parts/later.css': '.later { color: #010205 }\n',
  'site/parts/InDocument.tsx': part('in the document'),
  'site/Waiting.island.tsx': `import { lazy, Suspense } from 'react'
import { island } from '${client(4)}'
${lazily('InIsland', './parts/InIsland.tsx')}
export default island(() => <Suspense fallback="waiting"><InIsland /></Suspense>, { on: 'load' })
`,
  'site/pages/lazy.page.tsx': page(
    `import Waiting from '../Waiting.island.tsx'
${lazily('Outer', '../parts/Outer.tsx')}${lazily('Bare', '../parts/Bare.tsx')}
const later = new Promise((resolve) => setImmediate(resolve, 'promised'))
const Later = () => <i>{use(later)}</i>
`,
    '<Suspense fallback="waiting"><Outer /></Suspense><Bare /><Suspense fallback="waiting"><Later /></Suspense><Waiting />',
  ),
  'site/mdx/Chart.tsx': `import { lazy, Suspense } from 'react'
${lazily('InProse', '../parts/InProse.tsx')}
export const Chart = () => <Suspense fallback="waiting"><InProse /></Suspense>
`,
}

const site = openSite('pair', { files })
test.after(() => site.end())
const app = site.read('site/app.tsx')
site.write(
  'site/app.tsx',
  `import { lazy, Suspense } from 'react'
${lazily('InNavbar', './parts/InNavbar.tsx')}${lazily('InDocument', './parts/InDocument.tsx')}
${app
  .replace(/<nav>/, '<nav><Suspense fallback="waiting"><InNavbar /></Suspense>')
  .replace('{children}', '<Suspense fallback="waiting"><InDocument /></Suspense>{children}')}`,
)
assert.equal(errorsIn(await site.build()), [])

test('parts that are loaded when they are needed are in pages, islands, layouts, fragments and prose', () => {
  const html = site.read('dist/alpha/lazy/index.html')
  for (const text of ['inner', 'bare', 'in an island', 'in the navbar', 'in the document'])
    assert.match(html, `<b>${text}</b>`)
  assert.match(html, '<i>promised</i>')
  assert.not.match(html, 'waiting')
  assert.match(site.read('dist/alpha/docs/guide/chart/index.html'), '<b>in prose</b>')
})

test('styles of a part that is loaded when it is needed are linked', () => {
  const html = site.read('dist/alpha/lazy/index.html')
  const linked = [...html.matchAll(/rel="stylesheet" href="\/([^"]+\.css)"/g)].map(([, file]) => file!)
  const styles = linked.map((file) => site.read(`dist/alpha/${file}`)).join('')
  assert.match(styles, '.outer{color:#010203}')
  assert.match(styles, '.island{color:#010204}')
  assert.not.match(styles, '.later')
})

/** What a build says of a page that is another one now; each path is of a page. */
async function told(imports: string, body: string, parts: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries(parts)) site.write(file, text)
  site.write('site/pages/lazy.page.tsx', page(imports, body))
  const problems = await failureOf(() => site.build({ config: (config) => ({ ...config, hookTimeout: 0.4 }) }))
  return problems.map(({ code, place, message }) => `${code} ${place?.file}:${place?.line} ${message.split('\n')[0]}`)
}

const within = (name: string) => `<Suspense fallback="waiting"><${name} /></Suspense>`

test('a part that fails while it is loaded is told where it does, also in an island', async () => {
  const failing = { 'site/parts/Failing.tsx': part('never', "\nthrow new Error('no such thing')\n") }
  const expected = ['page-failed site/parts/Failing.tsx:2 This component failed: no such thing']
  assert.equal(await told(lazily('Failing', '../parts/Failing.tsx'), within('Failing'), failing), expected)
  const island = site.read('site/Waiting.island.tsx')
  site.write('site/Waiting.island.tsx', island.replace('./parts/InIsland.tsx', './parts/Failing.tsx'))
  assert.equal(await told("import Waiting from '../Waiting.island.tsx'\n", '<Waiting />'), expected)
  site.write('site/Waiting.island.tsx', island)
})

test('a promise that is rejected is told, whatever with', async () => {
  const rejected = (reason: string) => `const promise = Promise.reject(${reason})
promise.catch(() => {})
const Rejected = () => use(promise)
`
  assert.equal(await told(rejected("new Error('no data')"), within('Rejected')), [
    'page-failed site/pages/lazy.page.tsx:2 This component failed: no data',
  ])
  assert.equal(await told(rejected("'a text'"), within('Rejected')), [
    "page-failed site/pages/lazy.page.tsx:6 This page could not be rendered: threw 'a text'",
  ])
})

test('a module without a default export is told', async () => {
  const named = { 'site/parts/Named.tsx': 'export const Named = () => <b>named</b>\n' }
  assert.equal(await told(lazily('Named', '../parts/Named.tsx'), within('Named'), named), [
    'page-failed site/pages/lazy.page.tsx:4 This page could not be rendered: A module that lazy() loads has no default export',
  ])
})

test('what never comes is told where a component asks for it', async () => {
  const late = 'This waits for something that does not come within 0.4 s'
  assert.equal(await told('const never = new Promise(() => {})\nconst Never = () => use(never)\n', within('Never')), [
    `page-waits site/pages/lazy.page.tsx:3 ${late}`,
  ])
  assert.equal(await told('const Never = lazy(() => new Promise(() => {}))\n', within('Never')), [
    `page-waits site/pages/lazy.page.tsx:4 ${late}`,
  ])
})

test('what is another promise each time is told, as is an async component', async () => {
  const message = 'This waits for another promise each time it is rendered'
  assert.equal(await told('const Again = () => use(Promise.resolve(1))\n', within('Again')), [
    `page-waits site/pages/lazy.page.tsx:2 ${message}`,
  ])
  assert.equal(await told('const Again = async () => <b>async</b>\n', '<Again />'), [
    `page-waits site/pages/lazy.page.tsx:4 ${message}`,
  ])
})

test('a promise that nobody waits for is let alone', async () => {
  site.write(
    'site/pages/lazy.page.tsx',
    page('const Quiet = () => (new Promise(() => {}).then(String, String), <b>quiet</b>)\n', within('Quiet')),
  )
  assert.equal(errorsIn(await site.build()), [])
  assert.match(site.read('dist/alpha/lazy/index.html'), '<b>quiet</b>')
})

test.run()
