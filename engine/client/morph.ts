/**
 * Brings the shown body up to date after an edit, in dev: only nodes that differ are touched, so islands, open
 * branches and scroll positions elsewhere stay. Navigation does not use it; see swap.ts.
 */
import { setAttribute } from './attributes.ts'

export function morph(live: Element, fresh: Element): void {
  if (live.localName === 'site-island') return morphIsland(live, fresh)
  for (const name of freshNames(live, fresh)) setAttribute(live, name, fresh.getAttribute(name))
  morphChildren(live, fresh)
}

/** Children that are alike at both ends stay; those between are paired where they correspond, else replaced. */
function morphChildren(live: Element, fresh: Element): void {
  const [old, next] = [[...live.childNodes], [...fresh.childNodes]]
  while (old.length && next.length && alike(old[0]!, next[0]!)) {
    old.shift()
    next.shift()
  }
  let end: ChildNode | null = null
  while (old.length && next.length && alike(old.at(-1)!, next.at(-1)!)) {
    end = old.pop()!
    next.pop()
  }
  if (old.length === next.length && old.every((node, index) => corresponds(node, next[index]!))) {
    old.forEach((node, index) => morphNode(node, next[index]!))
    return
  }
  for (const node of old) node.remove()
  for (const node of next) live.insertBefore(node, end)
}

function morphNode(live: Node, fresh: Node): void {
  if (isElement(live)) morph(live, fresh as Element)
  else if (live.nodeValue !== fresh.nodeValue) live.nodeValue = fresh.nodeValue
}

/** An island with the same props is the same; the nodes within are React's, but for its children. */
function morphIsland(live: Element, fresh: Element): void {
  const [oldSlot, nextSlot] = [slotOf(live), slotOf(fresh)]
  if (!sameIsland(live, fresh) || !oldSlot !== !nextSlot) live.replaceWith(fresh)
  else if (oldSlot && nextSlot) morphChildren(oldSlot, nextSlot)
}

function alike(live: Node, fresh: Node): boolean {
  if (!isElement(live) || !isElement(fresh))
    return live.nodeType === fresh.nodeType && live.nodeValue === fresh.nodeValue
  if (live.nodeName !== fresh.nodeName) return false
  if (live.localName === 'site-island') {
    const [oldSlot, nextSlot] = [slotOf(live), slotOf(fresh)]
    return sameIsland(live, fresh) && (oldSlot && nextSlot ? alikeChildren(oldSlot, nextSlot) : !oldSlot === !nextSlot)
  }
  return (
    freshNames(live, fresh).every((name) => live.getAttribute(name) === fresh.getAttribute(name)) &&
    alikeChildren(live, fresh)
  )
}

const alikeChildren = (live: Element, fresh: Element): boolean =>
  live.childNodes.length === fresh.childNodes.length &&
  [...live.childNodes].every((child, index) => alike(child, fresh.childNodes[index]!))

/**
 * Attributes to compare. Outside of prose the site's scripts set some of their own (`data-scrolled`), which the
 * server knows nothing of; `open` is the reader's.
 */
function freshNames(live: Element, fresh: Element): readonly string[] {
  const names = fresh.closest('[data-content]')
    ? [...live.getAttributeNames(), ...fresh.getAttributeNames()]
    : fresh.getAttributeNames()
  return names.filter((name) => name !== 'open' && name !== 'data-theme')
}

const corresponds = (live: Node, fresh: Node): boolean => live.nodeName === fresh.nodeName
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
const slotOf = (island: Element): Element | null => island.querySelector('site-slot')
const sameIsland = (live: Element, fresh: Element): boolean =>
  ['data-id', 'data-src', 'data-props', 'data-slot'].every(
    (name) => live.getAttribute(name) === fresh.getAttribute(name),
  )
