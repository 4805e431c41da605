/** One package of less than 150 lines that does all a plugin may do, installed as a tarball in a site with the theme. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { get } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { site } from '../../support/cli.ts'
import { installIn, openProject, starsSource } from './engine.ts'

export const plugin = suite('plugin')
const test = plugin
const root = openProject('sky')
const at = (...parts: readonly string[]) => join(root, ...parts)
const program = at('node_modules/site-engine/lib/cli/main.js')

/** Knows the names of the stars, until it is closed. */
const service = createServer((_, response) => response.end('["Vega","Deneb"]')).listen(0, '127.0.0.1')
await new Promise((resolve) => service.once('listening', resolve))
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
test.after(() => void service.close())

const configOf = (options: string) => `import { defineSite } from 'site-engine'
import { remarkStars, stars } from 'site-plugin-stars'

export default defineSite({
  title: 'Sky',
  url: 'https://sky.example.com',
  locales: ['en', 'zh'],
  markdown: { remark: [remarkStars] },
  plugins: [stars(${options})],
})
`
write('package.json', '{ "type": "module", "private": true }\n')
write('site.config.ts', configOf(`{ count: 5, service: '${address}' }`))
write('content/en/docs/intro.mdx', '# Intro\n\nA :star: and <Twinkle />.\n')
write('content/zh/docs/intro.md', '# 介绍\n\n一颗 :star:。\n')

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const run = (...args: readonly string[]) => site([...args], { cwd: root, program })
const page = (file: string) => readFileSync(at('dist/site', file), 'utf8')
const textsOf = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => page(file!)).join('\n')
async function build(...args: readonly string[]): Promise<string> {
  const { code, stderr } = await run('build', ...args)
  assert.is(code, 0, stderr)
  return stderr
}

test('M-09 the package has at most 150 lines', () => {
  const files = readdirSync(starsSource, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
  const lines = files.flatMap((file) => readFileSync(join(starsSource, file), 'utf8').trimEnd().split('\n'))
  assert.ok(lines.length <= 150, String(lines.length))
})

test('M-09 it brings a page of sources from elsewhere with a view, an island and styles, and files, in a site with the theme', async () => {
  installIn(root)
  await build()
  for (const prefix of ['', 'zh/']) {
    const html = page(`${prefix}stars/index.html`)
    assert.match(html, '<h1>Vega, Deneb</h1>')
    assert.match(
      html,
      /<site-island data-id="node_modules\/site-plugin-stars\/components\/Star"[^>]*><button type="button">5 st/,
    )
    assert.match(textsOf(html), '.stars{color:gold}')
  }
  assert.is(page('stars.txt'), '*****')
})

test('M-09 it brings tags of the head and a script to every page, within the policy', () => {
  for (const file of ['index.html', 'zh/docs/intro/index.html', '404.html']) {
    assert.match(page(file), '<meta name="generator" content="stars"/>')
    assert.match(textsOf(page(file)), /dataset\.stars=[`"']shown/)
  }
  const [, policy] = /Content-Security-Policy: (.*)/.exec(page('_headers')) ?? []
  assert.match(policy!, /script-src 'self'/)
  assert.not.match(policy!, 'unsafe-inline')
})

test('M-09 it brings a component of .mdx with a constant of its plugin of Vite, and a plugin of remark', () => {
  assert.match(page('docs/intro/index.html'), 'A ★ and <b class="twinkle">twinkle gold</b>')
  assert.match(page('zh/docs/intro/index.html'), '一颗 ★')
})

test('M-09 it brings entries of the bar and of the foot, in the language of the page', () => {
  assert.match(page('index.html'), /<nav[^>]*>(?:(?!<\/nav>).)*<a href="\/stars\/"[^>]*>Stars<\/a>/s)
  assert.match(page('zh/docs/intro/index.html'), /<a href="\/zh\/stars\/"[^>]*>星星<\/a>/)
  assert.match(page('zh/docs/intro/index.html'), /<footer(?:(?!<\/footer>).)*<h2>更多<\/h2>/s)
  assert.match(page('stars/index.html'), /<a href="\/stars\/"[^>]*aria-current/)
})

test('M-09 it wraps a part of the theme, the project wraps that, and a part without its export is told', async () => {
  assert.match(page('index.html'), /<div id="starry"><footer (?:(?!<\/footer>).)*<\/footer><i>✦<\/i><\/div>/s)
  write(
    'theme/Footer.tsx',
    `import { Footer as Original } from 'site-engine/theme/original/Footer'\nexport const Footer = () => <div id="own"><Original /></div>\n`,
  )
  await build()
  assert.match(page('index.html'), /<div id="own"><div id="starry"><footer /)
  write('theme/Footer.tsx', 'export const Footer = () => <footer id="own">Mine</footer>\n')
  await build()
  assert.match(page('index.html'), '<footer id="own">Mine</footer>')
  assert.not.match(page('index.html'), 'starry')
  assert.match((await run('eject', '--list')).stdout, /^Footer +\(theme\/Footer\.tsx\)/m)
  rmSync(at('theme'), { recursive: true })
  const part = at('node_modules/site-plugin-stars/theme/Footer.js')
  const text = readFileSync(part, 'utf8')
  writeFileSync(part, text.replace('export const Footer', 'export const Foot'))
  const { code, stderr } = await run('build')
  writeFileSync(part, text)
  assert.is(code, 1)
  assert.match(
    stderr,
    'node_modules/site-plugin-stars/theme/Footer.js has to export "Footer", as the part of the theme',
  )
})

test('M-09 its task runs by name', async () => {
  assert.is((await run('run', 'stars:count')).stdout, '5 stars\n')
  assert.match((await run('run')).stdout, /^stars:count$/m)
})

test('M-09 dev shows the same', async () => {
  const server = await startServer('dev', ['site'], ['--root', root], program)
  const home = server.urls['site']!
  try {
    const { body } = await get(`${home}docs/intro/`)
    assert.match(body, '<meta name="generator" content="stars"/>')
    assert.match(body, '<b class="twinkle">twinkle gold</b>')
    assert.match(body, /<div id="starry"><footer /)
    assert.match(body, /<a href="\/stars\/"[^>]*>Stars<\/a>/)
    assert.match((await get(`${home}stars/`)).body, '<h1>Vega, Deneb</h1>')
    const entry = (await get(`${home}@id/virtual:site/client`)).body
    const [, client] = /"\/([^"]*site-plugin-stars\/client\.js[^"]*)"/.exec(entry) ?? []
    assert.match((await get(home + client!)).body, 'dataset.stars')
    assert.not.match(server.printed(), /error/)
  } finally {
    await server.stop()
  }
})

test('M-09 a site whose packages a workspace has further up is the same, in a build and in dev', async () => {
  const member = at('packages/sky')
  for (const part of ['package.json', 'site.config.ts', 'content'])
    cpSync(at(part), join(member, part), { recursive: true })
  await build()
  const { code, stderr } = await site(['build'], { cwd: member, program })
  assert.is(code, 0, stderr)
  assert.equal(outputIn(member), outputIn(root))
  const server = await startServer('dev', ['site'], ['--root', member], program)
  try {
    await looksFinished(server)
  } finally {
    await server.stop()
  }
})

/** Where each keeps a package, in `node_modules`; the package itself is a link to it there. */
const strict: Readonly<Record<string, (name: string) => string>> = {
  pnpm: (name) => `.pnpm/${name}@1.0.0_peer@2.0.0/node_modules/${name}`,
  Bun: (name) => `.bun/${name}@1.0.0+48cdb880f19b4777/node_modules/${name}`,
  Yarn: (name) => `.store/${name}-virtual-4ac8fcd601/package`,
}

for (const [manager, placeOf] of Object.entries(strict))
  test(`M-09 a site whose packages are links, as ${manager} lays them out, is the same, in a build and in dev`, async () => {
    await build()
    const before = outputIn(root)
    const packages = at('node_modules')
    const names = ['site-engine', 'site-plugin-stars', 'react', 'react-dom', 'scheduler']
    for (const name of names) {
      mkdirSync(dirname(join(packages, placeOf(name))), { recursive: true })
      renameSync(join(packages, name), join(packages, placeOf(name)))
      symlinkSync(placeOf(name), join(packages, name), 'junction')
    }
    try {
      await build()
      assert.equal(outputIn(root), before)
      const server = await startServer('dev', ['site'], ['--root', root], program)
      try {
        await looksFinished(server)
      } finally {
        await server.stop()
      }
    } finally {
      for (const name of names) {
        unlinkSync(join(packages, name))
        renameSync(join(packages, placeOf(name)), join(packages, name))
      }
    }
  })

/** The page has what the plugin brings, and each module and stylesheet that it names is served. */
async function looksFinished(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const home = server.urls['site']!
  const { body } = await get(`${home}docs/intro/`)
  assert.match(body, '<b class="twinkle">twinkle gold</b>')
  assert.match(body, /<div id="starry"><footer /)
  const addresses = [...body.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css)[^"]*)"/g)].map(([, address]) => address!)
  assert.ok(addresses.length > 10, addresses.join('\n'))
  for (const address of addresses) assert.is((await get(home + address)).status, 200, address)
  assert.not.match(server.printed(), /error/)
}

/** Name -> text, without the name of the build, which another place of the lock file changes. */
const outputIn = (folder: string) =>
  readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.site-manifest.json')
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => [relative(folder, file), withoutBuild(readFileSync(file, 'latin1'))])

const withoutBuild = (text: string): string => text.replace(/(name="site:build" content=)"\w+"/, '$1""')

test('M-09 a wrong field is told with the plugin and its line', async () => {
  const text = readFileSync(at('site.config.ts'), 'utf8')
  const told = async (plugin: string) => {
    write('site.config.ts', text.replace(/plugins: .*/, `plugins: [stars(), ${plugin}],`))
    return (await run('build')).stderr
  }
  assert.match(
    await told("{ name: 'moons', head: [{ tag: 'script', attributes: {} }] }"),
    /config-invalid {2}moons: head\[0\]\.tag should be `meta` or `link`, got "script"\n {2}site\.config\.ts:9:/,
  )
  assert.match(
    await told("{ name: 'moons', client: 'site/none.ts' }"),
    /plugins\[1\] should be a plugin with a `client` in the project or its packages, got "moons" with "site\/none\.ts"\n {2}site\.config\.ts:9:/,
  )
  assert.match(
    await told('stars({ coumt: 5 })'),
    /stars: coumt is not a setting\n {2}site\.config\.ts:9:\d+[^]*Did you mean "count"/,
  )
  write('site.config.ts', text)
})

test('M-09 without its service the last answer is shown, with a warning', async () => {
  await build()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  const stderr = await build()
  assert.match(stderr, /warning load-stale {2}Plugin "stars" could not load its sources: fetch failed/)
  assert.match(page('stars/index.html'), '<h1>Vega, Deneb</h1>')
  assert.match((await run('build', '--no-cache')).stderr, 'error load-failed')
})
