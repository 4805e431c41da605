/** Attributes are written only where they change: observers then hear of nothing else. */

export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export function copyAttributes(live: Element, fresh: Element): void {
  for (const name of live.getAttributeNames()) if (!fresh.hasAttribute(name)) live.removeAttribute(name)
  for (const name of fresh.getAttributeNames()) setAttribute(live, name, fresh.getAttribute(name))
}
