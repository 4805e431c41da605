/** A project that has PostCSS configured has its stylesheets made by it. */
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build, type Rolldown } from 'vite'
import { viteConfig } from '../../../engine/bundle/viteConfig.ts'
import { failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('pair', { isCold: true, files: { 'site/plain.css': 'a {\n  top: 1px;\n}\n' } })
test.after(() => site.end())
site.write('site/look.ts', "import './plain.css'\n")
const config = await site.config()

async function stylesheet(): Promise<string> {
  const rolldownOptions = { input: join(site.root, 'site/look.ts') }
  const shared = viteConfig({ config })
  const { output } = (await build({
    ...shared,
    logLevel: 'silent',
    build: { write: false, rolldownOptions },
  })) as Rolldown.RolldownOutput
  const found = output.find(({ fileName }) => fileName.endsWith('.css'))
  assert.ok(found && found.type === 'asset')
  return String(found.source).trim()
}

test('plugins of PostCSS work where the project configures them, and only there', async () => {
  assert.is(await stylesheet(), 'a{top:1px}')
  const plugin = "{ postcssPlugin: 'twice', Declaration(found) { if (found.value === '1px') found.value = '2px' } }"
  site.write('postcss.config.mjs', `export default { plugins: [${plugin}] }\n`)
  assert.is(await stylesheet(), 'a{top:2px}')
})

test('what keeps its configuration from being read is told at its line', async () => {
  site.write('site/layouts/Index.tsx', `import '../plain.css'\n${site.read('site/layouts/Index.tsx')}`)
  const broken: Readonly<Record<string, readonly [text: string, at: readonly [number, number]]>> = {
    'postcss.config.mjs': ['export default {\n  plugins: [\n    oops here\n  ]\n}\n', [3, 10]],
    'postcss.config.cjs': ['module.exports = {\n  plugins: [,\n', [3, 1]],
    '.postcssrc.json': ['{\n  "plugins": { "a" "b" }\n}\n', [2, 20]],
  }
  for (const [file, [text, [line, column]]] of Object.entries(broken)) {
    for (const other of Object.keys(broken)) if (site.has(other)) site.remove(other)
    site.write(file, text)
    const [problem, ...others] = await failureOf(() => site.build())
    assert.equal(others, [])
    assert.equal([problem!.code, problem!.place], ['config-failed', { file, line, column }])
  }
})

test.run()
