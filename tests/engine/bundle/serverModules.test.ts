/** Modules of Node in what goes to a browser: refused where a browser would need them, and nowhere else. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isOfServer } from '../../../engine/bundle/serverModules.ts'
import { failureOf, openSite } from '../../support/buildSite.ts'

const island = 'site/Counter.island.tsx'
const site = openSite('pair')
test.after(() => site.end())
const good = site.read(island)

/** The island shows what a module says. */
function withModule(text: string): void {
  site.write('site/names.ts', text)
  site.write(island, `import { names } from './names.ts'\n${good.replace('{count}', '{count}{names()}')}`)
}

test('what an island needs of Node is told at the import, with the way from the island', async () => {
  withModule("import type { Stats } from 'node:fs'\nexport type { Stats }\nexport { names } from './deep.ts'\n")
  site.write(
    'site/deep.ts',
    "import { sep } from 'path'\nimport * as fs from 'node:fs'\nexport const names = () => sep + fs.existsSync('x')\n",
  )
  const found = await failureOf(() => site.build())
  assert.equal(
    found.map(({ code, place }) => [code, place]),
    [1, 2].map((line) => ['module-server-only', { file: 'site/deep.ts', line, column: 21 }]),
  )
  assert.is(
    found[0]!.message,
    `"path" is a module of Node, and a browser has none: ${island} > site/names.ts > site/deep.ts`,
  )
})

test('a script of the site is no island, and has no Node either', async () => {
  site.write(island, good)
  site.write('site/client.ts', "import { cpus } from 'os'\ndocument.title += cpus().length\n")
  const [problem] = await failureOf(() => site.build())
  assert.equal(problem!.place, { file: 'site/client.ts', line: 1, column: 22 })
  site.remove('site/client.ts')
})

test('types, code for the server alone, what nobody uses and what is imported when it is needed are no mistakes', async () => {
  withModule(`import type { Stats } from 'node:fs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
export const names = () => (import.meta.env.SSR ? String(existsSync('/')) : 'browser')
export const other = (stats: Stats) => join('a', String(stats.size))
export const later = () => import('node:os')
`)
  await site.build()
})

test('a package of the same name is no module of Node', async () => {
  site.write('node_modules/events/package.json', '{ "name": "events", "type": "module", "exports": "./index.js" }')
  site.write('node_modules/events/index.js', 'export const tell = () => "told"')
  withModule("import { tell } from 'events'\nexport const names = () => (import.meta.env.SSR ? 'told' : tell())\n")
  await site.build()
})

test('a module of the project is one on Windows as well', () => {
  for (const root of ['/site', String.raw`C:\site`])
    assert.ok(isOfServer('node:fs', `${root.replaceAll('\\', '/')}/a.ts`, { kind: 'import-statement', root }), root)
})

test.run()
