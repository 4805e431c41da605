/**
 * Fonts for pictures, from packages of Fontsource: variable fonts in slices of WOFF2. What a picture needs is cut from them,
 * bold, and written to a folder as TrueType, which is what the renderer reads. No font of the machine is used.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Fonts = {
  /** Of the first package; others stand in for what it does not have. */
  readonly family: string
  /** Files with the characters of a text; those that no package has are in none. */
  filesFor(text: string): readonly string[]
  close(): Promise<void>
}

type Slice = { readonly file: string; readonly has: (code: number) => boolean }
type Package = { readonly family: string; readonly version: string; readonly slices: readonly Slice[] }

const require = createRequire(import.meta.url)

/** Names of packages with their versions: another font makes another picture. */
export async function versionsOf(packages: readonly string[]): Promise<string> {
  return (await Promise.all(packages.map(readPackage))).map(({ family, version }) => `${family} ${version}`).join(', ')
}

/** Cuts fonts for all of `texts` at once, so that each slice is unpacked once. */
export async function openFonts(packages: readonly string[], texts: readonly string[]): Promise<Fonts> {
  const { default: subsetFont } = await import('subset-font')
  const known = await Promise.all(packages.map(readPackage))
  const slices = known.flatMap((each) => each.slices)
  const sliceOf = (character: string) => slices.find(({ has }) => has(character.codePointAt(0)!))
  const wanted = Map.groupBy(new Set(texts.join('')), sliceOf)
  const folder = await mkdtemp(join(tmpdir(), 'social-fonts-'))
  const cut = new Map<Slice, string>()
  for (const [slice, characters] of wanted) {
    if (!slice) continue
    const file = join(folder, `${cut.size}.ttf`)
    const options = { targetFormat: 'sfnt', variationAxes: { wght: 700 } } as const
    await writeFile(file, await subsetFont(await readFile(slice.file), characters.join(''), options))
    cut.set(slice, file)
  }
  return {
    family: known[0]!.family,
    filesFor: (text) => [...new Set([...text].flatMap((character) => cut.get(sliceOf(character)!) ?? []))],
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function readPackage(name: string): Promise<Package> {
  const root = dirname(dirname(require.resolve(`${name}/files/${name.split('/').at(-1)}-latin-wght-normal.woff2`)))
  const json = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
  const { id, family } = (await json('metadata.json')) as { id: string; family: string }
  const { version } = (await json('package.json')) as { version: string }
  const ranges = Object.entries((await json('unicode.json')) as Record<string, string>)
  const slices = ranges.map(([subset, range]): Slice => ({
    // `[4]` or `latin`.
    file: join(root, 'files', `${id}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    has: within(range),
  }))
  return { family, version, slices }
}

/** `U+0-FF,U+131` */
function within(range: string): (code: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from, to = from] = span.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const
  })
  return (code) => spans.some(([from, to]) => from <= code && code <= to)
}
