/** The real site as visitors get it: built once for all tests that look at it, and served by `site preview`. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { hashAll } from '../../../engine/store/hash.ts'
import { loadManifest, type Manifest } from '../../../engine/serve/index.ts'
import { site, withoutNetwork } from '../../support/cli.ts'
import { startServer, type Server } from './server.ts'

const repository = resolve(import.meta.dirname, '../../..')
/** From the project's folder. */
const folder = '.bench/e2e-dist'
const out = join(repository, folder)
/** Beside the output, because a build owns all that is in it. */
const stampFile = `${out}.stamp`

export const brands = ['clougence', 'bladepipe', 'clouddm'] as const
export type BrandId = (typeof brands)[number]
export const locales = ['zh', 'en'] as const
export type LocaleId = (typeof locales)[number]

export type BuiltSite = {
  readonly server: Server
  /** Absolute; below it a folder for each brand. */
  readonly out: string
  /** `path` begins with a slash and is not encoded. */
  url(brand: BrandId, path: string): string
  /** Paths of all pages, decoded; redirects are none. */
  pages(brand: BrandId): readonly string[]
  /** A page as it was written. */
  html(brand: BrandId, path: string): string
  end(): Promise<void>
}

/** Served on a port of its own, without the console beside it: whoever tests that starts one. */
export async function openBuiltSite(): Promise<BuiltSite> {
  await ensureBuilt()
  const manifest = await loadManifest(out)
  const server = await startServer('preview', brands, ['--root', repository, '--out', folder, '--no-sandbox'])
  return {
    server,
    out,
    url: (brand, path) => server.urls[brand] + encodeURI(path.slice(1)),
    pages: (brand) => pagesIn(manifest, brand),
    html: (brand, path) => readFileSync(join(out, brand, path, 'index.html'), 'utf8'),
    async end() {
      await server.stop()
    },
  }
}

/** A path in the default locale, in any: `/pricing/` -> `/en/pricing/`. */
export const localized = (locale: LocaleId, path: string): string => (locale === 'zh' ? path : `/en${path}`)

/**
 * One build for all test files of a run: it is made again when something it is made from was touched. Gives the folder.
 * Not for two processes at once: the runner makes it before the first of these files runs.
 */
export async function ensureBuilt(): Promise<string> {
  const stamp = stampNow()
  if (
    existsSync(join(out, '.site-manifest.json')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
    return out
  const { code, stderr } = await site(['build', '--root', repository, '--out', folder], { env: withoutNetwork })
  if (code !== 0 || stderr.includes('asked for the network'))
    throw new Error(`The site does not build (exit code ${code})\n${stderr}`)
  writeFileSync(stampFile, stamp)
  return out
}

function stampNow(): string {
  const files = fastGlob.sync(['{brands,cli,content,engine,plugins,preset,site,theme}/**/*', '*.{ts,json}'], {
    cwd: repository,
    onlyFiles: true,
    dot: true,
  })
  return hashAll(files.sort().map((file) => `${file} ${statSync(join(repository, file)).mtimeMs}`))
}

function pagesIn({ brands: all }: Manifest, brand: BrandId): readonly string[] {
  return Object.entries(all[brand]!.files)
    .filter(([name, file]) => /(?:^|\/)index\.html$/.test(name) && !('redirect' in file))
    .map(([name]) => `/${name.slice(0, -'index.html'.length)}`)
}
