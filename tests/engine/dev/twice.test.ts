/** Two dev servers in one project. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer, type Server } from '../../e2e/support/server.ts'
import { openSite } from '../../support/buildSite.ts'

const test = suite('two dev servers')
const site = openSite('small')
const start = () => startServer('dev', ['acme'], ['--root', site.root])
const [first, second] = await Promise.all([start(), start()])
const servers = [first, second]
test.after(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  site.end()
})

const urlOf = (server: Server, path: string) => server.urls['acme'] + path.slice(1)
const intro = 'content/acme/zh/docs/intro.md'

/** Every module that the page's scripts lead to, as a browser asks for them. */
async function modulesOf(server: Server): Promise<readonly string[]> {
  const { body } = await get(urlOf(server, '/docs/intro/'))
  const sources = [...body.matchAll(/(?:data-)?src="(\/[^"]+)"/g)].map(([, path]) => path!)
  const found = new Set(sources)
  for (const path of found) {
    const answer = await get(urlOf(server, path))
    assert.is(answer.status, 200, path)
    // The half of an island for the server alone: no browser asks for it, nor for what it needs of Node.
    for (const [, next] of answer.body.matchAll(/\b(?:from|import)\s*\(?"(\/[^"]+)"/g))
      if (!next!.includes('__vite-browser-external')) found.add(next!)
  }
  return [...found]
}

/** Where the bundler keeps packages. */
const keptIn = (modules: readonly string[]) => new Set(modules.flatMap((path) => /^.*\/vite\/deps\//.exec(path) ?? []))

test('G-02 they are on ports of their own, and share nothing they write twice', async () => {
  assert.is.not(first.port, second.port)
  const [a, b] = [keptIn(await modulesOf(first)), keptIn(await modulesOf(second))]
  assert.equal([a.size, b.size], [1, 1])
  assert.not.equal([...a], [...b])
})

test('G-02 both show what is saved', async () => {
  for (const text of ['第一次。', '第二次。']) {
    site.write(intro, `---\ntitle: 介绍\n---\n\n${text}\n`)
    for (const server of servers)
      await getUntil(server, urlOf(server, '/docs/intro/'), ({ body }) => body.includes(text))
  }
})

test('G-02 one that ends takes nothing from the other, and leaves nothing', async () => {
  await second.stop()
  await modulesOf(first)
  const third = await start()
  servers.push(third)
  await modulesOf(third)
  await modulesOf(first)
  await Promise.all([first.stop(), third.stop()])
  const left = readdirSync(join(site.root, cacheFolder))
  assert.equal(left.sort(), ['kept', 'vite'])
})

test.run()
