/** Puts the body of the next page in place. Regions that both pages have in the same version stay in the document. */
import { copyAttributes, setAttribute } from './attributes.ts'
import { buildOf, swapHead } from './head.ts'
import { insertOwn, isOwn } from './ownNodes.ts'
import { trusted } from './trusted.ts'

/** What depends on the page inside a region: its own link, open branches, the switch of locale. */
const entries = 'a[href],[data-entry],[data-open]'

type Kept = ReadonlyMap<Element, Element>

/** The document, or undefined where the page needs a full load: another build, a redirect in markup. */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html')
  return buildOf(page) === buildOf(document) && !page.querySelector('meta[http-equiv=refresh]') ? page : undefined
}

export function swap(next: Document): void {
  swapHead(next)
  closeTopLayer()
  const kept = new Map<Element, Element>()
  const regions = new Map(regionsOf(document).map((region) => [nameOf(region), region]))
  for (const region of regionsOf(next)) {
    const current = regions.get(nameOf(region))
    if (current && syncActive(current, region)) kept.set(region, current)
  }
  swapElement(document.body, next.body, kept)
}

/** Regions inside an island are React's. */
const regionsOf = (page: Document): readonly Element[] =>
  [...page.querySelectorAll('[data-region][data-version]')].filter((region) => !region.closest('site-island'))
const nameOf = (region: Element): string =>
  `${region.getAttribute('data-region')} ${region.getAttribute('data-version')}`

/**
 * Makes `current` equal to `next` without ever moving a kept region, because moved elements lose their scroll position.
 * Children that contain a kept region stay; everything between them is replaced.
 */
function swapElement(current: Element, next: Element, kept: Kept): void {
  copyAttributes(current, next)
  if (kept.has(next)) return
  const partners = new Map<Node, Element>()
  for (const [nextRegion, currentRegion] of kept) {
    const from = childTowards(next, nextRegion)
    const to = childTowards(current, currentRegion)
    if (from && to && from.tagName === to.tagName) partners.set(from, to)
  }
  let position = current.firstChild
  const removeUntil = (end: Node | null) => {
    while (position && position !== end) {
      const after: ChildNode | null = position.nextSibling
      if (isOwn(position)) position.remove()
      position = after
    }
  }
  for (const child of [...next.childNodes]) {
    const partner = partners.get(child)
    // If the order has changed, a partner may have been removed already.
    if (partner?.parentNode === current) {
      removeUntil(partner)
      swapElement(partner, child as Element, kept)
      position = partner.nextSibling
    } else insertOwn(current, child, position)
  }
  removeUntil(null)
}

function childTowards(ancestor: Element, descendant: Element): Element | undefined {
  return [...ancestor.children].find((child) => child.contains(descendant))
}

/** False where scripts changed the region so much that it cannot be compared. */
function syncActive(current: Element, next: Element): boolean {
  const [to, from] = [entriesOf(current), entriesOf(next)]
  if (to.length !== from.length) return false
  to.forEach((element, index) => {
    const source = from[index]!
    for (const name of ['href', 'aria-current', 'data-active']) setAttribute(element, name, source.getAttribute(name))
    // Never closed: the reader may have opened it.
    if (source.hasAttribute('open')) setAttribute(element, 'open', '')
  })
  return true
}

const entriesOf = (region: Element): readonly Element[] =>
  [...region.querySelectorAll(entries)].filter((element) => !element.closest('site-island'))

/** Menus and modal dialogs in kept regions close, as they would with the page. */
function closeTopLayer(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:not([popover=manual]):popover-open'))
    menu.hidePopover()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}
