/** Nodes of hast, made by hand. */
import type { Element, ElementContent, Properties } from 'hast'

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

export const text = (value: string): ElementContent => ({ type: 'text', value })
