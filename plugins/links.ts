/** Check: every link, anchor and image ends somewhere. */
import { suggest } from '../engine/errors/suggest.ts'
import { encodePath } from '../engine/paths.ts'
import type { Diagnostic, PageLink, PageRecord, Plugin } from '../engine/types.ts'

/** Codes: `link-broken`, `anchor-broken`, `image-broken`. */
export function links(): Plugin {
  return {
    name: 'links',
    check(pages, { routes }, files) {
      const anchors = new Map(pages.map((page) => [page.path, new Set(page.anchors)]))
      // The not-found page is shown where nothing is; no server has it at a path of its own.
      const there = routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path)
      const paths = new Set(there)
      const known = (page: PageRecord) => (paths.has(page.path) ? paths : new Set([...there, page.path]))
      return oncePerPlace(
        pages.flatMap((page) =>
          page.links.flatMap((link) => problemOf(link, page, { anchors, paths: known(page), files }) ?? []),
        ),
      )
    },
  }
}

/** A text that stands in for its translation is looked at in each locale, and its problems are the same ones. */
function oncePerPlace(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return problems.filter(({ place }) => {
    const spot = JSON.stringify(place)
    if (place?.line && seen.has(spot)) return false
    seen.add(spot)
    return true
  })
}

type Known = {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
  readonly paths: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

function problemOf(link: PageLink, page: PageRecord, { anchors, paths, files }: Known): Diagnostic | undefined {
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
  // A page that could not be rendered is a problem of its own, not of those that link to it.
  const target = [path, `${path}/`].find((each) => paths.has(each))
  const known = target === undefined ? undefined : anchors.get(target)
  if (
    kind === 'image'
      ? !files.has(path.slice(1))
      : target === undefined && !files.has(path.slice(1)) && !files.has(`${path.slice(1)}index.html`)
  ) {
    const near = suggest(path, paths)
    return nowhere(near && kind === 'link' ? `Did you mean "${near}"?` : undefined)
  }
  if (!known || !id || id === 'top' || known.has(id)) return undefined
  const near = suggest(id, [...known])
  return {
    code: 'anchor-broken',
    severity: 'error',
    message: `${href} leads to a heading that is not there`,
    place,
    hint: near
      ? `Did you mean "#${near}"?`
      : `The page has ${
          known.size
            ? [...known]
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
