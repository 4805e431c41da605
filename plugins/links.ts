/** Check: every link, anchor and image ends somewhere. */
import { suggest } from '../engine/errors/suggest.ts'
import { encodePath } from '../engine/paths.ts'
import type { Diagnostic, Known, PageLink, PageRecord, Plugin } from '../engine/types.ts'

/** Codes: `link-broken`, `anchor-broken`, `image-broken`. */
export function links(): Plugin {
  return {
    name: 'links',
    checkPage: (page, _site, known) => page.links.flatMap((link) => problemOf(link, page, known) ?? []),
  }
}

function problemOf(link: PageLink, page: PageRecord, known: Known): Diagnostic | undefined {
  const { href, kind } = link
  const place = link.place ?? { file: page.source ?? page.path }
  const nowhere = (hint: string | undefined): Diagnostic => ({
    code: kind === 'image' ? 'image-broken' : 'link-broken',
    severity: 'error',
    message: `${href.replace(/^(?:doc|asset):/, '')} leads nowhere`,
    place,
    hint,
  })
  if (/^(?:doc|asset):/.test(href)) return nowhere('Is the file a page of this site? A draft is not.')
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return undefined

  const { path, id } = targetOf(href, page)
  // The not-found page leads to its own parts.
  const target = [path, `${path}/`].find((each) => known.paths.has(each) || each === page.path)
  const name = path.slice(1)
  if (
    kind === 'image' ? !known.hasFile(name) : !target && !known.hasFile(name) && !known.hasFile(`${name}index.html`)
  ) {
    const near = kind === 'link' && suggest(path, known.paths)
    return nowhere(near ? `Did you mean "${near}"?` : undefined)
  }
  // A page that could not be rendered is a problem of its own, not of those that link to it.
  const anchors = target === undefined ? undefined : known.anchorsOf(target)
  if (!anchors || !id || id === 'top' || anchors.has(id)) return undefined
  const near = suggest(id, [...anchors])
  return {
    code: 'anchor-broken',
    severity: 'error',
    message: `${href} leads to a heading that is not there`,
    place,
    hint: near
      ? `Did you mean "#${near}"?`
      : `The page has ${
          anchors.size
            ? [...anchors]
                .slice(0, 12)
                .map((name) => `#${name}`)
                .join(', ')
            : 'no anchors'
        }.`,
  }
}

/** As a browser on the page understands an href: relative or not, encoded or not. */
function targetOf(href: string, page: PageRecord): { readonly path: string; readonly id: string } {
  const { pathname, hash } = new URL(href, `http://site${encodePath(page.path)}`)
  // What follows is for the browser to look for in the text.
  const [id = ''] = hash.slice(1).split(':~:')
  return { path: decoded(pathname).replace(/\/index\.html$/, '/'), id: decoded(id) }
}

/** What is not valid stays as it is; no page has such a path. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
