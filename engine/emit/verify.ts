/** The last look at an output before it takes the place of the old one. No setting turns it off. */
import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { addressUnserved, localeOutdated, outputBroken } from '../errors/outputMessages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { tryTo } from '../errors/tryTo.ts'
import { createLookup } from '../serve/lookup.ts'
import { withoutBase } from '../paths/base.ts'
import { decodeUrl } from '../paths/decodeUrl.ts'
import { pagePath } from '../paths/written.ts'
import { hashOf } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import type { Brand, Diagnostic, Place } from '../types.ts'
import { addressesIn } from './addresses.ts'
import type { ManifestFile, OutputManifest } from './manifest.ts'
import type { NamedPaths } from './namedPaths.ts'

export type VerifyInput = {
  /** Absolute: where a file of the new output lies. */
  placeOf(file: string): string
  readonly manifest: OutputManifest
  /** The output before, of which files were kept. */
  readonly previous: OutputManifest | undefined
  /** Files of it that were lost, as `brand/file`. */
  readonly lost: ReadonlySet<string>
  /** What files of it name. Where that is not known, all files of a brand are read. */
  readonly named: NamedPaths
  readonly brands: readonly Pick<Brand, 'id' | 'origin'>[]
  /** By brand that was built: paths that pages may name although nothing is served there. */
  readonly unserved: ReadonlyMap<string, ReadonlySet<string>>
  /** By brand: files of pages that a run for some locales leaves as they were, and their locales. */
  readonly left: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Where the project's sources name an address. */
  namedIn(address: string): Place | undefined
}

type Problem = {
  readonly file: string
  readonly reason: string
  readonly address?: string
  /** Of a page that names what is gone, and was left as it was. */
  readonly locale?: string | undefined
}
type Files = Readonly<Record<string, ManifestFile>>

/** Every listed file is there as it is listed, and every own address they name is served. Gives these. Throws `output-broken`. */
export async function verifyOutput(input: VerifyInput): Promise<NamedPaths> {
  const found: Diagnostic[] = []
  const told = new Set<string>()
  const named = new Map<string, ReadonlySet<string>>()
  for (const { id, origin } of input.brands) {
    const files = input.manifest.brands[id]?.files
    if (!files) continue
    // One script that is gone is one problem, although each page of the brand names it.
    const { problems, paths } = await verifyBrand(input, { id, origin, files })
    if (paths) named.set(id, paths)
    const { left = [], own = [] } = Object.groupBy(problems, ({ locale }) => (locale === undefined ? 'own' : 'left'))
    found.push(...outdated(left))
    const byReason = Map.groupBy(own, ({ reason }) => reason)
    for (const [reason, [first, ...others]] of byReason) {
      const { file, address } = first!
      const place = address === undefined ? undefined : input.namedIn(address)
      // What a component names is named by all brands that show it.
      if (place && told.has(reason)) continue
      told.add(reason)
      const problem = place ? addressUnserved(address!, place, file) : outputBroken(file, reason, others.length)
      found.push(...problem.diagnostics)
    }
  }
  if (found.length) throw SiteError.from(found)
  return named
}

/** Nobody can mend in a run for some locales what it leaves wrong in others. */
function outdated(problems: readonly Problem[]): readonly Diagnostic[] {
  const [first, ...others] = problems
  if (!first) return []
  const locales = [...new Set(problems.flatMap(({ locale }) => locale ?? []))].sort()
  return localeOutdated(locales, `"${first.file}" ${first.reason}`, others.length).diagnostics
}

type BuiltBrand = Pick<Brand, 'id' | 'origin'> & { readonly files: Files }

/** Without `paths` it is not known what its files name. */
type VerifiedBrand = { readonly problems: readonly Problem[]; readonly paths: ReadonlySet<string> | undefined }

async function verifyBrand(input: VerifyInput, brand: BuiltBrand): Promise<VerifiedBrand> {
  const { placeOf, previous } = input
  const before: Files = previous?.brands[brand.id]?.files ?? {}
  const { pathOf, isServed } = createServed(input, brand)
  const known = input.named.get(brand.id)
  const gone = namesOf(goneFiles(input, brand, before))
  // What a kept file names was looked at when it was made, and can only be missing where something is gone.
  const isBuilt = input.unserved.has(brand.id)
  const isLookedAtAgain = known
    ? gone.length > 0 && ![...known].every(isServed)
    : isBuilt && input.manifest.buildId !== previous?.buildId
  const paths = new Set(isLookedAtAgain ? [...(known ?? [])].filter(isServed) : known)

  function problemsOf(file: string, { hash, size }: ManifestFile): readonly Problem[] {
    const name = `${brand.id}/${file}`
    const path = placeOf(name)
    const isKept = before[file]?.hash === hash
    const isText = (isLookedAtAgain || !isKept) && addressed.test(file)
    if (isKept && !isText) {
      const now = sizeOf(path)
      return now === size
        ? none
        : [{ file: name, reason: now !== undefined ? 'has another size than it was given' : 'is not there' }]
    }
    const bytes = bytesOf(path)
    if (!bytes) return [{ file: name, reason: 'is not there' }]
    if (hashOf(bytes) !== hash) return [{ file: name, reason: 'is not what was written' }]
    // As bytes: of a large site every page is looked at for one file that is gone.
    if (!isText || (isKept && known && !gone.some((written) => bytes.includes(written)))) return []
    return [...new Set(addressesIn(file, bytes.toString()))].flatMap((address) => {
      const own = pathOf(address, file)
      if (own === undefined) return []
      paths.add(own)
      if (isServed(own)) return []
      const reason = `names "${address}", which is not in the output`
      return [{ file: name, reason, address, locale: isKept ? input.left.get(brand.id)?.get(file) : undefined }]
    })
  }

  const found: Problem[] = []
  let index = 0
  for (const file in brand.files) {
    // Ctrl-C is heard in between.
    if (index++ % 256 === 0) await nextTurn()
    for (const problem of problemsOf(file, brand.files[file]!)) found.push(problem)
  }
  const base = input.manifest.brands[brand.id]!.base ?? ''
  // Where a brand that is not built redirects to was looked at when it was.
  const moved = Object.entries(isBuilt ? brand.files : {}).flatMap(([file, { redirect }]) => {
    const target = redirect && pathOf(base + redirect)
    return target && !isServed(target)
      ? [{ file: `${brand.id}/${file}`, reason: `redirects to "${redirect}", which is not in the output` }]
      : []
  })
  return { problems: [...found, ...moved], paths: isBuilt ? paths : known }
}

/** What the output before had, and this one has not. */
function goneFiles({ lost }: VerifyInput, { id, files }: BuiltBrand, before: Files): readonly string[] {
  const start = `${id}/`
  const lostHere = [...lost].flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []))
  return [...Object.keys(before), ...lostHere].filter((file) => !(file in files))
}

const none: readonly Problem[] = []

/** At once: it has just been written, and waiting for a file takes several times as long as reading it. */
const bytesOf = (path: string): Buffer | undefined => tryTo(() => readFileSync(path))

/** At once: of a site that has not changed, every file is asked for. */
const sizeOf = (path: string): number | undefined => tryTo(() => statSync(path).size)

/** Files that may name others. */
const addressed = /\.(?:html|css|xml|webmanifest)$/

/** As addresses end with them. A page is named by its folder, or without its extension. */
function namesOf(files: readonly string[]): readonly string[] {
  const names = files.map((file) => posix.basename(file.replace(/\/?index\.html$|\.html$/, '')) || file)
  return [...new Set(names.flatMap((name) => [name, encodeURI(name)]))]
}

/** Own paths of addresses, and whether something answers there. */
function createServed({ unserved, manifest }: VerifyInput, { id, origin, files }: BuiltBrand) {
  const { base = '', trailingSlash } = manifest.brands[id]!
  const lookup = createLookup({ files, base, trailingSlash })
  return {
    /** Undefined on other sites: those of the same host, too, which only a whole address can mean. */
    pathOf(address: string, from = ''): string | undefined {
      const page = new URL(from, `${origin}/`)
      const url = URL.canParse(address, page) ? new URL(address, page) : undefined
      if (url?.origin !== page.origin) return undefined
      const path = url.pathname === base ? `${base}/` : decodeUrl(url.pathname)
      const isElsewhere = URL.canParse(address) && withoutBase(path, base) === undefined
      return isElsewhere ? undefined : path
    },
    isServed: memoized((path: string): boolean => {
      const own = withoutBase(path, base)
      return own !== undefined && (lookup(path).kind !== 'missing' || unserved.get(id)?.has(pagePath(own)) === true)
    }),
  }
}
