/** How severe what plugins report of routes is, says the configuration; what ends a run is an error all the same. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { route } from '../../../engine/route/route.ts'
import type { Plugin, Route } from '../../../engine/types.ts'
import { acme, configOf, problemsOf } from '../../support/memorySite.ts'

const at = (path: string): Route => ({ brand: 'acme', locale: 'zh', path, key: path, view: 'site/layouts/Doc.tsx' })
const making = (name: string, ...routes: Route[]): Plugin => ({ name, route: () => ({ routes }) })

test('the configuration says how severe problems are, before they end a run', async () => {
  const odd = { code: 'odd-key', severity: 'error', message: 'Odd key' } as const
  const plugins: Plugin[] = [{ name: 'docs', route: () => ({ routes: [at('/a/')], diagnostics: [odd] }) }]
  const told = async (severity: 'warning' | 'off', more: readonly Plugin[] = []) => {
    const config = configOf({ plugins: [...plugins, ...more], severities: { 'odd-key': severity } })
    return (await route(config, [], acme)).diagnostics.map(({ code, severity: made }) => `${code} ${made}`)
  }
  assert.equal(await told('warning'), ['odd-key warning'])
  assert.equal(await told('off'), [])
  const failing = await problemsOf(() => told('warning', [making('twice', at('/b/'), at('/b/'))]))
  assert.equal(
    failing.map(({ code, severity }) => `${code} ${severity}`),
    ['odd-key warning', 'path-claimed-twice error'],
  )
})

test('what ends a run is an error, whatever the configuration says', async () => {
  const plugins = [making('twice', at('/b/'), at('/b/'))]
  const config = configOf({ plugins, severities: { 'path-claimed-twice': 'off' } })
  const [problem] = await problemsOf(() => route(config, [], acme))
  assert.is(problem!.severity, 'error')
})

test.run()
