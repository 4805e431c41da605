/** What the dev server serves: what pages are made of, without the folder the project lies in. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { openSite } from '../../support/buildSite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const secrets = [
  'dist-secret/page.html',
  'notes.md',
  'composer.json',
  'site.config.ts',
  'tools/deploy.ts',
  '.data/people.json',
  ...['.cache', '.pnpm', '.store', '.bun'].map((folder) => `site/${folder}/people.json`),
  'node_modules/.cache/site/kept/memos/read/x.json',
  'content/shared/zh/docs/plan.txt',
]
const site = openSite('pair', {
  files: {
    ...Object.fromEntries(
      secrets
        .slice(0, -1)
        .filter((file) => file !== 'site.config.ts')
        .map((file) => [file, 'canary']),
    ),
    'content/shared/zh/docs/tour.mp4': '0123456789',
    'shared/words.ts': "export { word } from './node_modules/.pnpm/words.ts'\n",
    // As package managers lay packages out.
    'shared/node_modules/.pnpm/words.ts': "export { word } from '../.bun/words.ts'\n",
    'shared/node_modules/.bun/words.ts': '',
  },
})
// Where a package manager keeps packages of all projects: `~/.local/share/pnpm/store`.
const store = openTempFolder()
test.after(() => store.end())
const stored = join(store.path, '.local/store/node_modules/words/words.js')
mkdirSync(dirname(stored), { recursive: true })
writeFileSync(stored, "export const word = 'shared word'\n")
const linking = 'shared/node_modules/.bun'
site.write(`${linking}/words.ts`, `export { word } from '${relative(join(site.root, linking), stored)}'\n`)
const island = 'site/Counter.island.tsx'
site.write(
  island,
  `import { word } from '../shared/words.ts'\n${site.read(island).replace('{count}', '{word}{count}')}`,
)
const intro = 'content/shared/zh/docs/intro.md'
site.write(intro, `${site.read(intro)}\n<video src="tour.mp4"></video>\n`)
const server = await startServer('dev', ['alpha'], ['--root', site.root])
test.after(async () => {
  await server.stop()
  site.end()
})
const origin = server.urls['alpha']!.slice(0, -1)

test('N-12 no other file of the project is served, however it is asked for', async () => {
  for (const file of secrets)
    for (const path of [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/${file}?url`,
      `/@fs${site.root}/${file}`,
    ]) {
      const { status, body } = await get(origin + encodeURI(path))
      assert.is(status, 404, path)
      assert.not.match(body, /canary|defineSite/, path)
    }
})

test('N-12 what prose imports is a module for rendering alone: asked for by a browser it makes no other file known', async () => {
  for (const name of ['tools/deploy.ts', '../../etc/hostname', 'npm:react', 'site.config.ts']) {
    for (const start of ['', '__x00__']) {
      const { status } = await get(`${origin}/@id/${start}virtual:site/import/${name}/all`)
      assert.is(status, 404, start + name)
    }
  }
  for (const path of ['/tools/deploy.ts', '/site.config.ts', '/@fs/etc/hostname', '/@fs/etc/hostname?import&raw'])
    assert.is((await get(origin + path)).status, 404, path)
})

test('a player gets the part of a video that it asks for: some play nothing else', async () => {
  const [, path] = /<video src="([^"]+)"/.exec((await get(`${origin}/docs/intro/`)).body) ?? []
  const ask = (range: string, method = 'GET') => get(origin + path!, method, { range })
  const part = await ask('bytes=2-4')
  assert.equal(
    [part.status, part.body, part.headers['content-range'], part.headers['accept-ranges']],
    [206, '234', 'bytes 2-4/10', 'bytes'],
  )
  assert.is((await ask('bytes=7-')).body, '789')
  for (const [range, method] of [['bytes=20-'], ['lines=1-2'], ['bytes=2-4', 'HEAD']] as const)
    assert.is((await ask(range, method)).status, 200, range)
})

test('G-07 an image of a component that is saved over and over comes whole, as one of its versions', async () => {
  const versions = ['<svg/>\n', `<svg>${' '.repeat(4000)}</svg>\n`]
  const image = 'site/dot.svg'
  site.write(image, versions[0]!)
  let left = 60
  const asked = Array.from({ length: 4 }, async () => {
    for (; left > 0; left--) {
      site.write(image, versions[left % 2]!)
      const { status, headers, body } = await get(`${origin}/${image}?t=${left}`)
      assert.equal([status, headers['content-type']], [200, 'image/svg+xml; charset=utf-8'])
      assert.ok(versions.includes(body), body)
    }
  })
  await Promise.all(asked)
})

test('G-07 a file that its editor has emptied is awaited; one that is meant to be empty comes so', async () => {
  const [, video] = /<video src="([^"]+)"/.exec((await get(`${origin}/docs/intro/`)).body) ?? []
  for (const [path, file] of [
    ['/site/dot.svg', 'site/dot.svg'],
    [video!, 'content/shared/zh/docs/tour.mp4'],
  ] as const) {
    site.write(file, '')
    const asked = get(origin + path)
    setTimeout(() => site.write(file, 'filled'), 300)
    assert.is((await asked).body, 'filled', path)
    site.write(file, '')
    assert.is((await get(origin + path)).body, '', path)
  }
})

test('N-12 modules of pages are served wherever they lie, and name no folder of the machine', async () => {
  assert.match((await get(`${origin}/docs/intro/`)).body, 'site-island')
  const waiting = ['/@id/virtual:site/island/site/Counter', '/@id/virtual:site/client']
  const seen = new Set<string>()
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    // Of code that runs on the server alone.
    if (seen.has(path) || path.includes('__vite-browser-external')) continue
    seen.add(path)
    const { status, body } = await get(origin + path)
    assert.is(status, 200, path)
    const maps = [...body.matchAll(/base64,([\w+/=]+)/g)].map(([, map]) => Buffer.from(map!, 'base64').toString())
    for (const text of [body, ...maps]) assert.not.ok(text.replaceAll(/\/@fs\/[^"']*/g, '').includes(site.root), path)
    for (const [, next] of body.matchAll(/(?:from|import)\s*\(?["'](\/[^"']+)["']/g)) waiting.push(next!)
  }
  for (const file of [
    '/shared/words.ts',
    '/shared/node_modules/.pnpm/words.ts',
    `/${linking}/words.ts`,
    `/@fs${stored}`,
  ])
    assert.ok(
      [...seen].some((path) => path.replace(/\?.*/, '') === file),
      [...seen].join('\n'),
    )
  assert.ok(seen.size > 20)
})

test('N-12 the update channel ends at a frame no page sends', async () => {
  const { body } = await get(`${origin}/@vite/client`)
  const token = /wsToken = "([^"]+)"/.exec(body)![1]!
  const closed = new Promise<string>((resolve, reject) => {
    let got = ''
    const socket = createConnection(server.port, '127.0.0.1')
    socket.on('error', reject).on('close', () => resolve(got))
    socket.on('data', (bytes) => {
      if (!got) socket.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 3, 4]))
      got += bytes.toString('latin1')
    })
    socket.write(
      `GET /?token=${token} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Origin: http://localhost:${server.port}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
  assert.match(await closed, /^HTTP\/1\.1 101 /)
})

test.run()
