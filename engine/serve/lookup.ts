/**
 * Path -> file of one brand. A table cannot be traversed: a path that is not in it does not exist.
 *
 * | asked for                  | answer                                           |
 * |----------------------------|--------------------------------------------------|
 * | `/x/`                      | `x/index.html`                                   |
 * | `/x/`, `/x` of a moved page| redirect to where it is now                      |
 * | `/x/index.html`            | redirect to `/x/`, where that page exists        |
 * | `/a.js`, `/x.html`         | the file with exactly that name, if there is one |
 * | `/x`, `/x.html`            | redirect to `/x/`, where that page exists        |
 * | anything else              | `404.html` of the locale, or of the brand        |
 *
 * Where addresses end without a slash, before that:
 *
 * | asked for                  | answer                                           |
 * |----------------------------|--------------------------------------------------|
 * | `/x`                       | `x.html`                                         |
 * | `/x/`, `/x.html`, `/x/index.html` | redirect to `/x`, where that page exists  |
 *
 * All of it below the base path of the brand, if it has one: `/docs/x/`.
 */
import { withoutBase } from '../paths/base.ts'
import { encodePath, toLocation } from '../paths/paths.ts'
import { writtenHref } from '../paths/written.ts'
import type { ManifestBrand, ManifestFile } from './manifest.ts'

type LookupResult =
  | { readonly kind: 'file'; readonly file: string }
  /** `location` begins with exactly one slash and names a page that exists. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing'; readonly file404?: string }

/** `path` as `guardRequest` returns it: decoded, one slash in front. `query` with its question mark, or empty. */
export type Lookup = (path: string, query?: string) => LookupResult

type Served = Pick<ManifestBrand, 'base' | 'trailingSlash'> & {
  readonly files: Readonly<Record<string, Partial<ManifestFile>>>
}

export function createLookup({ files, base = '', trailingSlash }: Served): Lookup {
  const names = new Set(Object.keys(files))
  const hasPage = (folder: string) => names.has(`${folder}index.html`)

  return (asked, query = '') => {
    const path = withoutBase(asked, base)
    if (path === undefined) return outside(asked, query)
    const name = path.slice(1)
    const bare = trailingSlash === 'never' ? bareName(name) : undefined
    if (bare !== undefined) {
      if (name === bare) return movedTo(`${bare}.html`, query) ?? { kind: 'file', file: `${bare}.html` }
      return movedTo(`${bare}.html`, query) ?? { kind: 'redirect', location: `${base}/${encodePath(bare)}${query}` }
    }
    if (name === '' || name.endsWith('/'))
      return (
        movedTo(`${name}index.html`, query) ??
        (hasPage(name) ? { kind: 'file', file: `${name}index.html` } : missing(name))
      )
    const redirect = (folder: string): LookupResult =>
      movedTo(`${folder}index.html`, query) ?? { kind: 'redirect', location: `${base}/${encodePath(folder)}${query}` }

    const folder = /^(|.*\/)index\.html$/s.exec(name)?.[1]
    if (folder !== undefined && hasPage(folder)) return redirect(folder)
    if (names.has(name)) return movedTo(name, query) ?? { kind: 'file', file: name }
    if (hasPage(`${name}/`)) return redirect(`${name}/`)
    const page = name.replace(/\.html$/, '/')
    return page !== name && hasPage(page) ? redirect(page) : missing(name)
  }

  /** Of a page in a file beside its folder, however it is asked for. Other files have exactly their names. */
  function bareName(name: string): string | undefined {
    const bare = name.replace(/\/index\.html$|\.html$|\/$/, '')
    const file = `${bare}.html`
    const isPage = names.has(file) && !/(?:^|\/)(?:404|index)\.html$/.test(file)
    return isPage && (name === file || !names.has(name)) ? bare : undefined
  }

  /** Where a moved page is now, in one redirect. A hash comes after the query. */
  function movedTo(file: string, query: string): LookupResult | undefined {
    const [path, hash] = (files[file]?.redirect ?? '').split('#')
    // Two slashes would name another host.
    if (!path || !/^\/(?!\/)/.test(path)) return undefined
    return {
      kind: 'redirect',
      location: base + toLocation(writtenHref(path, { trailingSlash })) + query + (hash ? `#${toLocation(hash)}` : ''),
    }
  }

  /** On this machine nothing else lies there: the root leads to the site. */
  function outside(path: string, query: string): LookupResult {
    return path === '/' || path === base ? { kind: 'redirect', location: `${base}/${query}` } : missing('')
  }

  function missing(name: string): LookupResult {
    const localized = `${name.split('/', 1)[0]}/404.html`
    const file404 = [localized, '404.html'].find((file) => names.has(file))
    return file404 === undefined ? { kind: 'missing' } : { kind: 'missing', file404 }
  }
}
