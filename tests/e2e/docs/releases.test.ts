/** A page of versions: what a reader chooses hides the others, without script, with the keyboard, and never what was linked to. */
import * as assert from 'uvu/assert'
import { builtSuite } from '../support/builtSuite.ts'

const { test, site, browser } = await builtSuite('release notes')
const path = '/en/docs/releasenote_personal/desktop_3_x/'

async function openPage(hash = '', from = path) {
  const page = await browser.newPage()
  await page.setJavaScriptEnabled(false)
  await page.goto(site.url('clouddm', from) + hash)
  const shown = () =>
    page.$$eval('[data-kinds]', (sections) =>
      sections
        .filter((section) => section.checkVisibility())
        .map((section) => section.querySelector('h2')!.id.slice(8)),
    )
  return { page, shown }
}

test('without script, a kind of change shows the versions that have it, and all of them again', async () => {
  const { page, shown } = await openPage()
  const all = await shown()
  assert.is(all.length, 8)
  await page.click('[name=kind][value=fixed]')
  assert.equal(await shown(), ['3_0_7', '3_0_6'])
  await page.click('[name=kind][value=""]')
  assert.equal(await shown(), all)
  await page.close()
})

test('arrow keys choose the next kind', async () => {
  const { page, shown } = await openPage()
  await page.focus('[name=kind]')
  await page.keyboard.press('ArrowRight')
  assert.equal(await shown(), ['3_0_4', '3_0_3', '3_0_0'])
  await page.close()
})

test('a kind that no version has is no choice', async () => {
  const choices = async (from: string) => {
    const { page } = await openPage('', from)
    const found = await page.$$eval('[name=kind]', (inputs) =>
      inputs.filter((input) => input.checkVisibility()).map((input) => (input as HTMLInputElement).value),
    )
    await page.close()
    return found
  }
  assert.equal(await choices(path), ['', 'new', 'improved', 'fixed'])
  assert.equal(await choices('/en/docs/releaseinfo/team_3_x/'), ['', 'new', 'improved'])
})

test('a version that an address names is shown whatever is chosen', async () => {
  const { page, shown } = await openPage('#desktop_3_0_1')
  await page.click('[name=kind][value=fixed]')
  assert.equal(await shown(), ['3_0_7', '3_0_6', '3_0_1'])
  await page.close()
})

test('the page of a version leads to its line and to its translation', () => {
  for (const locale of ['', '/en']) {
    const html = site.html('clouddm', `${locale}/docs/releasenote_personal/desktop_3_0_1/`)
    const other = locale ? '' : '/en'
    assert.match(html, `<a href="${locale}/docs/releasenote_personal/desktop_3_x/"`)
    assert.match(html, `href="${other}/docs/releasenote_personal/desktop_3_0_1/"`)
    assert.not.match(html, 'rel="alternate" hrefLang')
  }
})

test.run()
