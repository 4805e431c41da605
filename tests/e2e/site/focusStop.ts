/** One stop on the way through a page by keyboard: what has the focus, and whether a person finds it. Runs in the page. */
import type { Page } from 'puppeteer'

export type Stop = {
  readonly name: string
  /** The same for the same element. */
  readonly number: number
  /** The document itself: the way has come to its end. */
  readonly isEnd: boolean
  readonly problems: readonly string[]
}

type Tools = {
  readonly numbers: Map<Element, number>
  previous: Element | undefined
  readonly problemsOf: typeof problemsOf
  readonly coverOf: typeof coverOf
  readonly showsFocus: typeof showsFocus
  readonly cutSides: typeof cutSides
  readonly isBackwards: typeof isBackwards
}

/** Before the page is opened. */
export async function prepareStops(page: Page): Promise<void> {
  const tools = [problemsOf, coverOf, showsFocus, cutSides, isBackwards]
  const said = tools.map((tool) => `window.${tool.name} = ${tool}`)
  await page.evaluateOnNewDocument(`window.numbers = new Map(); ${said.join('; ')}`)
}

export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    const tools = window as unknown as Tools
    const { numbers, problemsOf } = tools
    const element = document.activeElement as HTMLElement
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 30)
    const name = `${element.localName} "${text || (element as HTMLInputElement).name || ''}"`
    const isEnd = element === document.body
    const number = numbers.get(element) ?? numbers.size
    numbers.set(element, number)
    let problems: readonly string[] = []
    if (!isEnd) {
      // Even what changes at once does so with the next frame; and it may be on its way in, or what had the focus on its way out.
      for (let frame = 0; frame === 0 || (problems.length && frame < 60); frame++) {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        problems = await problemsOf(element, tools.previous)
      }
    }
    tools.previous = isEnd ? undefined : element
    return { name, number, isEnd, problems }
  })

async function problemsOf(element: HTMLElement, previous: Element | undefined): Promise<readonly string[]> {
  const { coverOf, showsFocus, cutSides, isBackwards } = window as unknown as Tools
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (bottom <= 1 || top >= innerHeight - 1 || right <= 1 || left >= innerWidth - 1) return ['is outside of the window']
  const cover = coverOf(element)
  const cut = cutSides(element)
  const problems = [
    cover && `is covered by ${(cover.cloneNode(false) as Element).outerHTML.slice(0, 80)}`,
    cut > 1 && `has its outline cut off on ${cut} sides`,
    element.tabIndex > 0 && 'has a place of its own in the order',
    previous && isBackwards(previous, element) && 'comes after what stands behind it',
    !(await showsFocus(element)) && 'does not show that it has the focus',
  ]
  return problems.filter((problem) => typeof problem === 'string')
}

/** What lies over the element, at the edges or in the middle of its lines. Of what is larger than the window, some part is seen. */
function coverOf(element: Element): Element | undefined {
  const label = element.closest('label')
  for (const { left, top, right, bottom } of element.getClientRects()) {
    const x = Math.min(innerWidth - 1, Math.max(1, (left + right) / 2))
    const [from, to] = [Math.max(1, top + 2), Math.min(innerHeight - 1, bottom - 2)]
    const points = bottom - top > innerHeight / 3 ? [(from + to) / 2] : [from, (from + to) / 2, to]
    for (const y of points) {
      const found = document.elementFromPoint(x, y)
      const isOwn = !found || element.contains(found) || found.contains(element) || label?.contains(found)
      if (!isOwn) return found
    }
  }
  return undefined
}

/** By its outline, or by anything else that is not there without the focus, on itself or on what is around or beside it. */
async function showsFocus(element: HTMLElement): Promise<boolean> {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
  const around = ['label', 'article', 'li', 'form', 'div'].map((name) => element.closest(name))
  const looks = () =>
    [element, element.nextElementSibling, ...around].map((each) => {
      if (!each) return ''
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
      return `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`
    })
  const withFocus = looks()
  element.blur()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const without = looks()
  element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  return withFocus.join() !== without.join()
}

/** On how many sides its outline is cut off by something around it. */
function cutSides(element: Element): number {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element)
  if (outlineStyle === 'none') return 0
  const width = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const own = element.getBoundingClientRect()
  const cut = new Set<string>()
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, overflowClipMargin, position } = getComputedStyle(around)
    const reach = width - (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) : 0)
    const box = around.getBoundingClientRect()
    if (overflowX !== 'visible') {
      if (own.left - reach < box.left - 0.5) cut.add('left')
      if (own.right + reach > box.right + 0.5) cut.add('right')
    }
    if (overflowY !== 'visible') {
      if (own.top - reach < box.top - 0.5) cut.add('top')
      if (own.bottom + reach > box.bottom + 0.5) cut.add('bottom')
    }
    if (position === 'fixed') break
  }
  return cut.size
}

/**
 * Reading goes down, and to the right: a stop above the one before it has to be in another column. The parts of one small
 * thing, such as a field with its links or the buttons of a list, have an order of their own; the contents of a page come
 * before its text, on whichever side they stand.
 */
function isBackwards(previous: Element, element: Element): boolean {
  const isApart = (each: Element) => each.closest('[data-region=floats], [data-analytics], [data-toc], .skip')
  if (isApart(previous) || isApart(element) || !previous.isConnected) return false
  let both = element.parentElement!
  while (!both.contains(previous)) both = both.parentElement!
  if (both.getBoundingClientRect().height < 160 || both.localName === 'figure') return false
  const [from, to] = [previous.getBoundingClientRect(), element.getBoundingClientRect()]
  if (!from.width || !to.width) return false
  const isAbove = to.bottom <= from.top + 1
  const isBeside = to.top < from.bottom - 1 && to.bottom > from.top + 1
  return (isAbove && to.left < from.right - 1) || (isBeside && to.right <= from.left + 1)
}
