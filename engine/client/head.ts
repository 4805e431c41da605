/** Brings the head of the shown document in line with the one of the page that comes. */

/** What describes a page. Scripts and stylesheets have their own ways. */
const described = 'meta[name],meta[property],link:not([rel=stylesheet]),script[type="application/ld+json"]'
const sheet = 'link[rel=stylesheet]'
/** A page without its styles is better than none. */
const stylesCap = 1000

/** Hrefs of the stylesheets the server linked; others were put there by scripts and stay. */
let linked: ReadonlySet<string | null>
/** Attributes of `<html>` the server wrote; others, the colour mode for one, belong to scripts. */
let rooted: ReadonlySet<string>

export function startHead(): void {
  linked = hrefsOf(document)
  rooted = rootNames(document)
}

export const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="site:build"]')?.content

/** Loads the stylesheets of `next` that are not there yet, in its order. */
export async function addStyles(next: Document): Promise<void> {
  const loading: Promise<unknown>[] = []
  const present = new Map(
    [...document.querySelectorAll<HTMLLinkElement>(sheet)].map((link) => [link.getAttribute('href'), link]),
  )
  let before: Element | null = null
  for (const wanted of [...next.querySelectorAll<HTMLLinkElement>(sheet)].reverse()) {
    let link = present.get(wanted.getAttribute('href'))
    if (!link) {
      link = document.importNode(wanted)
      const created = link
      loading.push(new Promise((resolve) => (created.onload = created.onerror = resolve)))
      document.head.insertBefore(created, before)
    }
    if (link.parentNode === document.head) before = link
  }
  if (loading.length)
    await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, stylesCap))])
}

export function swapHead(next: Document): void {
  const hrefs = hrefsOf(next)
  for (const link of document.querySelectorAll(sheet)) {
    const href = link.getAttribute('href')
    if (linked.has(href) && !hrefs.has(href)) link.remove()
  }
  linked = hrefs

  const coming = new Map([...next.head.querySelectorAll(described)].map((element) => [element.outerHTML, element]))
  for (const element of document.head.querySelectorAll(described)) {
    if (!coming.delete(element.outerHTML)) element.remove()
  }
  document.head.append(...coming.values())
  document.title = next.title
  swapRoot(next)
}

function swapRoot(next: Document): void {
  const root = document.documentElement
  const names = rootNames(next)
  for (const name of rooted) if (!names.has(name)) root.removeAttribute(name)
  for (const name of names) root.setAttribute(name, next.documentElement.getAttribute(name)!)
  rooted = names
}

function hrefsOf(page: Document): Set<string | null> {
  return new Set([...page.querySelectorAll(sheet)].map((link) => link.getAttribute('href')))
}

/** The colour mode is set before this module runs. */
function rootNames(page: Document): Set<string> {
  return new Set(page.documentElement.getAttributeNames().filter((name) => name !== 'data-theme'))
}
