/** What pages of the site look like on paper. */
import * as assert from 'uvu/assert'
import { siteSuite } from './siteSuite.ts'

const { test, open } = await siteSuite('paper', { width: 720 })

test('white letters have their ground, a heading stays with what follows, and no card is cut in two', async () => {
  const page = await open('/en/pricing/', {}, 'bladepipe')
  await page.emulateMediaType('print')
  const seen = await page.evaluate(() => {
    const styles = (selector: string) => [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each))
    return {
      grounds: styles('main a, main th, main output, main p').every((one) => one.printColorAdjust === 'exact'),
      headings: styles('main section header').every(({ breakAfter }) => breakAfter === 'avoid'),
      cards: styles('main section > ul > li').map(({ breakInside }) => breakInside),
    }
  })
  assert.equal(seen, { grounds: true, headings: true, cards: ['avoid', 'avoid', 'avoid', 'avoid'] })
})

test.run()
