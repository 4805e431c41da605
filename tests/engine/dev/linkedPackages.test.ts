/** Packages of a workspace, which a link leads to, while they are moved. */
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openDevSite } from '../../e2e/support/devSite.ts'

const island = 'site/Kit.island.tsx'
const site = await openDevSite(
  {
    'package.json': JSON.stringify({ type: 'module', dependencies: { kit: '1.0.0', common: '1.0.0' } }),
    '../kit/Part.tsx': 'export const Part = () => <b>part</b>\n',
    '../kit/package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      dependencies: { old: '1.0.0' },
      exports: { '.': './index.ts', './Part': './Part.tsx' },
    }),
    '../kit/index.ts': "import { old } from 'old'\n\nexport const word: string = 'followed ' + old\n",
    'node_modules/old/package.json': JSON.stringify({ name: 'old', version: '1.0.0' }),
    'node_modules/old/index.js': "exports.old = 'old'\n",
    '../common/package.json': JSON.stringify({ name: 'common', version: '1.0.0' }),
    '../common/index.js': "exports.common = require('./part.js')\n",
    '../common/part.js': "module.exports = 'common'\n",
    'site/Words.island.tsx': `import { common } from 'common'
import { word } from 'kit'
import { island } from '../../../../engine/client/index.ts'

export default island(() => <i>{[word, common].join()}</i>, { on: 'load' })
`,
    'site/pages/words.page.tsx': `import Words from '../Words.island.tsx'

export default () => (
  <main>
    <title>Words</title>
    <Words />
  </main>
)
`,
    'site/pages/kit.page.tsx': `import { Part } from 'kit/Part'
export default () => <main><title>Kit</title><Part /></main>
`,
    [island]: "export { Part as default } from 'kit/Part'\n",
  },
  (root) => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    for (const name of ['kit', 'common']) symlinkSync(`../../${name}`, join(root, 'node_modules', name), 'junction')
  },
)
test.after(() => site.end())

/** What a browser gets of the module that the island imports by this name. */
async function moduleOf(name: string) {
  const { body } = await get(site.url('/site/Words.island.tsx'))
  const href = [...body.matchAll(/from "([^"]+)"/g)].find(([, each]) => each!.includes(`/${name}`))![1]!
  return { href, ...(await get(site.url(href))) }
}

test('browsers have a package as it was saved, with what it imports; one of CommonJS they have as if it were installed', async () => {
  const url = site.url('/words/')
  assert.match((await get(url)).body, '<i>followed old,common</i>')
  const { href, body } = await moduleOf('kit')
  assert.match(href, '/node_modules/kit/index.ts')
  assert.match(body, /from "[^"]*\/deps\/old\.js/)
  site.replace('../kit/index.ts', 'followed', 'saved')
  await getUntil(site.server, url, (now) => now.body.includes('<i>saved old,common</i>'))
  assert.match((await moduleOf('kit')).body, 'saved')
  assert.match((await moduleOf('deps/common')).body, 'require_part()')
  site.write('../common/part.js', "module.exports = 'edited'\n")
  await getUntil(site.server, url, () => /package-edited .*\n.*common\/part\.js/.test(site.server.printed()))
})

test('a package that was moved away and comes back is read by the bundler again', async () => {
  const [url, module] = [site.url('/kit/'), site.url(`/${island}`)]
  assert.match((await get(url)).body, '<b>part</b>')
  site.rename('../kit', '../moved')
  await getUntil(site.server, url, ({ body }) => body.includes('module-missing'))
  site.write(island, `${site.read(island)}export const more = 1\n`)
  await getUntil(site.server, module, ({ status }) => status !== 200)
  site.rename('../moved', '../kit')
  // Nobody has told of it yet, and what was made of the page names what was not there.
  assert.match((await get(url)).body, '<b>part</b>')
  await getUntil(site.server, module, ({ body }) => body.includes('/node_modules/kit/Part.tsx'))
})

test('a package that was moved away and comes back is watched again', async () => {
  for (const word of ['other', 'another']) {
    site.write('../kit/Part.tsx', `export const Part = () => <b>${word}</b>\n`)
    await getUntil(site.server, site.url('/kit/'), ({ body }) => body.includes(`<b>${word}</b>`))
  }
})

test.run()
