/** The brands of a site: every folder with a `brand.ts`. Adding a folder is all it takes to add a brand. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brandFileMissing } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { didYouMean } from '../errors/suggest.ts'
import type { Brand, Diagnostic, Locale } from '../types.ts'
import type { BrandOptions } from './defineSite.ts'
import { importModule, type ImportOptions, type Loaded } from './importModule.ts'
import { brandSchema } from './schema.ts'
import { problem, quote, validate, type Origin } from './validate.ts'

type Wanted = BrandOptions & {
  readonly folder: string
  readonly locales: readonly Locale[]
  readonly sets: readonly string[] | undefined
}

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
      problems.push(...check(root, id, module, wanted))
      return [module.value as Brand & { readonly default?: boolean }]
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(...error.diagnostics)
      return []
    }
  }
  const brands: Awaited<ReturnType<typeof load>> = []
  for (const id of ids) brands.push(...(await load(id)))
  if (problems.length) return { brands: [], problems }
  return { brands: brands.toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false)), problems }
}

function check(root: string, id: string, { file, text, value }: Loaded, wanted: Wanted): Diagnostic[] {
  const origin: Origin = { file, text, prefix: file }
  const problems = validate(brandSchema, value, origin)
  if (wanted.schema) {
    const known = new Set(problems.map(({ message }) => fieldIn(message)))
    problems.push(...validate(wanted.schema, value, origin).filter(({ message }) => !known.has(fieldIn(message))))
  }
  for (const name of wanted.files ?? []) {
    const path = `${wanted.folder}/${id}/${name}`
    if (!existsSync(join(root, path))) problems.push(...brandFileMissing(id, path).diagnostics)
  }
  if (problems.length) return problems

  const brand = value as Brand
  if (brand.id !== id) problems.push(problem(['id'], `"${id}", the name of its folder`, quote(brand.id), origin))
  const locales = wanted.locales.map((locale) => locale.id)
  for (const [index, locale] of brand.locales.entries()) {
    const at = ['locales', index]
    if (!locales.includes(locale))
      problems.push(
        problem(at, `a locale of the site (${locales.join(', ')})`, quote(locale), origin, didYouMean(locale, locales)),
      )
    else if (brand.locales.indexOf(locale) !== index) problems.push(problem(at, 'named once', quote(locale), origin))
  }
  if (wanted.sets && !wanted.sets.includes(brand.content)) {
    problems.push(
      problem(['content'], 'a content set', quote(brand.content), origin, didYouMean(brand.content, wanted.sets)),
    )
  }
  return problems
}

/** The engine's and the site's schema may both complain about one field; the engine's words are enough. */
const fieldIn = (message: string): string => message.split(/ (?:should be|is missing)/)[0]!
