/** Ids of one page: unique, stable, and safe from DOM clobbering. */
import { slug } from 'github-slugger'

export type Ids = {
  /** An id made from a heading's text. */
  fromText(text: string): string
  /** The given id, with a number behind it where it is in use. */
  claim(id: string): string
  /** An id that this library made, unchanged. */
  reserve(id: string): string
  readonly all: readonly string[]
}

export function createIds(): Ids {
  const used = new Set<string>()
  const lastNumbers = new Map<string, number>()
  const claim = (wanted: string): string => {
    const id = safeId(wanted)
    let candidate = id
    let count = lastNumbers.get(id) ?? 0
    while (used.has(candidate)) candidate = `${id}-${++count}`
    lastNumbers.set(id, count)
    used.add(candidate)
    return candidate
  }
  return {
    fromText: (text) => claim(slug(text.trim()) || 'section'),
    claim,
    reserve(id) {
      used.add(id)
      return id
    },
    get all() {
      return [...used]
    },
  }
}

/** What an id is called on a page: links to it are written with its own name. */
export const safeId = (id: string): string => (clobbers(id) ? `section-${id}` : id)

/**
 * An element with an id becomes a property of `window`; of `document` only one with a name, and names are taken out of prose.
 * Browsers keep what they define themselves, so headings such as "Location" or "Body" have ids of their own name, which links from
 * elsewhere know; these names are not worth the risk.
 * Ids of footnotes are reserved as well, and that of the main part of a page, where its first link leads.
 */
function clobbers(id: string): boolean {
  return clobberable.has(id) || /^(?:(?:p\d+-)?fn(?:ref)?-.*|footnote-label)$/.test(id)
}

/** With those that only some browsers have, and those that services which count visits look for. */
const clobberable = new Set(
  `__proto__ constructor prototype hasOwnProperty isPrototypeOf propertyIsEnumerable toString toLocaleString valueOf
  activeElement adoptedStyleSheets addEventListener alert applets childNodes cookie cookieStore createElement
  currentScript customElements defaultView dispatchEvent documentElement documentURI eval fetch firstChild
  getElementById getElementsByClassName getElementsByTagName globalThis indexedDB innerHTML lastChild localStorage
  main nodeName nodeType ownerDocument parentNode postMessage querySelector querySelectorAll readyState referrer
  removeEventListener requestAnimationFrame requestIdleCallback scrollingElement sessionStorage setTimeout startViewTransition
  structuredClone styleSheets textContent trustedTypes undefined visibilityState writeln
  _hmt dataLayer`.split(/\s+/),
)
