/** Tests of the built site: one server and one browser for all tests of a file. */
import { suite } from 'uvu'
import { launch } from '../../support/browser.ts'
import { openBuiltSite } from './builtSite.ts'

export async function builtSuite(name: string) {
  const test = suite(name)
  const [site, browser] = await Promise.all([openBuiltSite(), launch()])
  test.after(async () => {
    await browser.close()
    await site.end()
  })
  return { test, site, browser }
}
