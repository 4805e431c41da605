/** `site.config.ts`, the brands and the flags -> Config. Everything is checked once, here, and all problems are told at once. */
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { brandMissing, brandUnknown, configInvalid, configMissing, localeUnknown } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Brand, Config, Diagnostic } from '../types.ts'
import { brandIds, loadBrands } from './brands.ts'
import { complete, type Completed } from './defaults.ts'
import type { SiteOptions } from './defineSite.ts'
import { importModule, type FreshImport } from './importModule.ts'
import { duplicates, existence, misfits, outputSafety } from './rules.ts'
import { siteSchema, staysInside } from './schema.ts'
import { quote, validate, type Origin } from './validate.ts'

/** What flags say over the file. */
export type Overrides = {
  /** Brand ids; the others are left out of the run. */
  readonly brands?: readonly string[] | undefined
  /** Locale ids; each brand keeps those of them it has, and the site's default stays the default. */
  readonly locales?: readonly string[] | undefined
  readonly out?: string | undefined
  /** Default true. */
  readonly production?: boolean | undefined
  /** Default: the clock's. */
  readonly now?: Date | undefined
}

export type LoadOptions = {
  /** Folder of the site. */
  readonly root: string
  /** Below the root. Default `site.config.ts`. */
  readonly file?: string | undefined
  readonly overrides?: Overrides | undefined
  /** In the dev server, after a change. */
  readonly fresh?: FreshImport | undefined
  /** How long a configuration may take, in ms. Default 30 s. */
  readonly limit?: number | undefined
}

export type LoadedConfig = { readonly config: Config; readonly options: SiteOptions; readonly overrides: Overrides }

export const loadConfig = async (options: LoadOptions): Promise<Config> => (await loadSite(options)).config

/**
 * The configuration and what it was made from.
 *
 * A module is imported once per process, so a changed file needs another process.
 * Throws `config-*`, `brand-missing`, `brand-unknown`, `locale-unknown`, `output-unsafe`.
 */
export async function loadSite({
  root: folder,
  file: named,
  overrides = {},
  limit = 30_000,
  fresh,
}: LoadOptions): Promise<LoadedConfig> {
  const root = realFolder(folder)
  const file = relative(root, resolve(root, named ?? 'site.config.ts'))
    .split(sep)
    .join('/')
  const { text, value } = await importModule(root, file, { limit, fresh })
  const origin: Origin = { file, text }

  const strangers = misfits(Object(value), origin)
  if (strangers.length) throw SiteError.from(strangers)
  const shape = validate(siteSchema, value, origin)
  if (shape.length) throw SiteError.from(shape)
  const options = value as SiteOptions

  const out = overrides.out === undefined ? undefined : belowRoot(root, overrides.out)
  const completed = complete(root, options, out)
  const ids = brandIds(root, completed.brands.folder)
  const problems: Diagnostic[] = [
    ...(out === undefined || staysInside(out)
      ? []
      : configInvalid('--out', 'a folder inside the project', quote(overrides.out), undefined).diagnostics),
    ...duplicates(options, origin),
    ...existence(root, options, completed, origin),
    ...outputSafety(
      completed,
      file,
      ids.map((id) => `${completed.brands.folder}/${id}`),
    ),
  ]
  if (!ids.length && !problems.length) problems.push(...brandMissing(completed.brands.folder).diagnostics)

  const sets = contentSets(root, completed)
  const { brands, problems: ofBrands } = await loadBrands(
    root,
    ids,
    { ...completed.brands, locales: options.locales, sets },
    { limit, fresh },
  )
  problems.push(...ofBrands)
  if (problems.length) throw SiteError.from(problems)

  const config: Config = {
    root,
    file,
    locales: options.locales,
    brands: narrow(brands, options, overrides),
    plugins: options.plugins,
    content: completed.content,
    brandsFolder: completed.brands.folder,
    app: completed.app,
    client: completed.client,
    out: completed.out,
    severities: options.severities ?? {},
    hookLimit: completed.hookLimit,
    production: overrides.production ?? true,
    now: overrides.now ?? new Date(),
  }
  return { config, options, overrides }
}

/** Node names modules by their real path; messages must name them the same way. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    throw configMissing(resolve(folder))
  }
}

/** A flag is relative to the project; an absolute folder is taken where it is inside. */
const belowRoot = (root: string, out: string): string => relative(root, resolve(root, out)).split(sep).join('/') || '.'

/** Undefined where there is no content folder: then any name will do. */
function contentSets(root: string, { content }: Completed): string[] | undefined {
  if (!statSync(join(root, content), { throwIfNoEntry: false })?.isDirectory()) return undefined
  const entries = readdirSync(join(root, content), { withFileTypes: true })
  return entries
    .filter((entry) => !entry.isFile())
    .map(({ name }) => name)
    .sort()
}

function narrow(brands: readonly Brand[], { locales: all }: SiteOptions, selection: Overrides): Brand[] {
  requireKnown({ brands, locales: all }, selection)
  const { brands: ids, locales } = selection
  const chosen = ids?.length ? brands.filter(({ id }) => ids.includes(id)) : [...brands]
  if (!locales?.length) return chosen
  return chosen
    .map((brand) => ({ ...brand, locales: brand.locales.filter((id) => locales.includes(id)) }))
    .filter((brand) => brand.locales.length)
}

type Selection = Pick<Overrides, 'brands' | 'locales'>

/** For a run that leaves the configuration whole and works on a part of it. Throws `brand-unknown`, `locale-unknown`. */
export function requireKnown(
  known: Pick<Config, 'brands' | 'locales'>,
  { brands = [], locales = [] }: Selection,
): void {
  const ids = { brands: known.brands.map(({ id }) => id), locales: known.locales.map(({ id }) => id) }
  const strangers = [
    ...brands.filter((id) => !ids.brands.includes(id)).map((id) => brandUnknown(id, ids.brands)),
    ...locales.filter((id) => !ids.locales.includes(id)).map((id) => localeUnknown(id, ids.locales)),
  ]
  if (strangers.length) throw SiteError.from(strangers.flatMap(({ diagnostics }) => diagnostics))
}
