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
 * All of it below the base path of the brand, if it has one: `/docs/x/`.
 */
import { withoutBase } from '../paths/base.ts'
import { encodePath } from '../paths/paths.ts'
import type { ManifestBrand } from './manifest.ts'

type LookupResult =
  | { readonly kind: 'file'; readonly file: string }
  /** `location` begins with exactly one slash and names a page that exists. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing'; readonly file404?: string }

/** `path` as `guardRequest` returns it: decoded, one slash in front. `query` with its question mark, or empty. */
export type Lookup = (path: string, query?: string) => LookupResult

export function createLookup({ files, base = '' }: Pick<ManifestBrand, 'files' | 'base'>): Lookup {
  const names = new Set(Object.keys(files))
  const hasPage = (folder: string) => names.has(`${folder}index.html`)

  return (asked, query = '') => {
    const path = withoutBase(asked, base)
    if (path === undefined) return outside(asked, query)
    const name = path.slice(1)
    if (name === '' || name.endsWith('/'))
      return movedTo(name, query) ?? (hasPage(name) ? { kind: 'file', file: `${name}index.html` } : missing(name))
    const redirect = (folder: string): LookupResult =>
      movedTo(folder, query) ?? { kind: 'redirect', location: `${base}/${encodePath(folder)}${query}` }

    const folder = /^(|.*\/)index\.html$/s.exec(name)?.[1]
    if (folder !== undefined && hasPage(folder)) return redirect(folder)
    if (names.has(name)) return { kind: 'file', file: name }
    if (hasPage(`${name}/`)) return redirect(`${name}/`)
    const bare = name.replace(/\.html$/, '/')
    return bare !== name && hasPage(bare) ? redirect(bare) : missing(name)
  }

  /** Where a moved page is now, in one redirect. A hash comes after the query. */
  function movedTo(folder: string, query: string): LookupResult | undefined {
    const [path, hash] = (files[`${folder}index.html`]?.redirect ?? '').split('#')
    // Two slashes would name another host.
    if (!path || !/^\/(?!\/)/.test(path)) return undefined
    return {
      kind: 'redirect',
      location: `${base}${encodePath(path)}${query}${hash ? `#${encodeURIComponent(hash)}` : ''}`,
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
