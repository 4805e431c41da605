/** A build with nothing to do does not load what it would do it with: that takes longer than all the rest. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { layThemedProject, themedConfig } from '../support/themedProject.ts'

const folder = resolve(import.meta.dirname, '../../.bench', `nothing-to-do-${process.pid}`)
const project = layThemedProject(folder)
test.after(() => rmSync(folder, { recursive: true, force: true }))
project.write('site.config.ts', themedConfig({ title: 'Acme', locales: ['en'], url: 'https://acme.example' }))
project.write(
  'content/en/docs/intro.md',
  '---\ntitle: Intro\ndescription: Begin here.\n---\n\nText.\n\n```js\na()\n```\n',
)

async function build() {
  const hook = new URL('../support/loadedPackages.ts', import.meta.url).href
  const ran = await site(['build'], { cwd: folder, program: project.at('kit/cli/main.js'), node: [`--import=${hook}`] })
  assert.is(ran.code, 0, ran.stdout + ran.stderr)
  const loaded = [...ran.stderr.matchAll(/^loaded: (.*)$/gm)].flatMap(([, names]) => names!.split(' '))
  return { ...ran, loaded: new Set(loaded) }
}

const heavy = ['vite', 'rolldown', 'react-dom', 'satteri', 'micromark', 'yaml', '@mdx-js/mdx', '@wyw-in-js/transform']

test('neither the bundler nor a parser nor React is loaded where nothing has changed', async () => {
  const cold = await build()
  assert.ok(cold.loaded.has('vite'), 'the bundler makes the first bundle')
  const warm = await build()
  assert.match(warm.stdout, '0 of them rendered')
  assert.equal(
    heavy.filter((name) => warm.loaded.has(name)),
    [],
  )
})

test.run()
