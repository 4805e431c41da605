/** Attributes are written only where they change, so that mutation observers are called for real changes only. */

export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export function copyAttributes(current: Element, next: Element): void {
  for (const name of current.getAttributeNames()) if (!next.hasAttribute(name)) current.removeAttribute(name)
  for (const name of next.getAttributeNames()) setAttribute(current, name, next.getAttribute(name))
}
