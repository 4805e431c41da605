/** Tests of the built site: one server and one browser for all tests of a file. */
import { suite } from 'uvu'
import { launch, type Launch } from '../../support/browser.ts'
import { openBuiltSite } from './builtSite.ts'

export async function builtSuite(name: string, browserIs: Launch = {}) {
  const test = suite(name)
  const [site, browser] = await Promise.all([openBuiltSite(), launch(browserIs)])
  test.after(async () => {
    await browser.close()
    await site.end()
  })
  return { test, site, browser }
}
