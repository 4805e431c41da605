/** What is saved while the dev server starts: after files were read, and before they are watched. */
import { setTimeout } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { dev, type DevServer } from '../../../engine/dev.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { get } from '../../e2e/support/get.ts'
import { openSite } from '../../support/buildSite.ts'

const test = suite('dev: changes during the start')
const docs = 'content/shared/zh/docs'
const brand = 'brands/alpha/brand.ts'
const site = openSite('pair', {
  files: {
    'names.ts': "export const name = 'Before'\n",
    'drafts/deep/moved.md': '---\ntitle: Moved\n---\n\nfrom elsewhere\n',
  },
})
site.write(
  brand,
  site.read(brand).replace("'Alpha'", 'name').replace('\n\n', "\nimport { name } from '../../names.ts'\n\n"),
)

let server: DevServer
let isRead = false

/** Once, when all content is read. */
function saveContent(): void {
  if (isRead) return
  isRead = true
  site.write(`${docs}/intro.md`, site.read(`${docs}/intro.md`).replace('你好', 'saved early'))
  site.write(`${docs}/guide/added.md`, '---\ntitle: Added\n---\n\nnew and early\n')
  site.remove(`${docs}/guide/chart.mdx`)
  site.rename('drafts', `${docs}/drafts`)
}

test.before(async () => {
  server = await dev({
    async load(reimport) {
      const config = await loadConfig({ root: site.root, overrides: { production: false }, reimport })
      if (!isRead) site.write('names.ts', "export const name = 'After'\n")
      const saver = { name: 'saver', route: () => (saveContent(), { routes: [] }) }
      return { ...config, plugins: [...config.plugins, saver] }
    },
    host: '127.0.0.1',
    port: 0,
    strictPort: true,
    report: { ...silentReporter, problems: () => {}, format: () => '' },
  })
})
test.after(async () => {
  await server.close()
  site.end()
})

/** Asks again until the answer is as it should be; a test that never gets there fails by its time. */
async function shows(path: string, wanted: (answer: { readonly status: number; readonly body: string }) => boolean) {
  const end = performance.now() + 30_000
  for (;;) {
    const answer = await get(new URL(path, server.urls[0]!.url).href)
    if (wanted(answer)) return
    assert.ok(performance.now() < end, `${path} stays ${answer.status} ${answer.body}`)
    // Both are one process: without a pause the server would do nothing but answer.
    await setTimeout(20)
  }
}

test('G-07 a page saved after it was read is shown as it was saved', () =>
  shows('/docs/intro/', ({ body }) => body.includes('saved early')))

test('G-07 so is a new one', () => shows('/docs/guide/added/', ({ body }) => body.includes('new and early')))

test('G-07 one that lies in a folder that was moved here is found', () =>
  shows('/docs/drafts/deep/moved/', ({ body }) => body.includes('from elsewhere')))

test('G-07 one that was deleted is gone', () => shows('/docs/guide/chart/', ({ status }) => status === 404))

test('G-07 what a brand imports is read again', () => shows('/', ({ body }) => body.includes('After')))

test.run()
