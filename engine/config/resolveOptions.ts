/** Each default of `site.config.ts`. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fromRoot } from '../paths/fromRoot.ts'
import type { Brand } from '../types.ts'
import type { BrandOptions, SiteOptions } from './defineSite.ts'
import { resolveStore, type StoreOverrides } from './sharedStore.ts'

export const defaultApp = 'site/app.tsx'
export const defaultClient = 'site/client.ts'

/** Fields of the configuration, but for `brands`, whose files are not read yet. */
export type ResolvedOptions = ReturnType<typeof resolveOptions>

export function resolveOptions(
  root: string,
  options: SiteOptions,
  { out, store }: { readonly out?: string | undefined; readonly store?: StoreOverrides | undefined },
) {
  const { brands: named } = options
  const brands: BrandOptions =
    isList(named) || typeof named === 'string' ? { folder: isList(named) ? undefined : named } : (named ?? {})
  const app = trim(options.app ?? defaultApp)
  return {
    content: trim(options.content ?? 'content'),
    folder: trim(options.folder ?? posix.dirname(app)),
    components: [...new Set([...(options.components ?? []).map(trim), ...componentsOf(options, root)])],
    app,
    // A site without a script of its own is a site.
    client: options.client ?? (existsSync(join(root, defaultClient)) ? defaultClient : undefined),
    out: trim(out ?? options.out ?? 'dist'),
    brands: { ...brands, folder: trim(brands.folder ?? 'brands') },
    images: { hosts: options.images?.hosts ?? [] },
    inlineStyles: options.inlineStyles ?? false,
    frames: { hosts: options.frames?.hosts ?? [] },
    hookTimeout: options.hookTimeout ?? 120,
    store: resolveStore(options.store, store),
  }
}

/** Those that plugins bring. */
const componentsOf = ({ plugins }: SiteOptions, root: string): readonly string[] =>
  plugins.flatMap(({ components = [] }) => components.map((folder) => trim(fromRoot(root, folder))))

/** Whether the brands are written in the configuration itself. */
export const isList = (brands: SiteOptions['brands']): brands is readonly Brand[] => Array.isArray(brands)

/** `./dist/` means `dist`. */
const trim = (path: string): string => path.replace(/^(\.\/)+/, '').replace(/\/+$/, '') || '.'
