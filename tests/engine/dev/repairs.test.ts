/** Mistakes that another file mends: the one that is made is not the one that was wrong. One server for all. */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openDevSite } from '../../e2e/support/devSite.ts'

const configFile = 'site.config.ts'
const words = 'words.ts'
const config = readFileSync(new URL('../../sites/pair/site.config.ts', import.meta.url), 'utf8')
  .replace("name: '中文'", 'name: chinese')
  .replace('plugins: [', 'plugins: [styles(), ')
const site = await openDevSite({
  [configFile]: `import { chinese } from './${words}'\nimport { styles } from '../../../plugins/styles/index.ts'\n${config}`,
  [words]: "export const chinese = '中文'\n",
})
const { server } = site
test.after(() => site.end())

/** Saves files, those without a text are removed, and waits until this is told. */
async function tells(text: string | RegExp, files: Readonly<Record<string, string | undefined>>): Promise<void> {
  const from = server.printed().length
  for (const [file, content] of Object.entries(files))
    if (content === undefined) site.remove(file)
    else site.write(file, content)
  await server.prints(text, from)
  const told = server.printed().slice(from)
  if (text === mended) assert.not.match(told, /^error/m, `told again after its repair:\n${told}`)
}
const mended = 'All problems are mended'

/** Waits until a page and the terminal tell this. The page is asked for again until then, as a tab does that is told to. */
async function failsAt(url: string, problem: RegExp, change: () => void): Promise<void> {
  const from = server.printed().length
  change()
  await getUntil(server, url, ({ body }) => problem.test(body) && problem.test(server.printed().slice(from)))
}
const dot = '<svg xmlns="http://www.w3.org/2000/svg"/>\n'

test('the first change of all may be one of a module beside the configuration, which imports it', async () => {
  await tells(`${words}:2:1`, { [words]: 'export const chinese =\n' })
  await tells(mended, { [words]: "export const chinese = '汉语'\n" })
})

test('a module that the configuration misses mends it when it is made, and is told when it is wrong by then', async () => {
  const good = site.read(configFile)
  await tells(`${configFile}:1:`, { [configFile]: `import { more } from './more.ts'\nvoid more\n${good}` })
  await tells(mended, { 'more.ts': "export { more } from './lib/more.ts'\n", 'lib/more.ts': 'export const more = 1\n' })
  await tells('lib/more.ts:2:1', { 'lib/more.ts': 'export const more =\n' })
  await tells(mended, { 'lib/more.ts': 'export const more = 2\n' })
  const from = server.printed().length
  await tells('more.ts:1:', { 'lib/more.ts': undefined })
  const errors = server
    .printed()
    .slice(from)
    .match(/^error/gm)
  assert.is(errors?.length, 1, 'once')
  await tells(mended, { [configFile]: good, 'more.ts': undefined })
})

test('a package that the configuration misses is told where it is imported', async () => {
  const good = site.read(configFile)
  await tells(`${configFile}:1:`, { [configFile]: `import 'no-such-package'\n${good}` })
  await tells(mended, { [configFile]: good })
})

test('an app that was gone before the first page was asked for is found as soon as it is there', async () => {
  const app = site.read('site/app.tsx')
  await tells('config-invalid', { 'site/app.tsx': undefined })
  assert.is((await get(site.url('/login/'))).status, 500)
  await tells(mended, { 'site/app.tsx': app })
  assert.is((await get(site.url('/login/'))).status, 200)
})

test('a page of a folder that becomes a file is no page any more', async () => {
  const [folder, intro] = ['content/shared/zh/docs/guide/install.md', site.url('/docs/intro/')]
  const file = site.read(folder)
  site.remove(folder)
  await getUntil(server, intro, ({ body }) => !body.includes('/docs/guide/install/'))
  site.write(`${folder}/k.md`, '# Kay\n')
  await getUntil(server, intro, ({ body }) => body.includes('Kay'))
  site.remove(folder)
  site.write(folder, file)
  await getUntil(server, intro, ({ body }) => !body.includes('Kay') && body.includes('安装'))
  assert.is((await get(site.url('/docs/guide/install.md/k/'))).status, 404)
})

test('a page whose file becomes a folder is no page any more', async () => {
  const [file, intro] = ['content/shared/zh/docs/guide/install.md', site.url('/docs/intro/')]
  const text = site.read(file)
  await getUntil(server, intro, ({ body }) => body.includes('/docs/guide/install/'))
  // What was broken on the way here, and may have been told, is mended by then: the same problem is not told again.
  const probe = 'content/shared/zh/docs/probe.md'
  await tells('probe.md:2:', { [probe]: '---\ntitle: [\n---\n' })
  let from = server.printed().length
  site.remove(probe)
  await server.prints(mended, from)
  from = server.printed().length
  site.remove(file)
  site.write(`${file}/k.md`, '# Kay\n')
  await getUntil(server, intro, ({ body }) => body.includes('Kay') && !body.includes('/docs/guide/install/"'))
  await server.prints('error link-broken', from)
  site.remove(file)
  await tells(mended, { [file]: text })
})

test('a content set that is gone is told as by a build, until it is back', async () => {
  const from = server.printed().length
  site.rename('content/shared', 'content/elsewhere')
  await server.prints(
    /config-invalid {2}\S+ content should be a content set.*\n {2}brands\/alpha\/brand\.ts:\d+:\d+/,
    from,
  )
  const then = server.printed().length
  site.rename('content/elsewhere', 'content/shared')
  await server.prints(mended, then)
  assert.is((await get(site.url('/docs/intro/'))).status, 200)
})

test('the app, which is gone, is told of the configuration as by a build, and the pages are back with it', async () => {
  const app = site.read('site/app.tsx')
  const from = server.printed().length
  await tells(/config-invalid {2}app should be an existing file.*\n {2}site\.config\.ts:\d+:\d+/, {
    'site/app.tsx': undefined,
  })
  const { status, body } = await get(site.url('/login/'))
  assert.is(status, 500)
  assert.match(body, 'app should be an existing file')
  await tells(mended, { 'site/app.tsx': app })
  assert.is((await get(site.url('/login/'))).status, 200)
  const told = server.printed().slice(from)
  // Once more where something else is solved meanwhile, but as nothing else.
  assert.is(new Set(told.match(/^error .*$/gm)).size, 1, told)
})

test('a script of the site is loaded as soon as there is one, until it is gone', async () => {
  const entry = site.url('/@id/virtual:site/client')
  site.write('site/client.ts', 'document.title += 1\n')
  await getUntil(server, entry, ({ body }) => body.includes('/site/client.ts'))
  site.remove('site/client.ts')
  await getUntil(server, entry, ({ body }) => !body.includes('/site/client.ts'))
})

test('what a stylesheet imports mends its pages when it is made, and when it is made again', async () => {
  const [page, url] = ['site/pages/login.page.tsx', site.url('/login/')]
  const good = site.read(page)
  const failed = /module-missing[^]*site\/plain\.css:1:9/
  await failsAt(url, failed, () => {
    site.write('site/plain.css', "@import './more.css';\n")
    site.write(page, `import '../plain.css'\n${good}`)
  })
  for (const colour of ['red', 'tan']) {
    await tells(mended, { 'site/more.css': `p { color: ${colour} }\n` })
    assert.match((await get(site.url('/site/plain.css?direct'))).body, colour)
    await failsAt(url, failed, () => site.remove('site/more.css'))
  }
  await tells(mended, { [page]: good, 'site/plain.css': undefined })
})

test('a file that styles name is told as by a build until it is there, and again when it is gone', async () => {
  const [page, url] = ['site/pages/login.page.tsx', site.url('/login/')]
  const good = site.read(page)
  /** Asks again as a tab does; pages are checked when none has been asked for in a moment. */
  async function shows(text: string, change: () => void): Promise<void> {
    const from = server.printed().length
    change()
    for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(300)) {
      if (server.printed().slice(from).includes(text)) return
      await get(url)
    }
    assert.match(server.printed().slice(from), text)
  }
  const from = server.printed().length
  await shows('error output-broken  "./pics/late.png" is named', () => {
    site.write('site/pics/there.png', dot)
    site.write('site/plain.css', ".a { color: red }\n.b { background: url('./pics/late.png') }\n")
    site.write(
      page,
      `import { css } from '@linaria/core'
import '../plain.css'
${good}
const a = css\`
  background: url(../pics/there.png) url(#mask) url('/logo.svg');
  color: red;
\`
void a\n`,
    )
  })
  await server.prints('site/plain.css:2:23', from)
  assert.not.match(server.printed().slice(from), /there\.png|mask|logo\.svg/)
  await tells(mended, { 'site/pics/late.png': dot })
  assert.match((await get(site.url('/site/plain.css?direct'))).body, '/site/pics/late.png')
  await shows('site/plain.css:2:23', () => site.remove('site/pics/late.png'))
  await tells(mended, { 'site/plain.css': '.b { color: red }\n' })
  const line = good.split('\n').length + 4
  await shows(`${page}:${line}:19`, () => site.remove('site/pics/there.png'))
  await tells(mended, { [page]: good })
  site.remove('site/plain.css')
})

test('a name that a module does not export is told as by a build, by a page and by an island, until it does', async () => {
  const [island, tokens] = ['site/Counter.island.tsx', 'site/tokens.ts']
  const [good, url] = [site.read(island), site.url('/docs/intro/')]
  const missing = /export-missing[^]*exports no (?:"|&quot;)late[^]*site\/Counter\.island\.tsx:1:10/
  await failsAt(url, missing, () => {
    site.write(tokens, 'export const early = 1\n')
    site.write(island, `import { late } from './tokens.ts'\n${good.replace('{count}', '{count}{late}')}`)
  })
  await tells(mended, { [tokens]: "export const late = 'now'\n" })
  await failsAt(url, missing, () => site.write(tokens, 'export const early = 2\n'))
  await tells(mended, { [island]: good, [tokens]: undefined })
})

test('a module of Node in an island is told as by a build, until only the server uses it', async () => {
  const [island, names] = ['site/Counter.island.tsx', 'site/names.ts']
  const good = site.read(island)
  const from = server.printed().length
  const using = (code: string) => `import { sep } from 'node:path'\nexport const names = () => ${code}\n`
  site.write(names, using('sep'))
  site.write(island, `import { names } from './names.ts'\n${good.replace('{count}', '{count}{names()}')}`)
  await getUntil(server, site.url(`/${island}`), ({ body }) => body.includes('names.ts'))
  await get(site.url(`/${names}`))
  await server.prints(
    /error module-server-only .*: site\/Counter\.island\.tsx > site\/names\.ts\n {2}site\/names\.ts:1:21/,
    from,
  )
  await tells(mended, { [names]: using('(import.meta.env.SSR ? sep : 1)') })
  await tells('site/names.ts:1:21', { [names]: using('sep') })
  await tells(mended, { [island]: good })
  site.remove(names)
})

test('a file that comes or goes where a pattern leads is there, or not, wherever it lies', async () => {
  const [page, url] = ['site/pages/login.page.tsx', site.url('/login/')]
  const good = site.read(page)
  site.write('notes/one.json', '{ "word": "first" }\n')
  const words = "Object.values(import.meta.glob('../../notes/*.json', { eager: true, import: 'word' })).join()"
  site.write(page, good.replace('<h1>', `<h1 data-words={${words}}>`))
  await getUntil(server, url, ({ body }) => body.includes('data-words="first"'))
  site.write('notes/two.json', '{ "word": "second" }\n')
  await getUntil(server, url, ({ body }) => body.includes('data-words="first,second"'))
  site.remove('notes/one.json')
  await getUntil(server, url, ({ body }) => body.includes('data-words="second"'))
  site.write(page, good)
  site.remove('notes')
})

test('modules that import each other may ask for names before they are there', async () => {
  const [page, url] = ['site/pages/login.page.tsx', site.url('/login/')]
  const good = site.read(page)
  site.write('site/circle.ts', "export * from './half.ts'\nexport const one = 1\n")
  site.write('site/half.ts', "import { one, two } from './circle.ts'\nexport const two = () => one && two\n")
  site.write(page, `import { one, two } from '../circle.ts'\n${good.replace('<h1>', '<h1>{one}{typeof two}')}`)
  await getUntil(server, url, ({ body }) => /1(?:<!-- -->)?function/.test(body))
  site.write(page, good)
})

test('a module that is no text is told, be what is wrong in a comment, in a text or in JSON', async () => {
  const [page, url] = ['site/pages/login.page.tsx', site.url('/login/')]
  const good = site.read(page)
  site.write('site/latin.json', '{ "word": "é" }\n')
  site.write(page, `import latin from '../latin.json'\n${good.replace('<h1>', '<h1>{latin.word}')}`)
  await getUntil(server, url, ({ body }) => body.includes('é'))
  const latin = (text: string) => Buffer.from(text, 'latin1')
  await failsAt(url, /file-not-utf8[^]*site\/latin\.json:1:12/, () =>
    site.write('site/latin.json', latin('{ "word": "é" }\n')),
  )
  await tells(mended, { 'site/latin.json': '{ "word": "e" }\n' })
  await failsAt(url, /file-not-utf8[^]*site\/pages\/login\.page\.tsx:1:4/, () =>
    site.write(page, latin(`// é\n${good}`)),
  )
  await tells(mended, { [page]: good })
})

test('a page that is refused for its prose has its broken links told, too, and nothing else', async () => {
  const intro = 'content/shared/zh/docs/intro.md'
  const good = site.read(intro)
  const from = server.printed().length
  site.write(intro, `${good}\n![gone](./gone.png)\n\n[gone](./gone.md)\n`)
  await getUntil(server, site.url('/docs/intro/'), ({ status }) => status === 500)
  await server.prints('error link-broken', from)
  const told = server.printed().slice(from)
  assert.equal(new Set(told.match(/^error \S+/gm)), new Set(['error image-missing', 'error link-broken']), told)
  await tells(mended, { [intro]: good })
})

test('a change of the configuration is taken in while a page cannot be read', async () => {
  const [intro, url] = ['content/shared/zh/docs/intro.md', site.url('/docs/guide/page/')]
  const [good, configuration] = [site.read(intro), site.read(configFile)]
  await tells('front-matter-syntax', { [intro]: '---\ntitle: [\n---\n' })
  site.write(configFile, configuration.replace("lang: 'zh-CN'", "lang: 'zh-TW'"))
  await getUntil(server, url, ({ body }) => body.includes('<html lang="zh-TW"'))
  await tells(mended, { [intro]: good, [configFile]: configuration })
  await getUntil(server, url, ({ body }) => body.includes('<html lang="zh-CN"'))
})

test.run()
