/** A site is made by the copy of the engine that its project has, whichever one was started. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { tempSite } from '../support/tempSite.ts'

const { programOfSite } = (await import(new URL('../../cli/ownCopy.js', import.meta.url).href)) as {
  programOfSite(args: readonly string[], running: string): string | undefined
}

const { root, remove } = tempSite({
  'node_modules/site-engine/package.json':
    '{ "name": "site-engine", "version": "9.9.9", "bin": { "site": "./own.js" } }',
  'node_modules/site-engine/own.js': "console.log('own', ...process.argv.slice(2))\n",
  'docs/site.config.ts': 'export default {}\n',
})
test.after(remove)

test('the project’s own copy is started with the same words, also where it lies further up', async () => {
  assert.is((await site(['--root', root, 'check', '--json'])).stdout, `own --root ${root} check --json\n`)
  assert.is((await site(['check', `--root=${root}/docs`])).stdout, `own check --root=${root}/docs\n`)
  assert.is((await site(['check'], { cwd: root })).stdout, 'own check\n')
})

test('a project without one, or with a broken one, is made by this one', async () => {
  const { root: other, remove: end } = tempSite({ 'node_modules/site-engine/package.json': '{' })
  assert.match((await site(['--root', other, '--version'])).stdout, /^\d+\.\d+\.\d+\n$/)
  end()
})

test('a program that was started by another name than its own is started again by that', () => {
  const { root: other, remove: end } = tempSite({ 'main.js': '//' })
  symlinkSync('main.js', join(other, 'typed.js'))
  const [own, typed] = ['main.js', 'typed.js'].map((name) => pathToFileURL(join(other, name)).href) as [string, string]
  assert.is(programOfSite(['--root', other], typed), own)
  assert.is(programOfSite(['--root', other], own), undefined)
  end()
})

test.run()
