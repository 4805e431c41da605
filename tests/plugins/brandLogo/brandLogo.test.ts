import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brandLogo } from '../../../plugins/brandLogo/index.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { brief, problemsOf, routeInMemory } from '../../support/memorySite.ts'

const shared = async (logo: string) =>
  (
    await routeInMemory({
      files: { 'brands/acme/public/logo.svg': logo, 'brands/other/public/logo.svg': '<svg width="1" height="1"/>' },
      plugins: [brandLogo()],
    })
  ).site.shared

test('N-08 the size of a logo is that of its file', async () => {
  const size = { logo: { width: 204, height: 40 } }
  assert.equal(await shared('<svg viewBox="0 0 204 40"/>'), size)
  assert.equal(await shared('<svg viewBox="0 0 408 80" width="204" height="40"/>'), size)
  assert.equal(await shared('<svg viewBox="0 0 408 80" height="40"/>'), size)
})

test('N-08 a logo without a size is told with its file', async () => {
  const problems = await problemsOf(() => shared('<svg/>'))
  assert.equal(problems.map(brief), ['logo-size-missing brands/acme/public/logo.svg:1:1'])
})

test('a drawing without a size beside the logo is in the way of no other plugin', async () => {
  const { site } = await routeInMemory({
    files: { 'public/logo.svg': '<svg width="2" height="1"/>', 'public/drawing.svg': '<svg/>' },
    plugins: [brandLogo({ of: () => '/logo.svg' }), redirects()],
  })
  assert.equal(site.shared['logo'], { width: 2, height: 1 })
  assert.equal(redirectsOf(site), [])
})

test.run()
