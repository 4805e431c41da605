/** The context of `emit` hooks. The same in a build, which has rendered all pages, and in dev, which has not. */
import { hashJson } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import type { History } from '../disk/history.ts'
import { pageWordsOf, withWords } from '../html/brandWords.ts'
import { encodePath } from '../paths/paths.ts'
import type { Bodies } from '../render/bodies.ts'
import { linkCandidates, resolveBody, type References } from '../render/references.ts'
import { createResolver } from '../render/resolver.ts'
import type { Input } from '../render/types.ts'
import { ifThere } from '../errors/ifThere.ts'
import { readSource } from '../disk/source.ts'
import { rememberFor, type Store } from '../store/store.ts'
import type { Disk, Document, EmitContext, Site } from '../types.ts'

export type EmitContextInput = Pick<EmitContext, 'pages' | 'site' | 'scripts'> & {
  readonly bodies: Bodies
  readonly references: References
  readonly disk: Disk
  readonly store: Store
  /** Identity of the code; part of the key of everything remembered. */
  readonly code: string
  readonly history: History
  /** Inputs of the brand's pages. Empty in dev. */
  readonly inputs: readonly (readonly Input[])[]
}

export function createEmitContext(input: EmitContextInput): EmitContext {
  const { pages, site, bodies, references, disk, store, code, history, scripts, inputs } = input
  const documents = new Map(site.documents.map((document) => [document.file, document]))
  const inputsOf = createInputsOf(inputs)
  const resolver = createResolver(site.config, site.routes)

  const version = memoized(async (file: string) => {
    const document = documents.get(file)!
    const files = filesIn(inputsOf(document)) ?? (await bodies.of(document)).files
    return hashJson([document.hash, files, site.brand.words ?? {}])
  })

  return {
    pages,
    site,
    scripts,
    modified: history,
    async body(file, locale) {
      const document = documents.get(file)!
      const { body: shared } = await bodies.of(document)
      const body = withWords(shared, pageWordsOf(site.brand, locale ?? localeOf(document, site), site.config.locales))
      if (locale === undefined) return body
      const place = { file, brand: site.brand.id, locale, resolver, references }
      const { html, excerpt, links } = await resolveBody(body, place)
      return {
        ...body,
        html,
        excerpt,
        links: body.links.map((link, index) => ({ ...link, target: links[index]!.href })),
      }
    },
    version,
    async source(file) {
      return (await readSource(file, disk))?.text
    },
    bytes: (file) => ifThere(disk.read(file)),
    async href(target, locale) {
      const [, scheme, name = ''] = /^(doc|asset):(.+)$/s.exec(target) ?? []
      if (scheme === 'asset')
        return references.asset(name).then(
          (output) => `/${encodePath(output)}`,
          () => undefined,
        )
      for (const [file, rest] of scheme ? linkCandidates(name) : []) {
        const path = resolver.pathOf(file, locale)
        if (path) return encodePath(path) + rest
      }
      return undefined
    },
    remember: rememberFor(store, 'emit', ['emit', code]),
  }
}

const localeOf = ({ address }: Document, { config }: Site): string => address?.locale ?? config.locales[0]!.id

/** Inputs of the page that shows a document as it is now. */
function createInputsOf(pages: readonly (readonly Input[])[]) {
  const showing = new Map<string, readonly Input[]>()
  for (const inputs of pages) for (const [name] of inputs) if (name.startsWith('body:')) showing.set(name, inputs)
  return ({ file, hash }: Document): readonly Input[] | undefined => {
    const name = `body:${file}`
    const inputs = showing.get(name)
    return inputs?.some((input) => input[0] === name && input[1] === hash) ? inputs : undefined
  }
}

/** The other files that a page was made from: images, parts that its prose includes. */
function filesIn(inputs: readonly Input[] | undefined): Readonly<Record<string, string>> | undefined {
  const files: Record<string, string> = {}
  for (const [name, hash] of inputs ?? []) if (name.startsWith('file:')) files[name.slice('file:'.length)] = hash
  return inputs && files
}
