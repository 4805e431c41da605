/** The console of the sandbox offers the versions that the release notes call the newest. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { versions } from '../../plugins/console-sandbox/routes/constants.ts'

const content = resolve(import.meta.dirname, '../../content')

function newestIn(folder: string): string {
  const numbered = readdirSync(join(content, folder)).filter((name) => /^[a-z_]*\d+(?:_\d+)+\.md$/.test(name))
  const newest = numbered.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)!
  return readFileSync(join(content, folder, newest), 'utf8')
}

for (const locale of ['zh', 'en'])
  for (const [folder, products] of Object.entries({
    [`replication/${locale}/docs/releaseinfo`]: ['CloudCanal', 'CloudCanal_Tgz', 'BladePipe', 'BladePipe_Tgz'],
    [`clouddm/${locale}/docs/releaseinfo`]: ['CloudDM'],
    [`clouddm/${locale}/docs/releasenote_personal`]: ['CloudDmDeskTop'],
  }))
    test(`${folder}: ${products.join(', ')}`, () => {
      const text = newestIn(folder)
      for (const product of products) assert.ok(text.includes(versions[product]!), `${product} ${versions[product]}`)
    })

test.run()
