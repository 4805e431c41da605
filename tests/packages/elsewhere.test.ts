/** A project outside of this repository, with the engine linked into its packages and a React of its own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../e2e/support/get.ts'
import { startServer } from '../e2e/support/server.ts'
import { site } from '../support/cli.ts'
import { openTempFolder } from '../support/tempFolder.ts'

const test = suite('elsewhere')
const repository = resolve(import.meta.dirname, '../..')
const { path: root, end } = openTempFolder()
const at = (...parts: readonly string[]) => join(root, ...parts)
test.after(end)

test.before(() => {
  cpSync(join(repository, 'tests/sites/small'), root, {
    recursive: true,
    filter: (from) => !/\/(?:node_modules|dist|dist\.prev)$/.test(from),
  })
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry)) continue
    const text = readFileSync(at(entry), 'utf8')
    writeFileSync(at(entry), text.replaceAll(/'(?:\.\.\/)+(?=engine\/|plugins\/)/g, "'site-engine/"))
  }
  writeFileSync(at('package.json'), '{ "type": "module", "private": true }\n')
  mkdirSync(at('node_modules'))
  symlinkSync(repository, at('node_modules/site-engine'), 'junction')
  for (const name of ['react', 'react-dom', 'scheduler'])
    cpSync(join(repository, 'node_modules', name), at('node_modules', name), { recursive: true })
})

const island = /<site-island data-id="site\/Counter"[^>]*><button type="button">Count <!-- -->3</
/** What only React itself brings along. */
const reacts = (text: string) => text.match(/\.createElement=function/g)?.length ?? 0

test('M-06 it is built, with one React: its own', async () => {
  const { code, stderr } = await site(['build'], { cwd: root })
  assert.is(code, 0, stderr)
  const page = readFileSync(at('dist/acme/docs/intro/index.html'), 'utf8')
  assert.match(page, '<strong>世界。</strong>')
  assert.match(page, island)
  const scripts = readdirSync(at('dist/acme/assets')).filter((name) => name.endsWith('.js'))
  const all = scripts.map((name) => readFileSync(at('dist/acme/assets', name), 'utf8'))
  assert.is(reacts(all.join('\n')), 1)
})

test('M-06 preview shows what was built', async () => {
  const server = await startServer('preview', ['acme'], ['--root', root])
  try {
    assert.match((await get(`${server.urls['acme']}docs/intro/`)).body, island)
  } finally {
    await server.stop()
  }
})

test('M-06 dev shows it, and what a writer saves', async () => {
  const server = await startServer('dev', ['acme'], ['--root', root])
  const page = `${server.urls['acme']}docs/intro/`
  try {
    assert.match((await get(page)).body, island)
    const file = at('content/acme/zh/docs/intro.md')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n再见。\n`)
    await getUntil(server, page, ({ body }) => body.includes('再见。'))
    // The engine's part of the browser's script, which lies outside of the project.
    const { status, body } = await get(`${server.urls['acme']}@id/virtual:site/island/site/Counter`)
    const [, mount] = /from "(\/@fs\/[^"]+mount\.tsx)"/.exec(body) ?? []
    assert.is(status, 200)
    assert.is((await get(server.urls['acme'] + mount!.slice(1))).status, 200)
    assert.not.match(server.printed(), /note|error/)
  } finally {
    await server.stop()
  }
})

test.run()
