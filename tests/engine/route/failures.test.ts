/** What becomes of a brand when a plugin fails, or tells errors. */
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { route, routeInSpiteOfErrors } from '../../../engine/route/route.ts'
import type { Plugin, Route } from '../../../engine/types.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'

const view = 'site/layouts/Doc.tsx'
const at = (path: string, source?: string): Route => ({ brand: 'acme', locale: 'zh', path, key: path, view, source })
const siteOf = (...plugins: readonly Plugin[]) => route(configOf({ plugins }), [], acme)
const error = { code: 'e', severity: 'error', message: 'No' } as const
const warning = { code: 'w', severity: 'warning', message: 'Hm' } as const

test('plugins that fail are all told at once', async () => {
  const failing = (name: string): Plugin => ({ name, route: () => Promise.reject(new Error(`${name} is ill`)) })
  const messages = (await problemsOf(() => siteOf(failing('docs'), failing('blog')))).map(({ message }) => message)
  assert.is(messages.length, 2)
  for (const [index, name] of ['docs', 'blog'].entries()) assert.match(messages[index]!, `${name} is ill`)
})

const projectRoot = resolve(import.meta.dirname, '../../..')

test('the error of a plugin has the place where the plugin threw it', async () => {
  const plugin: Plugin = { name: 'docs', route: () => Promise.reject(new Error('bug')) }
  const config = configOf({ plugins: [plugin], root: projectRoot })
  const [problem] = await problemsOf(() => route(config, [], acme))
  assert.is(problem!.place?.file, 'tests/engine/route/failures.test.ts')
})

test('B-10 an answer that throws when it is looked at is an error of the plugin', async () => {
  const answer = {
    get routes(): readonly Route[] {
      throw new Error('bug')
    },
  }
  const problems = await problemsOf(() => siteOf({ name: 'docs', route: () => answer }))
  assert.equal(problems.map(brief), ['plugin-failed'])
  assert.match(problems[0]!.message, /^Plugin "docs" failed in its hook "route": /)
})

test('with an error no page is looked at, but where the plugin says that none is left out', async () => {
  const evenSo = (plugin: Plugin) => routeInSpiteOfErrors(configOf({ plugins: [plugin] }), [], acme)
  const saying = (isComplete?: boolean): Plugin => ({
    name: 'docs',
    route: () => ({ routes: [at('/a/')], diagnostics: [warning, error], isComplete }),
  })
  for (const isComplete of [undefined, false])
    assert.equal((await problemsOf(() => evenSo(saying(isComplete)))).map(brief), ['w', 'e'])
  const { site, diagnostics } = await evenSo(saying(true))
  assert.equal([site.routes.length, diagnostics], [1, [warning, error]])
  assert.equal((await problemsOf(() => siteOf(saying(true)))).map(brief), ['w', 'e'], 'dev and tasks end with it')
})

test('of two pages that claim one path one is left out, and links to the other are not looked at', async () => {
  const twins: Plugin = {
    name: 'docs',
    route: () => ({ routes: [at('/a/', 'a.md'), at('/a/', 'b.md'), at('/b:c/', 'c.md'), at('/A/', 'd.md')] }),
  }
  const { site, diagnostics, conflicts } = await routeInSpiteOfErrors(configOf({ plugins: [twins] }), [], acme)
  assert.equal(
    site.routes.map(({ source }) => source),
    ['a.md', 'd.md'],
  )
  assert.equal(site.gaps, { files: ['b.md', 'c.md'], keys: ['/a/', '/b:c/'] })
  assert.equal(
    conflicts.map(({ code, severity }) => `${code} ${severity}`),
    ['path-claimed-twice error', 'path-invalid error', 'paths-differ-by-case error'],
  )
  assert.equal(diagnostics, [])
})

test.run()
