/** The brands of a site: every folder with a `brand.ts`. Adding a folder is all it takes to add a brand. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brandFileMissing } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { didYouMean } from '../errors/suggest.ts'
import { noSet } from '../paths/paths.ts'
import type { Brand, Diagnostic, Locale } from '../types.ts'
import type { BrandOptions } from './defineSite.ts'
import { withBrokenModules } from './brokenModules.ts'
import { importModule, type ImportOptions, type LoadedModule } from './importModule.ts'
import { brandSchema } from './schema.ts'
import { lowerHost } from './siteAddress.ts'
import { diagnose, quote, validate, wrongValue, type FieldProblem } from './validate.ts'
import { proseHomeOf } from '../paths/searchUrl.ts'

type Wanted = BrandOptions & {
  readonly folder: string
  readonly locales: readonly Locale[]
  readonly trailingSlash?: Brand['trailingSlash']
  readonly sets: readonly string[] | undefined
}

type LoadedBrand = Brand & { readonly default?: boolean }

/** Folder names, sorted: the order of brands does not depend on the file system. */
export function brandIds(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(join(root, folder))
    .filter((id) => existsSync(join(root, folder, id, 'brand.ts')))
    .sort()
}

/** Loads and checks every brand. The one with `default: true` comes first. */
export async function loadBrands(
  root: string,
  ids: readonly string[],
  wanted: Wanted,
  options: ImportOptions,
): Promise<{ brands: Brand[]; problems: Diagnostic[] }> {
  const problems: Diagnostic[] = []
  const load = async (id: string) => {
    try {
      const module = await importModule(root, `${wanted.folder}/${id}/brand.ts`, options)
      const { brand, problems: found } = await check(root, id, module, wanted)
      problems.push(...found)
      return [{ brand, module }]
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(...(await withBrokenModules(error, root, [`${wanted.folder}/${id}/brand.ts`])))
      return []
    }
  }
  const loaded: Awaited<ReturnType<typeof load>> = []
  for (const id of ids) loaded.push(...(await load(id)))
  const [first, ...others] = loaded.filter(({ brand }) => brand?.default === true)
  for (const { module } of others) {
    const expected = `left out, because the brand "${first!.brand.id}" has it`
    const hint = `The default brand comes first, and there is one: remove "default: true" here or in ${first!.module.file}.`
    const problem = wrongValue(['default'], expected, 'true', hint)
    problems.push(...(await diagnose([problem], { ...module, root, prefix: module.file })))
  }
  if (problems.length) return { brands: [], problems: toldOnce(problems) }
  const brands = loaded.map(({ brand }) => completeBrand(brand, wanted))
  for (const [index, { module }] of loaded.entries())
    problems.push(
      ...(await diagnose(wrongProseHomes(brands[index]!, brands), { ...module, root, prefix: module.file })),
    )
  if (problems.length) return { brands: [], problems }
  return { brands: brands.toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false)), problems }
}

/** As the engine compares addresses, and with what a brand leaves to the site. */
export function completeBrand<B extends Brand>(brand: B, { trailingSlash }: Pick<Wanted, 'trailingSlash'>): B {
  const { origin, proseHome, trailingSlash: own = trailingSlash } = brand
  const homes = Object.entries(proseHome ?? {}).map(([locale, home]) => [locale, lowerHost(home)])
  return {
    ...brand,
    ...(own !== undefined && { trailingSlash: own }),
    origin: lowerHost(origin),
    ...(proseHome && { proseHome: Object.fromEntries(homes) }),
  }
}

/** Brands import the same modules. */
const toldOnce = (problems: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

type Checked = { readonly brand: LoadedBrand; readonly problems: readonly Diagnostic[] }

async function check(root: string, id: string, module: LoadedModule, wanted: Wanted): Promise<Checked> {
  const { file, text, value: given } = module
  const { schema, expand } = wanted
  const ofGiven = schema ? validate(schema, given) : []
  const value = expand && !ofGiven.length ? expand(given as Brand, id) : given
  // What stands for more is no brand yet.
  const ofEngine = expand && ofGiven.length ? [] : validate(brandSchema, value)
  const refused = new Set(ofEngine.map(fieldOf))
  // Both schemas may refuse one field; one message is enough.
  const ofSite = ofGiven.filter((problem) => !refused.has(fieldOf(problem)))
  const missing = (wanted.files ?? [])
    .map((name) => `${wanted.folder}/${id}/${name}`)
    .filter((path) => !existsSync(join(root, path)))
    .flatMap((path) => brandFileMissing(id, path).diagnostics)
  const shape = [...ofEngine, ...ofSite]
  const brand = value as LoadedBrand
  const named = brand?.id === id ? [] : [wrongValue(['id'], `"${id}", the name of its folder`, quote(brand?.id))]
  const problems = shape.length || missing.length ? shape : [...named, ...mismatches(brand, wanted)]
  return { brand, problems: [...(await diagnose(problems, { file, text, root, prefix: file })), ...missing] }
}

/** Where a brand does not fit its site. */
export function mismatches(brand: Brand, wanted: Pick<Wanted, 'locales' | 'sets'>): readonly FieldProblem[] {
  const problems: FieldProblem[] = []
  const locales = wanted.locales.map((locale) => locale.id)
  for (const [index, locale] of brand.locales.entries()) {
    const keys = ['locales', index]
    if (!locales.includes(locale)) {
      const hint = didYouMean(locale, locales)
      problems.push(wrongValue(keys, `a locale of the site (${locales.join(', ')})`, quote(locale), hint))
    } else if (brand.locales.indexOf(locale) !== index) problems.push(wrongValue(keys, 'named once', quote(locale)))
  }
  if (wanted.sets && brand.content !== noSet && !wanted.sets.includes(brand.content)) {
    const hint = didYouMean(brand.content, wanted.sets)
    problems.push(wrongValue(['content'], 'a content set', quote(brand.content), hint))
  }
  return problems
}

const fieldOf = ({ keys }: FieldProblem): string => keys.join('.')

/** `brands` are all of the site, each right by itself. */
function wrongProseHomes(brand: Brand, brands: readonly Brand[]): readonly FieldProblem[] {
  const candidates = brands.filter(
    ({ content, locales }) => content === brand.content && isSame(locales, brand.locales),
  )
  return Object.entries(brand.proseHome ?? {}).flatMap(([locale, origin]): readonly FieldProblem[] => {
    const problem = (expected: string, hint?: string) => [
      wrongValue(['proseHome', locale], expected, quote(origin), hint),
    ]
    if (!brand.locales.includes(locale)) return problem(`left out, because the brand has no locale "${locale}"`)
    const home = candidates.find((candidate) => candidate.origin === origin)
    if (!home) {
      const origins = candidates.map((candidate) => candidate.origin).join(', ')
      return problem(`the origin of a brand that shows "${brand.content}" in the same locales (${origins})`)
    }
    if (isBare(home) !== isBare(brand))
      return problem(
        `the origin of a brand whose addresses end as those of "${brand.id}"`,
        'Write the same "trailingSlash" in both.',
      )
    if (home.locales[0] !== brand.locales[0])
      return problem(
        `the origin of a brand whose first locale is "${brand.locales[0]}" as well`,
        'Both need the same: it has no prefix in addresses.',
      )
    const other = brand.locales.find((each) => proseHomeOf(home, each) !== proseHomeOf(brand, each))
    if (!other) return []
    return problem(
      'the origin of a brand that names the same homes',
      `"${home.id}" has the prose of "${other}" at ${proseHomeOf(home, other)}, "${brand.id}" at ${proseHomeOf(brand, other)}. Write the same "proseHome" in both.`,
    )
  })
}

const isBare = ({ trailingSlash }: Brand): boolean => trailingSlash === 'never'

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each))
