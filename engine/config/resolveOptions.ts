/** Each default of `site.config.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandOptions, SiteOptions } from './defineSite.ts'

const defaultClient = 'site/client.ts'

export type ResolvedOptions = {
  readonly content: string
  readonly app: string
  readonly client: string | undefined
  readonly out: string
  readonly brands: BrandOptions & { readonly folder: string }
  readonly images: { readonly hosts: readonly string[] }
  readonly hookTimeout: number
}

export function resolveOptions(root: string, options: SiteOptions, out: string | undefined): ResolvedOptions {
  const brands = typeof options.brands === 'object' ? options.brands : { folder: options.brands }
  return {
    content: trim(options.content ?? 'content'),
    app: trim(options.app ?? 'site/app.tsx'),
    // A site without a script of its own is a site.
    client: options.client ?? (existsSync(join(root, defaultClient)) ? defaultClient : undefined),
    out: trim(out ?? options.out ?? 'dist'),
    brands: { ...brands, folder: trim(brands.folder ?? 'brands') },
    images: { hosts: options.images?.hosts ?? [] },
    hookTimeout: options.hookTimeout ?? 120,
  }
}

/** `./dist/` means `dist`. */
const trim = (path: string): string => path.replace(/^(\.\/)+/, '').replace(/\/+$/, '') || '.'
