/** `doc:` and `asset:` references in prose -> hrefs of one brand. */
import { posix } from 'node:path'
import { hashOf, short } from '../hash.ts'
import { encodePath } from '../paths.ts'
import type { Body, Disk, PageLink } from '../types.ts'
import { decode } from './entities.ts'
import type { Resolver } from './resolver.ts'

export type References = {
  /** Output name of a project file: `assets/stages.1a2b3c4d5e.svg`. The name holds the content, so it can be cached for ever. */
  asset(file: string): Promise<string>
}

/** Asset names are computed once for a run. */
export function createReferences(disk: Disk): References {
  const names = new Map<string, Promise<string>>()
  return {
    asset(file) {
      const known = names.get(file)
      if (known) return known
      const name = disk.read(file).then((bytes) => {
        const { name: stem, ext } = posix.parse(file)
        return `assets/${stem}.${short(hashOf(bytes))}${ext}`
      })
      names.set(file, name)
      return name
    },
  }
}

export type ResolvedBody = {
  readonly html: string
  readonly excerpt: string | undefined
  /** Replaces the body's references in other markup: what its MDX program rendered. */
  readonly apply: (html: string) => string
  readonly links: readonly PageLink[]
  /** Inputs: what each reference came to. */
  readonly inputs: Readonly<Record<string, string>>
  readonly assets: Readonly<Record<string, string>>
}

const reference = /"((?:doc|asset):[^"]+)"/g

/** A reference that leads nowhere stays as it is: the link check reports it with its place. */
export async function resolveBody(
  body: Body,
  file: string,
  locale: string,
  resolver: Resolver,
  references: References,
): Promise<ResolvedBody> {
  const inputs: Record<string, string> = {}
  const assets: Record<string, string> = {}
  const hrefs = new Map<string, string>()

  for (const { target } of body.links) {
    if (target.startsWith('asset:')) {
      const name = target.slice('asset:'.length)
      const output = await references.asset(name)
      assets[name] = output
      inputs[`asset:${name}`] = output
      hrefs.set(target, `/${encodePath(output)}`)
    } else if (target.startsWith('doc:')) {
      const named = readings(target.slice('doc:'.length))
      for (const [name, hash] of named.flatMap((each) => meant(each, file, locale, resolver))) {
        const path = resolver.pathOf(name, locale)
        inputs[`link:${name}`] = path ?? ''
        if (!path) continue
        hrefs.set(target, encodePath(path) + hash)
        break
      }
    }
  }

  const apply = (html: string) =>
    html.replace(reference, (whole, target: string) => {
      const href = hrefs.get(decode(target))
      return href ? `"${escapeHtml(href)}"` : whole
    })
  const links = body.links.map(({ target, kind, line, column }) => ({
    href: hrefs.get(target) ?? target,
    kind,
    place: { file, line, column },
  }))
  return { html: apply(body.html), excerpt: body.excerpt && apply(body.excerpt), apply, links, inputs, assets }
}

/** A heading has another id in a translation, so only links to a whole page lead to one. */
const meant = ([name, hash]: Reading, file: string, locale: string, resolver: Resolver): readonly Reading[] =>
  hash ? [[name, hash]] : resolver.namesakes(name, file, locale).map((namesake) => [namesake, hash])

type Reading = readonly [file: string, hash: string]

/** `<file>#<hash>`, where both may hold a `#`: the shortest file first. */
export function readings(target: string): readonly Reading[] {
  const marks = [...target.matchAll(/#/g)].map(({ index }) => index)
  return [...marks, target.length].map((at) => [target.slice(0, at), target.slice(at)])
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
