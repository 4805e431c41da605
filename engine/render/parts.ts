/** What a page is put together from: its view, the fragments and the prose that go into the slots of the view. */
import { withWords } from '../html/brandWords.ts'
import type { Rendered } from '../renderer.ts'
import type { Brand, BrandWords } from '../types.ts'
import type { Bodies, CachedBody } from './bodies.ts'
import type { RenderedFragment } from './fragments.ts'
import { resolveBody, type References, type ResolvedBody } from './references.ts'
import type { Resolver } from './resolver.ts'
import type { RenderTask } from './types.ts'

export type PageParts = {
  readonly task: RenderTask
  readonly view: Rendered
  readonly fragments: readonly RenderedFragment[]
  readonly contents: readonly Content[]
}

/** The prose of one document as one page shows it. */
export type Content = CachedBody & {
  readonly file: string
  readonly resolved: ResolvedBody
}

export type ContentSources = {
  readonly bodies: Bodies
  readonly resolver: Resolver
  readonly references: References
  readonly brand: Pick<Brand, 'id'>
  /** Words of the brand in a locale. */
  words(locale: string): BrandWords
}

export async function loadContents(
  { route: { locale }, documents }: RenderTask,
  { bodies, brand, resolver, references, words }: ContentSources,
): Promise<readonly Content[]> {
  const loaded = await Promise.all(documents.map((document) => bodies.of(document)))
  return Promise.all(
    loaded.map(async ({ body: shared, files }, index) => {
      const { file } = documents[index]!
      const body = withWords(shared, words(locale))
      const place = { file, brand: brand.id, locale, resolver, references }
      return { file, body, files, resolved: await resolveBody(body, place) }
    }),
  )
}

/** Of a slot for prose: `whole:0`, `excerpt:2`. */
export function contentHtml({ contents }: PageParts, slotName: string): string {
  const [part, index] = slotName.split(':')
  const { html, excerpt } = contents[Number(index)]!.resolved
  return part === 'excerpt' ? (excerpt ?? html) : html
}
