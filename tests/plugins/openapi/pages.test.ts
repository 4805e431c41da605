/** Pages that include parts of the API: their sections, links and Markdown, and what a changed file makes again. */
import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { openapi, openapiParts } from '../../../plugins/openapi/index.ts'
import { openapiWords } from '../../../site/strings/outputs.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { buildInMemory, problemsOf } from '../../support/memorySite.ts'
import { small } from './small.ts'

const data = 'content/data/openapi.yml'
const words = openapiWords
const plugins = [docs({ dataParts: openapiParts({ words }) }), openapi(), markdownSources(), links()]
const include = (name: string) => `<Include src="../../../../data/openapi.yml#${name}" />`
const pageOf = (title: string, ...parts: readonly string[]) =>
  `# ${title}\n\nText.\n\n${parts.map(include).join('\n\n')}\n`
const pages = {
  index: pageOf('All', 'index'),
  worker: pageOf('Workers', 'worker'),
  constants: pageOf('Constants', 'values', 'constants'),
  other: pageOf('Other'),
}
const files: Readonly<Record<string, string>> = {
  [data]: small,
  ...Object.fromEntries(
    ['zh', 'en'].flatMap((locale) =>
      Object.entries(pages).map(([name, text]) => [`content/acme/${locale}/docs/api/${name}.md`, text]),
    ),
  ),
}
const build = (more: object = {}) => buildInMemory({ files, plugins, ...more })

test('a page has a section with an anchor for each operation of its group, in its language', async () => {
  const { files: written, diagnostics } = await build()
  assert.equal(diagnostics, [])
  const en = written.get('en/docs/api/worker/index.html')!
  for (const part of ['<h2 id="startworker">Start a worker', '<h2 id="update">Change workers']) assert.match(en, part)
  assert.match(en, '<code>POST /api/worker/startWorker</code>')
  assert.match(en, '<code>workers[].port</code>')
  assert.match(written.get('docs/api/worker/index.html')!, '<h2 id="startworker">启动节点')
})

test('the table of all operations leads to them, and fields to the values they have', async () => {
  const { files: written } = await build()
  assert.match(written.get('en/docs/api/index.html')!, 'href="/en/docs/api/worker/#startworker"')
  assert.match(written.get('en/docs/api/worker/index.html')!, 'href="/en/docs/api/constants/#mode"')
  assert.match(written.get('en/docs/api/constants/index.html')!, '<h3 id="mode">Modes')
})

test('examples send what is required, and show what comes back', async () => {
  const { files: written } = await build()
  const source = written.get('en/docs/api/worker/index.md')!
  assert.match(source, 'curl -sS -X POST "$CONSOLE/api/worker/startWorker?$(sign)" \\\n')
  assert.match(source, `-d '{"workerId":3}'`)
  const [response = ''] = /(?<=```json title="Response"\n)[^`]*/.exec(source) ?? []
  assert.equal(JSON.parse(response), {
    requestId: '<request-id>',
    code: '1',
    msg: '<message>',
    data: [{ workerId: 3, state: 'ON' }],
  })
})

test('the Markdown for programs has the operations, with absolute links and without ids', async () => {
  const { files: written } = await build()
  const source = written.get('docs/api/worker/index.md')!
  assert.match(source, '\n## 启动节点\n')
  assert.match(source, '](https://acme.example/docs/api/constants/#mode)')
})

test('a language that the file does not have shows its first one', () => {
  const { read } = openapiParts({ words })('ja', { content: 'content' })
  assert.match(read({ file: data, text: small })['worker']!, '## 启动节点 {#startworker}')
})

test('a group without a page is a broken link of the table', async () => {
  const without = Object.fromEntries(Object.entries(files).filter(([file]) => !file.endsWith('/worker.md')))
  const { diagnostics: found } = await build({ files: without })
  assert.ok(found.length > 0)
  assert.equal([...new Set(found.map(({ code }) => code))], ['link-broken'])
  assert.ok(found.every(({ place }) => place?.file.endsWith('/docs/api/index.md') && place?.line === 5))
})

test('a changed operation makes the pages again that show it, and no other', async () => {
  const disk = createMemoryDisk(files)
  const store = createMemoryStore()
  const { cache } = await build({ disk, store })
  disk.files.set(data, small.replace('en: Starts it.', 'en: Wakes it up.'))
  const { rendered, files: written } = await build({ disk, store, cache })
  assert.match(written.get('en/docs/api/worker/index.html')!, 'Wakes it up.')
  assert.match(written.get('en/docs/api/worker/index.md')!, 'Wakes it up.')
  assert.ok(rendered.includes('/en/docs/api/worker/'))
  assert.not.ok(
    rendered.some((path) => path.includes('/other/')),
    rendered.join(),
  )
})

test('a broken file is told by itself, and its pages are not blamed', async () => {
  const found = await problemsOf(() => build({ files: { ...files, [data]: small.replace('type: long', 'type: lng') } }))
  assert.equal(
    found.map(({ code, place }) => `${code} ${place?.file}`),
    [`openapi-data ${data}`],
  )
})

const overviewOf = (locale: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../content/replication/${locale}/docs/openapi/index.md`), 'utf8')

test('the signature that the overview of the product names is that of its rules', () => {
  const query = 'AccessKeyId=AKEXAMPLE&SignatureMethod=HmacSHA1&SignatureNonce=nonce-1'
  const signature = createHmac('sha1', 'SKEXAMPLE').update(encodeURIComponent(query)).digest('base64')
  for (const text of ['zh', 'en'].map(overviewOf)) {
    assert.match(text, `| \`${signature}\` |`)
    assert.match(text, `| \`${encodeURIComponent(signature)}\` |`)
  }
})

test('its script gives that signature, where there is a shell to run it', () => {
  if (spawnSync('bash', ['-c', 'command -v openssl']).status !== 0) return
  for (const text of ['zh', 'en'].map(overviewOf)) {
    const [script = ''] = /(?<=```bash title="sign\.sh"\n)[^`]*/.exec(text) ?? []
    const keys = 'ACCESS_KEY=AKEXAMPLE SECRET_KEY=SKEXAMPLE'
    const { stdout } = spawnSync('bash', ['-c', `${script}\n${keys}\nsign nonce-1`], { encoding: 'utf8' })
    const [, signature = 'none'] = /&Signature=(.*)$/.exec(stdout) ?? []
    assert.match(text, `| \`${signature}\` |`)
  }
})

test.run()
