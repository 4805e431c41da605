/** A plugin under development beside the site: its package is linked in `node_modules`, and its components are in the bundle. */
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { startServer } from '../../e2e/support/server.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openSite } from '../../support/buildSite.ts'
import { site as run } from '../../support/cli.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { tempSite } from '../../support/tempSite.ts'

const engine = resolve(import.meta.dirname, '../../../engine/client/index.ts')

/** Needs of the site what is in no folder above it. */
const plugin = `import { join } from 'node:path'
import { word } from './word.js'

const here = (name) => join(import.meta.dirname, name)
export const stars = () => ({
  name: 'stars',
  components: [here('components')],
  client: here('client.js'),
  mdx: { Star: here('components/Tag.tsx') },
  route: ({ brand }) => ({
    routes: [{ brand: brand.id, locale: brand.locales[0], path: '/stars/', key: '/stars/', view: here('components/layouts/Stars.tsx'), props: { word } }],
  }),
})
`
const files = {
  'package.json': '{ "name": "@sky/stars", "type": "module", "exports": "./index.js" }',
  'index.js': plugin,
  'word.js': "export const word = 'first'\n",
  'client.js': "import { shown } from 'only-of-the-site'\ndocument.documentElement.dataset.stars = shown\n",
  'components/Tag.tsx': 'export default () => <b className="tag">a star</b>\n',
  'components/Star.island.tsx': `import { island } from '${engine}'\nexport default island(() => <button type="button">an island</button>, { on: 'load' })\n`,
  'components/stars.css': '.stars { color: gold; background: url(./star.svg) }\n',
  'components/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'components/layouts/Stars.tsx': `import '../stars.css'
import { shown } from 'only-of-the-site'
import Star from '../Star.island.tsx'
export default ({ word }: { word: string }) => <main className="stars"><title>Stars</title><h1>{word} {shown}</h1><Star /></main>
`,
}

const site = openSite('small', {
  files: {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`../stars/${file}`, text])),
    'node_modules/only-of-the-site/package.json': '{ "name": "only-of-the-site", "exports": "./index.js" }',
    'node_modules/only-of-the-site/index.js': "export const shown = 'of the site'\n",
    'content/acme/zh/docs/stars.mdx': '---\ntitle: Stars\n---\n\nSee <Star />.\n',
  },
})
const config = site.read('site.config.ts')
site.write('site.config.ts', `import { stars } from '@sky/stars'\n${config.replace('links()]', 'links(), stars()]')}`)
const link = join(site.root, 'node_modules/@sky/stars')
const linkTo = (folder: string, at = link) => {
  mkdirSync(join(at, '..'), { recursive: true })
  symlinkSync(join(site.root, folder), at, 'junction')
}
linkTo('../stars')
test.after(() => site.end())

const page = (file = 'stars/index.html') => site.read(`dist/acme/${file}`)
const stylesOf = (html: string) =>
  [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => page(file)).join('\n')
const scriptsOf = (html: string) =>
  [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => page(file)).join('\n')

/** Each build is a process of its own, as an editor of the plugin has it. */
async function build(): Promise<void> {
  const { code, stderr } = await run(['build', '--root', site.root])
  assert.is(code, 0, stderr)
}

test('it is built with its view, island, styles, script and component of .mdx, and with packages of the site', async () => {
  await build()
  assert.match(page(), /<h1>first(?:<!-- -->)? (?:<!-- -->)?of the site<\/h1>/)
  assert.match(page(), /<site-island data-id="node_modules\/@sky\/stars\/components\/Star"[^>]*><button/)
  assert.match(stylesOf(page()), /\.stars\{[^}]*color:gold/)
  const [, image] = /url\(([^)]+star-[^)]+\.svg|[^)]*svg[^)]*)\)/.exec(stylesOf(page())) ?? []
  assert.ok(image)
  assert.match(scriptsOf(page('index.html')), 'of the site')
  assert.match(page('docs/stars/index.html'), '<b class="tag">a star</b>')
})

test('an edit of its code, of what that imports, of a component or a style is in the next build', async () => {
  const cold = site.tree()
  site.write('../stars/word.js', "export const word = 'second'\n")
  await build()
  assert.match(page(), '<h1>second')
  site.write('../stars/components/Star.island.tsx', files['components/Star.island.tsx'].replace('an island', 'isle'))
  site.write('../stars/components/stars.css', files['components/stars.css'].replace('gold', 'teal'))
  await build()
  assert.match(page(), '<button type="button">isle</button>')
  assert.match(stylesOf(page()), /color:teal/)
  for (const file of ['word.js', 'components/Star.island.tsx', 'components/stars.css'] as const)
    site.write(`../stars/${file}`, files[file])
  await build()
  assert.equal(site.tree(), cold)
})

test('dev shows it, and what is saved in it', async () => {
  const server = await startServer('dev', ['acme'], ['--root', site.root])
  const home = server.urls['acme']!
  const shows = (text: string) => getUntil(server, `${home}stars/`, ({ body }) => body.includes(text))
  try {
    assert.match((await get(`${home}stars/`)).body, '>first')
    const entry = (await get(`${home}@id/virtual:site/client`)).body
    const [, client] = /"\/([^"]*stars\/client\.js[^"]*)"/.exec(entry) ?? []
    assert.match((await get(home + client!)).body, 'dataset.stars')
    site.write(
      '../stars/components/layouts/Stars.tsx',
      files['components/layouts/Stars.tsx'].replace('<h1>', '<h1>so '),
    )
    await shows('<h1>so ')
    site.write('../stars/components/Star.island.tsx', files['components/Star.island.tsx'].replace('an island', 'isle'))
    await shows('isle</button>')
    site.write('../stars/word.js', "export const word = 'second'\n")
    await shows('second')
    assert.not.match(server.printed(), /error|warning/)
  } finally {
    await server.stop()
  }
})

test('where a workspace has it further up, the site gets a link', async () => {
  rmSync(link)
  linkTo('../stars', join(site.root, '../node_modules/@sky/stars'))
  assert.ok(existsSync(join(site.root, '../node_modules/@sky/stars/index.js')))
  await build()
  assert.match(page(), 'second')
  assert.is(realpathSync(link), realpathSync(join(site.root, '../stars')))
  rmSync(join(site.root, '../node_modules'), { recursive: true })
})

test('where it is linked nowhere, the message says what to do', async () => {
  rmSync(link)
  const text = site.read('site.config.ts')
  site.write('site.config.ts', text.replace("'@sky/stars'", "'../stars/index.js'"))
  const [problem] = await problemsOf(() => site.config())
  assert.is(problem!.code, 'config-invalid')
  assert.match(
    problem!.message,
    'a plugin with components in the project or its packages, got "stars" with "../stars/components"',
  )
  assert.match(problem!.hint!, 'npm install ../stars')
  site.write('site.config.ts', text)
  linkTo('../stars')
})

test('a package that its own folder does not have is told with that folder', async () => {
  const { root, write, remove } = tempSite()
  write({ 'sky/stars/package.json': '{ "name": "stars", "type": "module", "exports": "./index.js" }' })
  write({
    'sky/stars/index.js': "import 'not-installed'\n",
    'site/site.config.ts': "import 'stars'\nexport default {}\n",
  })
  write({ 'site/package.json': '{ "type": "module" }' })
  mkdirSync(join(root, 'site/node_modules'))
  symlinkSync(join(root, 'sky/stars'), join(root, 'site/node_modules/stars'), 'junction')
  const [problem] = await problemsOf(() => loadConfig({ root: join(root, 'site') }))
  remove()
  assert.is(problem!.code, 'config-failed')
  assert.equal(problem!.place, { file: 'node_modules/stars/index.js', line: 1, column: 9 })
  assert.match(problem!.hint!, 'Run npm install in ../sky/stars')
})

test('what an installed package does not have is not looked for in a folder of its own', async () => {
  const { root, write, remove } = tempSite()
  const folder = 'node_modules/stars'
  write({ [`${folder}/package.json`]: '{ "name": "stars", "type": "module", "exports": "./index.js" }' })
  write({ [`${folder}/index.js`]: "import 'not-installed'\n", 'package.json': '{ "type": "module" }' })
  write({ 'site.config.ts': "import 'stars'\nexport default {}\n" })
  const [problem] = await problemsOf(() => loadConfig({ root }))
  remove()
  assert.equal(problem!.place, { file: `${folder}/index.js`, line: 1, column: 9 })
  assert.match(problem!.hint!, 'The package is not whole')
})

test.run()
