/** What the front matter of every kind of page may say, as the data of the page has it. */
import type * as v from 'valibot'
import { pathInvalid } from '../../engine/errors/messages.ts'
import { pathRefusal, toPath, toSegment } from '../../engine/paths/paths.ts'
import type { Diagnostic, HeadTag } from '../../engine/types.ts'
import { instantOf, lastUpdateOf, tagNames, tocLevels, type commonFrontMatter } from './commonFrontMatter.ts'
import type { FrontMatter } from './frontMatter.ts'
import { frontMatterImage, type PageImage } from './frontMatterImage.ts'
import type { Markdown } from './read.ts'
import type { Publishing } from './schedule.ts'
import type { TocLevels } from './types.ts'

/** A path that a page had before, and its place in the front matter. */
type FormerPath = { readonly path: string; readonly line: number; readonly column: number }

export type PageFields = PageImage &
  Publishing & {
    readonly title: string
    readonly keywords: readonly string[]
    readonly tags: readonly string[]
    readonly unlisted: boolean
    readonly hideToc: boolean
    /** Further tags in the head of the page. */
    readonly head: readonly HeadTag[] | undefined
    /** Levels of headings in the table of contents. */
    readonly tocLevels: TocLevels | undefined
    readonly readingMinutes: number
    /** ISO day that the page says; null: none is shown. */
    readonly lastUpdate: string | null | undefined
    /** The oldest path is first. */
    readonly redirectFrom: readonly FormerPath[]
  }

type Front = v.InferOutput<v.ObjectSchema<Omit<typeof commonFrontMatter, 'authors'>, undefined>>

/** `from`: the page. */
export function pageFields(
  front: Front,
  { title, readingMinutes, frontMatter }: Markdown,
  from: string,
): { readonly fields: PageFields; readonly problems: readonly Diagnostic[] } {
  const { problems, ...image } = frontMatterImage(front, from, frontMatter)
  const tags = tagNames(front.tags)
  const fields = {
    ...{ title, ...image, readingMinutes },
    keywords: front.keywords ?? [],
    tags: tags.filter((tag) => !refusalOfTag(tag)),
    draft: front.draft ?? false,
    publishAt: front.publishAt && instantOf(front.publishAt),
    unlisted: front.unlisted ?? false,
    hideToc: front.hide_table_of_contents ?? false,
    tocLevels: tocLevels(front),
    head: front.head,
    lastUpdate: lastUpdateOf(front),
    redirectFrom: (front.redirect_from ?? []).map((path, index) => {
      const { line = 1, column = 1 } = frontMatter.place(['redirect_from', String(index)])
      return { path, line, column }
    }),
  }
  const refused = tags.flatMap((tag, index) => {
    const refusal = refusalOfTag(tag)
    return refusal ? pathInvalid(tag, refusal, frontMatter.place(['tags', String(index)])).diagnostics : []
  })
  return { fields, problems: [...problems, ...refused] }
}

/** Why no server answers at the page of a tag. */
const refusalOfTag = (tag: string) => pathRefusal(toPath(toSegment(tag)))

/** Throws `path-invalid`, at the key, where `slug` is written and no server answers at the path it makes. */
export function refuseSlug(written: string | undefined, path: string, frontMatter: FrontMatter): void {
  const refusal = written && pathRefusal(toPath(path))
  if (refusal) throw pathInvalid(written, refusal, frontMatter.place(['slug']))
}
