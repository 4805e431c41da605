/** Check: every link, anchor and image ends somewhere. */
import { posix } from 'node:path'
import { suggest } from '../engine/errors/suggest.ts'
import { encodePath } from '../engine/paths.ts'
import type { Diagnostic, Known, PageLink, PageRecord, Plugin, Site } from '../engine/types.ts'

/** Codes: `link-broken`, `anchor-broken`, `image-broken`. */
export function links(): Plugin {
  return {
    name: 'links',
    checkPage: (page, site, known) => page.links.flatMap((link) => problemOf(link, page, site, known) ?? []),
  }
}

function problemOf(link: PageLink, page: PageRecord, site: Site, known: Known): Diagnostic | undefined {
  const { href, kind } = link
  const place = link.place ?? { file: page.source ?? page.path }
  const nowhere = (hint: string | undefined): Diagnostic => ({
    code: kind === 'image' ? 'image-broken' : 'link-broken',
    severity: 'error',
    message: `${href.replace(/^(?:doc|asset):/, '')} leads nowhere`,
    place,
    hint,
  })
  const [, scheme, file] = /^(doc|asset):(.*)$/s.exec(href) ?? []
  if (scheme === 'doc') return nowhere(pageMeant(file!.replace(/[?#].*/s, ''), page, site))
  if (scheme === 'asset') return nowhere('There is no such file; upper and lower case count.')
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

/** A page that was mistyped has nearly that name, one that was moved has it somewhere else. */
function pageMeant(file: string, { source = '' }: PageRecord, { documents }: Site): string {
  const files = documents.map((document) => document.file)
  const seen = (each: string) => posix.relative(posix.dirname(source), each)
  const moved = files.filter((each) => posix.basename(each) === posix.basename(file)).map(seen)
  const near = suggest(file, files)
  const meant = near ? seen(near) : moved.sort((a, b) => a.length - b.length)[0]
  return meant ? `Did you mean "${meant}"?` : 'Is the file a page of this site? A draft is not.'
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
