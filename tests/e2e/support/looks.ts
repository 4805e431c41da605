/** How a page can be looked at: wide or narrow, bright or dark. */
import type { Page } from 'puppeteer'

export type Look = { readonly width: 1440 | 390; readonly scheme: 'light' | 'dark' }

export const looks: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
]

export async function look(page: Page, { width, scheme }: Look, motion: 'reduce' | 'no-preference'): Promise<void> {
  await page.setViewport({ width, height: width < 800 ? 844 : 900 })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: motion },
  ])
}
