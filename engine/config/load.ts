/** `site.config.ts`, the brands and the flags -> Config. Everything is checked once, here, and all problems are reported together. */
import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brandMissing, brandUnknown, configInvalid, configMissing, localeUnknown } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Brand, Config, Diagnostic, Locale } from '../types.ts'
import { directionOf } from '../html/direction.ts'
import { linkPlugins } from '../paths/linkPlugins.ts'
import { realPath } from '../paths/realPath.ts'
import { brandIds, completeBrand, loadBrands, mismatches } from './brands.ts'
import { withPluginNames } from './pluginFields.ts'
import { withPluginOptions } from './pluginOptions.ts'
import { isList, resolveOptions, type ResolvedOptions } from './resolveOptions.ts'
import type { Preset, SiteOptions } from './defineSite.ts'
import { withBrokenModules } from './brokenModules.ts'
import { importModule, type ImportOptions, type LoadedModule, type Reimport } from './importModule.ts'
import { duplicates, foreignModules, mdxTwice, missingFiles, incompatiblePlugins, outputSafety } from './constraints.ts'
import { wrongOverride, wrongStore, type StoreOverrides } from './sharedStore.ts'
import { wrongFallbacks } from './wrongFallbacks.ts'
import { siteSchema, staysInside } from './schema.ts'
import { diagnose, quote, validate, type FieldProblem } from './validate.ts'
import { slashed } from '../paths/slashed.ts'

/** What flags say over the file. */
export type Overrides = {
  /** Brand ids; the others are left out of the run. */
  readonly brands?: readonly string[] | undefined
  /** Locale ids; each brand keeps those of them it has, and the site's default stays the default. */
  readonly locales?: readonly string[] | undefined
  readonly out?: string | undefined
  readonly store?: StoreOverrides | undefined
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
  readonly reimport?: Reimport | undefined
  /** How long a configuration may take, in ms. Default 30 s. */
  readonly limit?: number | undefined
  /** Asked what else is to be told where nothing but brands is wrong. The configuration has none of them. */
  readonly alsoTell?: ((config: Config) => Promise<readonly Diagnostic[]>) | undefined
}

export type LoadedConfig = { readonly config: Config; readonly options: SiteOptions; readonly overrides: Overrides }

export const loadConfig = async (options: LoadOptions): Promise<Config> => (await loadConfigWithOptions(options)).config

/**
 * The configuration and what it was made from.
 *
 * A module is imported once per process, so a changed file needs `reimport` or another process.
 * Throws `config-*`, `brand-missing`, `brand-unknown`, `locale-unknown`, `output-unsafe`.
 */
export async function loadConfigWithOptions({
  root: folder,
  file: named,
  overrides = {},
  limit = 30_000,
  reimport,
  alsoTell = async () => [],
}: LoadOptions): Promise<LoadedConfig> {
  const root = realFolder(folder)
  const file = belowRoot(root, named ?? 'site.config.ts')
  const module = await importConfig(root, file, { limit, reimport })
  const options = await checkOptions(module, root)

  const out = overrides.out === undefined ? undefined : belowRoot(root, overrides.out)
  const resolved = resolveOptions(root, options, { out, store: overrides.store })
  const { brands: brandOptions, ...own } = resolved
  const written = isList(options.brands) ? options.brands.map((brand) => completeBrand(brand, options)) : undefined
  const ids = written ? [] : brandIds(root, brandOptions.folder)
  const problems: Diagnostic[] = [
    ...(out === undefined || staysInside(out) ? [] : outOutside(overrides.out)),
    ...wrongOverride(overrides.store, options.store),
    ...(await diagnose(withPluginNames(wrongFields(root, options, resolved), options, givenIn(module)), {
      ...module,
      root,
    })),
    ...outputSafety(
      resolved,
      file,
      ids.map((id) => `${brandOptions.folder}/${id}`),
    ),
  ]
  if (!written && !ids.length && !problems.length) problems.push(...brandMissing(brandOptions.folder).diagnostics)

  const { locales, trailingSlash } = options
  const wanted = { ...brandOptions, locales, trailingSlash, sets: contentSets(root, resolved) }
  const { brands, problems: ofBrands } = written
    ? { brands: written, problems: await diagnose(misfits(written, wanted), { ...module, root }) }
    : await loadBrands(root, ids, wanted, { limit, reimport })
  if (problems.length) throw SiteError.from([...problems, ...ofBrands])

  const config: Config = {
    root,
    file,
    locales: options.locales.map(withDirection),
    brands: ofBrands.length ? [] : select(brands, options, overrides),
    plugins: options.plugins,
    ...own,
    brandsFolder: brandOptions.folder,
    severities: options.severities ?? {},
    production: overrides.production ?? true,
    now: overrides.now ?? new Date(),
  }
  if (ofBrands.length) throw SiteError.from([...ofBrands, ...(await alsoTell(config))])
  return { config, options, overrides }
}

/** Where it cannot be loaded, its brands are those of the folder that is theirs by default. */
async function importConfig(root: string, file: string, options: ImportOptions): Promise<LoadedModule> {
  try {
    return await importModule(root, file, options)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const brands = brandIds(root, 'brands').map((id) => `brands/${id}/brand.ts`)
    throw SiteError.from(await withBrokenModules(error, root, [file, ...brands]))
  }
}

/** What must hold between fields, and between fields and the disk. */
const wrongFields = (root: string, options: SiteOptions, resolved: ResolvedOptions): readonly FieldProblem[] => [
  ...duplicates(options),
  ...wrongFallbacks(options.locales),
  ...missingFiles(root, options, resolved),
  ...foreignModules(root, options),
  ...mdxTwice(options),
  ...wrongStore(options),
]

/** Of brands in the configuration itself. */
const misfits = (brands: readonly Brand[], wanted: Parameters<typeof mismatches>[1]): readonly FieldProblem[] =>
  brands.flatMap((brand, index) =>
    mismatches(brand, wanted).map(({ keys, error }) => ({ keys: ['brands', index, ...keys], error })),
  )

const isPreset = (value: unknown): value is Preset =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Preset>).expand === 'function'

/** The options that a shorter form stands for. */
async function expand({ schema, given, expand }: Preset, module: LoadedModule, root: string): Promise<unknown> {
  const problems = validate(schema, given)
  if (problems.length) throw SiteError.from(await diagnose(problems, { ...module, root }))
  return expand(given, root)
}

/** What stands in the module. */
const givenIn = ({ value }: LoadedModule): { readonly plugins?: unknown } =>
  Object(isPreset(value) ? value.given : value)

/** What the module exports, if it has the shape of options. */
async function checkOptions(module: LoadedModule, root: string): Promise<SiteOptions> {
  const value = isPreset(module.value) ? await expand(module.value, module, root) : module.value
  const incompatible = incompatiblePlugins(Object(value))
  const problems = incompatible.length ? incompatible : withPluginOptions(Object(value), validate(siteSchema, value))
  const told = withPluginNames(problems, Object(value), givenIn(module))
  if (told.length) throw SiteError.from(await diagnose(told, { ...module, root }))
  const options = value as SiteOptions
  linkPlugins(root, options.plugins)
  return options
}

const outOutside = (out: string | undefined): readonly Diagnostic[] =>
  configInvalid({ field: '--out', expected: 'a folder inside the project', got: quote(out) }).diagnostics

/** Node names modules by their real path; messages must name them the same way. */
function realFolder(folder: string): string {
  try {
    return realPath(folder)
  } catch {
    throw configMissing(resolve(folder))
  }
}

/** Names of flags are relative to the project; an absolute one is accepted where it is inside. */
const belowRoot = (root: string, path: string): string => slashed(relative(root, resolve(root, path))) || '.'

/** Undefined where there is no content folder: then any name is allowed. */
function contentSets(root: string, { content }: ResolvedOptions): string[] | undefined {
  if (!statSync(join(root, content), { throwIfNoEntry: false })?.isDirectory()) return undefined
  const entries = readdirSync(join(root, content), { withFileTypes: true })
  return entries
    .filter((entry) => !entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** Only what is not usual is said. */
function withDirection(locale: Locale): Locale {
  const dir = locale.dir ?? directionOf(locale.lang)
  return dir === 'rtl' || locale.dir ? { ...locale, dir } : locale
}

function select(brands: readonly Brand[], { locales: all }: SiteOptions, selection: Overrides): Brand[] {
  validateSelection({ brands, locales: all }, selection)
  const { brands: ids, locales } = selection
  const chosen = ids?.length ? brands.filter(({ id }) => ids.includes(id)) : [...brands]
  if (!locales?.length) return chosen
  return chosen
    .map((brand) => ({ ...brand, locales: brand.locales.filter((id) => locales.includes(id)) }))
    .filter((brand) => brand.locales.length)
}

type Selection = Pick<Overrides, 'brands' | 'locales'>

/** For a run that leaves the configuration whole and works on a part of it. Throws `brand-unknown`, `locale-unknown`. */
export function validateSelection(
  known: Pick<Config, 'brands' | 'locales'>,
  { brands = [], locales = [] }: Selection,
): void {
  const ids = { brands: known.brands.map(({ id }) => id), locales: known.locales.map(({ id }) => id) }
  const unknown = [
    ...brands.filter((id) => !ids.brands.includes(id)).map((id) => brandUnknown(id, ids.brands)),
    ...locales.filter((id) => !ids.locales.includes(id)).map((id) => localeUnknown(id, ids.locales)),
  ]
  if (unknown.length) throw SiteError.from(unknown.flatMap(({ diagnostics }) => diagnostics))
}
