/** Changes the head of the shown document into that of the next page. */

/** Elements that describe a page. Scripts and stylesheets are handled apart. */
const metadata = 'meta[name],meta[property],link:not([rel=stylesheet]),script[type="application/ld+json"]'
const stylesheet = 'link[rel=stylesheet]'
/** In ms. A page without some of its styles is better than none. */
const stylesTimeout = 1000

/** Hrefs of the stylesheets the server linked; others were put there by scripts and stay. */
let linked: ReadonlySet<string | null>
/** What describes the page that is shown. */
let described: readonly Element[]
/** Attributes of `<html>` the server wrote; others, the colour mode for one, belong to scripts. */
let serverAttributes: ReadonlySet<string>

export function startHead(): void {
  linked = hrefsOf(document)
  described = [...document.head.querySelectorAll(metadata)]
  serverAttributes = rootAttributes(document)
}

export const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="site:build"]')?.content

/** Loads the stylesheets of `next` that are not there yet, in its order. */
export async function addStyles(next: Document): Promise<void> {
  const loading: Promise<unknown>[] = []
  const present = new Map(
    [...document.querySelectorAll<HTMLLinkElement>(stylesheet)].map((link) => [link.getAttribute('href'), link]),
  )
  let before: Element | null = null
  for (const source of [...next.querySelectorAll<HTMLLinkElement>(stylesheet)].reverse()) {
    let link = present.get(source.getAttribute('href'))
    if (!link) {
      link = document.importNode(source)
      const created = link
      loading.push(new Promise((resolve) => (created.onload = created.onerror = resolve)))
      document.head.insertBefore(created, before)
    }
    if (link.parentNode === document.head) before = link
  }
  if (loading.length)
    await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, stylesTimeout))])
}

export function swapHead(next: Document): void {
  const hrefs = hrefsOf(next)
  for (const link of document.querySelectorAll(stylesheet)) {
    const href = link.getAttribute('href')
    if (linked.has(href) && !hrefs.has(href)) link.remove()
  }
  linked = hrefs

  const wanted = new Map([...next.head.querySelectorAll(metadata)].map((element) => [element.outerHTML, element]))
  const kept = described.filter((element) => wanted.delete(element.outerHTML))
  for (const element of described) if (!kept.includes(element)) element.remove()
  document.head.append(...wanted.values())
  described = [...kept, ...wanted.values()]
  document.title = next.title
  swapRoot(next)
}

function swapRoot(next: Document): void {
  const root = document.documentElement
  const names = rootAttributes(next)
  for (const name of serverAttributes) if (!names.has(name)) root.removeAttribute(name)
  for (const name of names) root.setAttribute(name, next.documentElement.getAttribute(name)!)
  serverAttributes = names
}

function hrefsOf(page: Document): Set<string | null> {
  return new Set([...page.querySelectorAll(stylesheet)].map((link) => link.getAttribute('href')))
}

/** The colour mode is set before this module runs. */
function rootAttributes(page: Document): Set<string> {
  return new Set(page.documentElement.getAttributeNames().filter((name) => name !== 'data-theme'))
}
