/**
 * Brings the shown body up to date after an edit: only nodes that differ are touched, so islands, open branches and
 * scroll positions elsewhere stay. Navigation swaps pages in another way; see client/swap.ts.
 *
 * Own code, because libraries match elements by their id or position: what is inserted then takes over the state of
 * the element behind it, and an island that only moved down ends.
 */
import { setAttribute } from '../client/attributes.ts'
import type { SiteIsland } from '../client/islands.ts'
import { insertOwn, isOwn } from '../client/ownNodes.ts'

export function morph(current: Element, next: Element): void {
  if (current.localName === 'site-island') return morphIsland(current, next)
  for (const name of comparedNames(current, next)) setAttribute(current, name, next.getAttribute(name))
  morphChildren(current, next)
}

/** Children that are equal at both ends stay; those between are paired where they correspond, else replaced. */
function morphChildren(current: Element, next: Element): void {
  const [old, wanted] = [[...current.childNodes].filter(isOwn), [...next.childNodes]]
  while (old.length && wanted.length && isEqual(old[0]!, wanted[0]!)) {
    old.shift()
    wanted.shift()
  }
  let end = old.at(-1)?.nextSibling ?? null
  while (old.length && wanted.length && isEqual(old.at(-1)!, wanted.at(-1)!)) {
    end = old.pop()!
    wanted.pop()
  }
  if (old.length === wanted.length && old.every((node, index) => corresponds(node, wanted[index]!))) {
    old.forEach((node, index) => morphNode(node, wanted[index]!))
    return
  }
  for (const node of old) node.remove()
  for (const node of wanted) insertOwn(current, node, end)
}

function morphNode(current: Node, next: Node): void {
  if (isElement(current)) morph(current, next as Element)
  else if (current.nodeValue !== next.nodeValue) current.nodeValue = next.nodeValue
}

/** An island with the same props is the same; the nodes within are React's, except for its children. */
function morphIsland(current: Element, next: Element): void {
  const [oldSlot, nextSlot] = [slotOf(current), slotOf(next)]
  if (!isSameIsland(current, next) || !oldSlot !== !nextSlot || isOutdated(current, next)) current.replaceWith(next)
  else if (oldSlot && nextSlot) morphChildren(oldSlot, nextSlot)
}

function isEqual(current: Node, next: Node): boolean {
  if (!isElement(current) || !isElement(next))
    return current.nodeType === next.nodeType && current.nodeValue === next.nodeValue
  if (current.nodeName !== next.nodeName) return false
  if (current.localName === 'site-island') {
    const [oldSlot, nextSlot] = [slotOf(current), slotOf(next)]
    const hasEqualSlot = oldSlot && nextSlot ? hasEqualChildren(oldSlot, nextSlot) : !oldSlot === !nextSlot
    return isSameIsland(current, next) && hasEqualSlot && !isOutdated(current, next)
  }
  return (
    comparedNames(current, next).every((name) => current.getAttribute(name) === next.getAttribute(name)) &&
    hasEqualChildren(current, next)
  )
}

const hasEqualChildren = (current: Element, next: Element): boolean =>
  current.childNodes.length === next.childNodes.length &&
  [...current.childNodes].every((child, index) => isEqual(child, next.childNodes[index]!))

/**
 * Attributes to compare. Outside of prose the site's scripts set some of their own (`data-scrolled`), which are not in
 * the HTML of the server; `open` is set by the reader.
 */
function comparedNames(current: Element, next: Element): readonly string[] {
  const names = next.closest('[data-content]')
    ? [...current.getAttributeNames(), ...next.getAttributeNames()]
    : next.getAttributeNames()
  return names.filter((name) => name !== 'open' && name !== 'data-theme')
}

const corresponds = (current: Node, next: Node): boolean => current.nodeName === next.nodeName
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
const slotOf = (island: Element): Element | null => island.querySelector('site-slot')
/** One that waits for its module is what the server rendered: by what it is now, it could not be hydrated. */
const isOutdated = (island: Element, next: Element): boolean =>
  (island as SiteIsland).served === undefined && !hasEqualChildren(island, next)
const isSameIsland = (current: Element, next: Element): boolean =>
  ['data-id', 'data-src', 'data-props', 'data-slot'].every(
    (name) => current.getAttribute(name) === next.getAttribute(name),
  )
