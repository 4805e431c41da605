/** Turns the `doc:` and `asset:` references in prose into hrefs of one brand. */
import { posix } from 'node:path'
import { decodeEntities } from '../html/decodeEntities.ts'
import { escapeHtml } from '../html/escape.ts'
import { fileHidden } from '../errors/fileMessages.ts'
import { tryTo } from '../errors/tryTo.ts'
import { hashOf, short } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import { filesNamed } from '../paths/filesNamed.ts'
import { encodePath, isBehindHidden } from '../paths/paths.ts'
import type { Body, Disk, PageLink } from '../types.ts'
import type { Resolver } from './resolver.ts'

export type References = {
  /** Output name of a project file: `assets/stages.1a2b3c4d5e.svg`. The name holds the content, so it can be cached for ever. Throws `file-hidden`. */
  asset(file: string): Promise<string>
  /** `#acme` for a drawing with an element of that id, which its stylesheet may call `:target`; else empty. */
  targetIn(file: string, id: string): Promise<string>
}

type Asset = { readonly output: string; readonly ids: ReadonlySet<string> }

/** Each asset is read once for a run. */
export function createReferences(disk: Disk): References {
  const read = memoized(async (file: string) => {
    // Whatever names it, what is read here is published.
    if (isBehindHidden(file)) throw fileHidden(file)
    return assetOf(file, await disk.read(file))
  })
  return {
    asset: async (file) => (await read(file)).output,
    targetIn: async (file, id) => ((await read(file)).ids.has(id) ? `#${id}` : ''),
  }
}

function assetOf(file: string, bytes: Uint8Array): Asset {
  const { name: stem, ext } = posix.parse(file)
  const drawing = ext === '.svg' ? Buffer.from(bytes).toString() : ''
  return {
    output: `assets/${stem}.${short(hashOf(bytes))}${ext}`,
    ids: new Set(Array.from(drawing.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!)),
  }
}

export type ResolvedBody = {
  readonly html: string
  readonly excerpt: string | undefined
  /** Replaces the same references in markup that the body's MDX program rendered. */
  readonly apply: (html: string) => string
  readonly links: readonly PageLink[]
  /** What each reference was resolved to; inputs of the page. */
  readonly inputs: Readonly<Record<string, string>>
  readonly assets: Readonly<Record<string, string>>
}

export type BodyPlace = {
  /** The document. */
  readonly file: string
  /** Id of the brand. */
  readonly brand: string
  /** Locale of the page that shows it. */
  readonly locale: string
  readonly resolver: Resolver
  readonly references: References
}

/** `srcset="asset:a%20b.png 1x, asset:c.png 2x"` */
const lists = /(?<=\ssrcset=")[^"]*\basset:[^"]*(?=")/gi
const listed = /(?<=^|\s)asset:(\S+?)(?=,?(?:\s|$))/g

const reference = /"((?:doc|asset):[^"]+)"/g

/** Among `links` a reference that leads nowhere stays as it is: the link check reports it with its place. */
export async function resolveBody(
  body: Body,
  { file, brand, locale, resolver, references }: BodyPlace,
): Promise<ResolvedBody> {
  const inputs: Record<string, string> = {}
  const assets: Record<string, string> = {}
  const hrefs = new Map<string, string>()
  // Where the configuration lets them be broken, they are at least what the writer wrote.
  const broken = new Map<string, string>()

  for (const { target } of body.links) {
    if (target.startsWith('asset:')) {
      const name = target.slice('asset:'.length)
      const output = await references.asset(name)
      assets[name] = output
      inputs[`asset:${name}`] = output
      hrefs.set(target, `/${encodePath(output)}${await references.targetIn(name, brand)}`)
    } else if (target.startsWith('doc:')) {
      const candidates = linkCandidates(target.slice('doc:'.length)).flatMap((candidate) =>
        inLocale(candidate, { file, locale, resolver }),
      )
      for (const [name, rest] of candidates) {
        const path = resolver.pathOf(name, locale)
        inputs[`link:${name}`] = path ?? ''
        if (!path) continue
        hrefs.set(target, encodePath(path) + rest)
        break
      }
      const name = target.slice('doc:'.length)
      if (hrefs.has(target)) continue
      if (mayBeAddress(name)) hrefs.set(target, relativeHref(name, file))
      else broken.set(target, relativeHref(name, file))
    }
  }

  const replace = (html: string, all: ReadonlyMap<string, string>) =>
    html
      .replace(reference, (whole, target: string) => {
        const href = all.get(decodeEntities(target))
        return href ? `"${escapeHtml(href)}"` : whole
      })
      .replace(lists, (list: string) =>
        list.replace(listed, (whole, file: string) => {
          const href = all.get(`asset:${tryTo(() => decodeURI(decodeEntities(file)))}`)
          return href ? escapeHtml(href) : whole
        }),
      )
  const apply = (html: string) => replace(html, hrefs)
  const shown = broken.size ? new Map([...hrefs, ...broken]) : hrefs
  const links = body.links.map(({ target, kind, line, column }) => ({
    href: hrefs.get(target) ?? target,
    kind,
    place: { file, line, column },
  }))
  return {
    html: replace(body.html, shown),
    excerpt: body.excerpt && replace(body.excerpt, shown),
    apply,
    links,
    inputs,
    assets,
  }
}

/** A heading has another id in a translation, so only links to a whole page lead to one. */
const inLocale = (
  [name, rest]: LinkCandidate,
  { file, locale, resolver }: Pick<BodyPlace, 'file' | 'locale' | 'resolver'>,
): readonly LinkCandidate[] =>
  rest.includes('#')
    ? [[name, rest]]
    : resolver.translationsOf(name, file, locale).map((translation) => [translation, rest])

/** A name without an extension that is no file, or a folder without an index, may be an address, seen from the page. */
const mayBeAddress = (target: string): boolean => /^(?:[^?#]*\/)?[^.?#/]*(?:[?#].*)?$/s.test(target)

/** As it was written: seen from the file. */
function relativeHref(target: string, from: string): string {
  const [, name = '', rest = ''] = /^([^?#]*)([?#].*)?$/s.exec(target) ?? []
  const relative = posix.relative(posix.dirname(from), name.replace('//', '/'))
  return encodePath(name.endsWith('/') ? `${relative || '.'}/` : relative) + rest
}

/** `rest` is the query and the hash. */
type LinkCandidate = readonly [file: string, rest: string]

/**
 * `<file>?<query>#<hash>`, where all may hold a `#` and a `?`: the shortest file that ends at a `#` first, then the longest that
 * ends at a `?`. A file may be one of several, see `filesNamed`.
 */
export function linkCandidates(target: string): readonly LinkCandidate[] {
  const marks = (mark: RegExp) => [...target.matchAll(mark)].map(({ index }) => index)
  return [...marks(/#/g), target.length, ...marks(/\?/g).reverse()].flatMap((at) =>
    filesNamed(target.slice(0, at).replace(/(?<!\/)\/$/, '')).map((file): LinkCandidate => [file, target.slice(at)]),
  )
}
