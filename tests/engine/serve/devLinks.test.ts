/** Symbolic links in a project that the dev server serves: the bundler would follow each of them. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import { createDevHarness } from './support/devHarness.ts'
import { bundlerQueries } from './support/hostileTargets.ts'
import { write } from './support/outputs.ts'

const { site, outside, canary, get, expectHarmless, close } = await createDevHarness()
test.after(close)

const refused = [400, 403, 404, 414, 431]

test('P-07 links that lead out of the project are not followed', async () => {
  symlinkSync(join(outside, 'secret.txt'), join(site.root, 'site/linked.txt'))
  symlinkSync(join(site.root, 'site/linked.txt'), join(site.root, 'site/twice.txt'))
  symlinkSync(outside, join(site.root, 'site/linked'))
  for (const path of ['/site/linked.txt', '/site/twice.txt', '/site/linked/secret.txt', '/site/linked%2Etxt'])
    for (const query of bundlerQueries)
      for (const prefix of ['', `/@fs${site.root}`]) {
        const target = `${prefix}${path}${query}`
        await expectHarmless(get(target), refused, target)
        await expectHarmless(get(`${prefix}${path}/${query}`), refused, target)
      }
})

test('P-07 P-06 SECURITY.md "no link out of the project": nor to hidden files, nor to what is not served by its own name', async () => {
  write(join(site.root, 'private/a.txt'), canary)
  write(join(site.root, 'private/a.ts'), `export const a = '${canary}'`)
  write(join(site.root, 'site/.hidden/a.txt'), canary)
  const targets = {
    ...{ 'env.txt': '../.env', 'git.txt': '../.git/config', 'pem.txt': '../key.pem', 'hidden.txt': '.hidden/a.txt' },
    ...{ 'private.txt': '../private/a.txt', 'private.ts': '../private/a.ts', private: '../private' },
  }
  for (const [name, target] of Object.entries(targets)) symlinkSync(target, join(site.root, 'site', name))
  for (const path of [
    ...['env.txt', 'git.txt', 'pem.txt', 'hidden.txt', 'private.txt', 'private.ts', 'private/a.txt', 'private/a.ts'],
    // The bundler finds endings by itself.
    ...['private', 'private/a'],
  ])
    for (const query of ['', '?raw', '?import', '?import&raw', '?url', '?url&inline', '?inline', '?.svg?.wasm?init'])
      for (const prefix of ['/site/', `/@fs${site.root}/site/`])
        await expectHarmless(get(prefix + path + query), refused, prefix + path + query)
})

test.run()
