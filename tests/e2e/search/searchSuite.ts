/** Tests of the search in the built site: windows that are closed behind each test. */
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

export async function searchSuite(name: string) {
  const { test, site, browser } = await builtSuite(name)
  const windows: Window[] = []
  test.after.each(async () => {
    await Promise.all(windows.splice(0).map(({ close }) => close()))
  })

  /** A page of the brand with all kinds of pages. */
  const at = (path: string): string => site.url('clouddm', path)
  async function visit(url: string | undefined, view?: View): Promise<Window> {
    const shown = await openWindow(browser, url, view)
    windows.push(shown)
    return shown
  }
  return { test, site, at, visit }
}
