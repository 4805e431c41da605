/** What a build from these files shows and tells. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic } from '../../../engine/types.ts'
import { hashOf } from '../../../engine/store/hash.ts'
import type { TestSite } from '../../support/buildSite.ts'
import { site as command } from '../../support/cli.ts'
import { factsOf, marksIn, type Facts } from './facts.ts'
import { toldOf, type Told } from './told.ts'
import { restore, type Tree } from './tree.ts'

/** What an address shows: a page, where an old one leads, or the bytes of a file. */
export type Shown = {
  readonly status: number
  readonly location?: string | undefined
  /** Of a page its facts, then what edits left in its styles and scripts; of a file its text. */
  readonly lines: readonly string[]
}

/** Brand and path: `alpha /docs/intro/`. */
export type Address = string

export type Built = {
  /** Missing where the build fails. */
  readonly shown: ReadonlyMap<Address, Shown> | undefined
  readonly problems: readonly Pick<Diagnostic, 'severity' | 'code' | 'place'>[]
  readonly told: readonly Told[]
}

/** An address that no page has: it shows the not-found page of its language. */
export const nowhere = 'nowhere/at/all/'

/** In the folder of `reference`, whose cache serves the next build: the loop `histories` compares such builds with those from nothing. */
export async function buildOf(reference: TestSite, sources: Tree): Promise<Built> {
  // The dev server shows drafts where a build will have them later, as it is documented.
  const published = [...sources].map(
    ([file, is]) => [file, typeof is !== 'string' && file.endsWith('.md') ? undrafted(is) : is] as const,
  )
  restore(reference.root, new Map(published))
  const { stdout, stderr } = await command(['build', '--root', reference.root, '--json'])
  const { ok, diagnostics } = JSON.parse(stdout || `{"ok":"${stderr}"}`) as {
    ok: boolean
    diagnostics: Built['problems']
  }
  if (typeof ok !== 'boolean') throw new Error(`The build said nothing: ${stderr}`)
  const told = [...new Set(diagnostics.map(toldOf))].sort()
  return { shown: ok ? await shownBy(reference) : undefined, problems: diagnostics, told }
}

const undrafted = (bytes: Buffer) => Buffer.from(bytes.toString().replace(/^draft: true$/m, 'draft: false'))

async function shownBy(site: TestSite): Promise<ReadonlyMap<Address, Shown>> {
  const shown = new Map<Address, Shown>()
  for (const file of Object.keys(site.tree())) {
    const [, brand, name] = /^([^/.]+)\/(.+)$/.exec(file) ?? []
    if (!brand || !name || name.startsWith('assets/')) continue
    const path = name.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/(?:^|(?<=\/))404\.html$/, nowhere)
    shown.set(`${brand} /${path}`, await shownIn(join(site.root, 'dist', brand), name))
  }
  return shown
}

async function shownIn(folder: string, name: string): Promise<Shown> {
  const text = readFileSync(join(folder, name), 'utf8')
  if (!name.endsWith('.html')) return { status: 200, lines: text.split('\n') }
  const [, location] = /http-equiv="refresh" content="\d+; ?url=([^"]+)"/i.exec(text) ?? []
  if (location) return { status: 308, location, lines: [] }
  const read = (address: string) => {
    const path = join(folder, decodeURI(new URL(address, 'http://site/').pathname))
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const facts = await factsOf(text, async (address) => contentLine(read(address)))
  return {
    status: /(?:^|\/)404\.html$/.test(name) ? 404 : 200,
    lines: [...facts.lines, ...stylesOf(facts, read), ...scriptsOf(facts, read)],
  }
}

export const contentLine = (text: string | undefined): string =>
  `content ${text === undefined ? 'missing' : hashOf(text)}`

type Read = (address: string) => string | undefined

function stylesOf({ styles }: Facts, read: Read): readonly string[] {
  const lines = styles.flatMap((style) => {
    const css = read(style) ?? ''
    const named = addressesIn(css).map((address) => contentLine(read(posix.resolve(posix.dirname(style), address))))
    return [...marksIn(css), ...named]
  })
  return [...new Set(lines)].sort()
}

/** Of `url()`, from the address of the stylesheet or the root. */
export const addressesIn = (css: string): readonly string[] =>
  [...css.matchAll(/\burl\(\s*["']?([^"')]+)/g)]
    .map(([, address]) => address!)
    .filter((address) => !address.startsWith('data:'))

function scriptsOf({ scripts }: Facts, read: Read): readonly string[] {
  const seen = new Set(scripts)
  const marks = new Set<string>()
  // The loop also visits the modules that it adds.
  for (const script of seen) {
    const code = read(script) ?? ''
    for (const mark of marksIn(code)) marks.add(mark)
    for (const [, name] of code.matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g))
      seen.add(posix.join(posix.dirname(script), name!))
  }
  return [...marks].sort()
}
