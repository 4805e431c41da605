/** The search dialog as a visitor has it: opened, typed into, read. */
import type { Page } from 'puppeteer'

export const dialog = 'dialog#site-search'

/** Whether or not its script is there yet. */
export async function openSearch(page: Page, key: '/' | 'k' = '/'): Promise<void> {
  // The keys work when the page's own script has run.
  await page.waitForFunction(() => document.readyState === 'complete')
  await (key === '/' ? page.keyboard.press('/') : withControl(page, 'k'))
  await page.waitForSelector(`${dialog}[open]`)
}

export async function withControl(page: Page, key: 'k', modifier: 'Control' | 'Meta' = 'Control'): Promise<void> {
  await page.keyboard.down(modifier)
  await page.keyboard.press(key)
  await page.keyboard.up(modifier)
}

/** Types a new query and waits for what is said about it. */
export async function ask(page: Page, query: string, said: RegExp, within = dialog): Promise<void> {
  // It comes with the code of the search.
  await page.waitForSelector(`${within} input`)
  await page.$eval(`${within} input`, (field) => (field as HTMLInputElement).select())
  await page.type(`${within} input`, query)
  await says(page, said, within)
}

/** Waits for what screen readers are told, once it is about what was typed last. */
export const says = (page: Page, text: RegExp, within = dialog): Promise<unknown> =>
  page.waitForFunction(
    (root, pattern) =>
      !document.querySelector(`${root} [data-stale]`) &&
      [...document.querySelectorAll(`${root} :is([role=status], [role=alert])`)].some(({ textContent }) =>
        new RegExp(pattern).test(textContent),
      ),
    {},
    within,
    text.source,
  )

export type Option = { readonly text: string; readonly href: string; readonly isSelected: boolean }

export const optionsIn = (page: Page, within = dialog): Promise<readonly Option[]> =>
  page.$$eval(`${within} [role=option]`, (all) =>
    all.map((option) => ({
      text: (option.firstElementChild?.tagName === 'SPAN' ? option.firstElementChild : option).textContent.trim(),
      href: option.getAttribute('href') ?? '',
      isSelected: option.getAttribute('aria-selected') === 'true',
    })),
  )

/** Text of the option that the field says is active. */
export const activeOption = (page: Page, within = dialog): Promise<string | undefined> =>
  page.$eval(`${within} input`, (field) => {
    const id = field.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return option?.getAttribute('aria-selected') === 'true' ? option.textContent.trim() : undefined
  })
