/** A project may lie anywhere. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../engine/build.ts'
import { loadConfig } from '../../../engine/config/load.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { openSite, type TestSite } from '../../support/buildSite.ts'

const open: TestSite[] = []
const opened = (site: TestSite): TestSite => (open.push(site), site)
test.after(() => open.forEach((site) => site.end()))

const plain = opened(openSite('pair'))
await plain.build()
const tree = plain.tree()

for (const folder of ["it's a [site]", 'a#b ?c', '100% done %41', '站点 一 😀', '@a+b&c;(d){e}', '-x'.repeat(100)]) {
  test(`F-16 a project may lie in a folder called ${folder.slice(0, 20)}`, async () => {
    const other = opened(plain.copy(folder))
    await other.build()
    assert.equal(other.tree(), tree)
  })
}

test('F-16 the bundler works there as well', async () => {
  const other = opened(plain.copy("a #1 ?x 'q' 100% 站"))
  await other.build({ cache: false })
  assert.equal(other.tree(), tree)
})

test('F-16 a project may be reached by a link', async () => {
  const real = opened(plain.copy())
  const door = join(real.root, '..', 'door')
  symlinkSync(real.root, door)
  await build(await loadConfig({ root: door }), {
    cache: true,
    write: true,
    report: silentReporter,
    signal: new AbortController().signal,
  })
  assert.equal(real.tree(), tree)
})

test.run()
