/** Puts the body of the next page in place. Regions both pages have in the same version stay where they stand. */
import { copyAttributes, setAttribute } from './attributes.ts'
import { buildOf, swapHead } from './head.ts'
import { trusted } from './trusted.ts'

/** What depends on the page inside a region: its own link, open branches, the switch of locale. */
const marked = 'a[href],[data-mark],[data-open]'

type Kept = ReadonlyMap<Element, Element>

/** The document, or undefined where only a full load shows it right: another build, a redirect in markup. */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html')
  return buildOf(page) === buildOf(document) && !page.querySelector('meta[http-equiv=refresh]') ? page : undefined
}

export function swap(next: Document): void {
  swapHead(next)
  closeLayers()
  const kept = new Map<Element, Element>()
  const regions = new Map(regionsOf(document).map((region) => [nameOf(region), region]))
  for (const fresh of regionsOf(next)) {
    const live = regions.get(nameOf(fresh))
    if (live && syncMarks(live, fresh)) kept.set(fresh, live)
  }
  graft(document.body, next.body, kept)
}

/** Regions inside an island are React's. */
const regionsOf = (page: Document): readonly Element[] =>
  [...page.querySelectorAll('[data-region][data-version]')].filter((region) => !region.closest('site-island'))
const nameOf = (region: Element): string =>
  `${region.getAttribute('data-region')} ${region.getAttribute('data-version')}`

/**
 * Makes `live` what `fresh` is without ever moving a kept region: moved elements lose their scroll position. Children
 * that lead to a kept region are the fixed points; between them everything is replaced.
 */
function graft(live: Element, fresh: Element, kept: Kept): void {
  copyAttributes(live, fresh)
  if (kept.has(fresh)) return
  const partners = new Map<Node, Element>()
  for (const [freshRegion, liveRegion] of kept) {
    const from = childTowards(fresh, freshRegion)
    const to = childTowards(live, liveRegion)
    if (from && to && from.tagName === to.tagName) partners.set(from, to)
  }
  let next = live.firstChild
  const removeUntil = (end: Node | null) => {
    while (next && next !== end) {
      const after: ChildNode | null = next.nextSibling
      next.remove()
      next = after
    }
  }
  for (const child of [...fresh.childNodes]) {
    const partner = partners.get(child)
    // In another order than before, a partner may be gone already.
    if (partner?.parentNode === live) {
      removeUntil(partner)
      graft(partner, child as Element, kept)
      next = partner.nextSibling
    } else live.insertBefore(child, next)
  }
  removeUntil(null)
}

function childTowards(ancestor: Element, descendant: Element): Element | undefined {
  return [...ancestor.children].find((child) => child.contains(descendant))
}

/** False where scripts changed the region so much that it cannot be compared. */
function syncMarks(live: Element, fresh: Element): boolean {
  const [to, from] = [marksOf(live), marksOf(fresh)]
  if (to.length !== from.length) return false
  to.forEach((element, index) => {
    const source = from[index]!
    for (const name of ['href', 'aria-current', 'data-active']) setAttribute(element, name, source.getAttribute(name))
    // Never closed: the reader may have opened it.
    if (source.hasAttribute('open')) setAttribute(element, 'open', '')
  })
  return true
}

const marksOf = (region: Element): readonly Element[] =>
  [...region.querySelectorAll(marked)].filter((element) => !element.closest('site-island'))

/** Menus and modal dialogs in kept regions close, as they would with the page. */
function closeLayers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:not([popover=manual]):popover-open'))
    menu.hidePopover()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}
