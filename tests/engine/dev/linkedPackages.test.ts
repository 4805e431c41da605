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
    'package.json': JSON.stringify({ type: 'module', dependencies: { kit: '1.0.0' } }),
    '../kit/package.json': JSON.stringify({ name: 'kit', version: '1.0.0', exports: { './Part': './Part.tsx' } }),
    '../kit/Part.tsx': 'export const Part = () => <b>part</b>\n',
    'site/pages/kit.page.tsx': `import { Part } from 'kit/Part'
export default () => <main><title>Kit</title><Part /></main>
`,
    [island]: "export { Part as default } from 'kit/Part'\n",
  },
  (root) => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    symlinkSync('../../kit', join(root, 'node_modules/kit'), 'junction')
  },
)
test.after(() => site.end())

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
