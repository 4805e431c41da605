/** One file of the docs folder: a page, or the `_category_.yml` of a folder. */
import { posix } from 'node:path'
import * as v from 'valibot'
import type { Config, Place, Reading, Source } from '../../engine/types.ts'
import { addressOf } from '../../engine/paths.ts'
import {
  checkFrontMatter,
  commonFrontMatter,
  formerPaths,
  instantOf,
  parseFrontMatter,
  readMarkdown,
  type FormerPath,
  type MarkdownOptions,
} from '../markdown/index.ts'
import { slugOutside } from './messages.ts'

export type DocData = {
  readonly kind: 'doc'
  /** `2.7` below `docs@2.7`, '' for the current version. */
  readonly version: string
  /** Folder and name below the docs folder: `approval/approval_about`. Unique in a locale. */
  readonly id: string
  /** Path below the docs base, no slashes at the ends; the folder itself for an index page. */
  readonly slug: string
  /** `approval`, '' at the top. */
  readonly folder: string
  readonly title: string
  readonly label: string
  readonly description: string
  readonly position: number | undefined
  readonly tags: readonly string[]
  readonly draft: boolean
  /** Instant. */
  readonly publishAt: string | undefined
  readonly unlisted: boolean
  readonly hideTitle: boolean
  readonly hideToc: boolean
  readonly lastUpdate: string | undefined
  readonly lastAuthor: string | undefined
  readonly readingMinutes: number
  readonly redirectFrom: readonly FormerPath[]
}

export type CategoryData = {
  readonly kind: 'category'
  readonly version: string
  readonly folder: string
  readonly label: string
  readonly position: number | undefined
  readonly collapsed: boolean
  /** Name of the sidebar the folder belongs to, with all below it. */
  readonly sidebar: string | undefined
  /** The page its label leads to: a generated list of what is in it, or one of the docs. */
  readonly link: CategoryLink | undefined
}

export type CategoryLink =
  | {
      readonly type: 'generated-index'
      readonly slug?: string | undefined
      readonly title?: string | undefined
      readonly description?: string | undefined
    }
  | { readonly type: 'doc'; readonly id: string; readonly place: Place }

const docSchema = v.object(commonFrontMatter)

const categorySchema = v.object({
  label: v.pipe(v.string('text'), v.nonEmpty('text')),
  position: v.optional(v.number('a number')),
  collapsed: v.optional(v.boolean('true or false')),
  sidebar: v.optional(v.string('text')),
  link: v.optional(
    v.variant('type', [
      v.strictObject({
        type: v.literal('generated-index'),
        slug: v.optional(v.string('text')),
        title: v.optional(v.string('text')),
        description: v.optional(v.string('text')),
      }),
      v.strictObject({ type: v.literal('doc'), id: v.string('text') }),
    ]),
  ),
})

/** The hand-written trees themselves come with the brand; this is where to point at when something in them is wrong. */
export type SidebarsText = { readonly kind: 'sidebars'; readonly text: string }

export type DocsData = DocData | CategoryData | SidebarsText

export function readDoc(source: Source, config: Config, means: (locale: string) => MarkdownOptions): Reading<DocsData> {
  const address = addressOf(source.file, config.content, config.locales)
  if (!address) return { data: { kind: 'sidebars', text: source.text } }
  const { locale, rest } = address
  const [base = ''] = rest.split('/')
  const version = base.includes('@') ? base.slice(base.indexOf('@') + 1) : ''
  const file = rest.slice(base.length + 1)
  const folder = posix.dirname(file) === '.' ? '' : posix.dirname(file)
  if (/\.ya?ml$/.test(file)) return { data: readCategory(source, folder, version) }

  const markdown = readMarkdown(source, means(locale))
  const front = checkFrontMatter(docSchema, markdown.frontMatter)
  const name = front.id ?? posix.basename(file).replace(/\.mdx?$/, '')
  const slug = slugOf(front.slug, folder, name)
  const climber = [slug, posix.join(folder, name)].find((path) => /^\.\.(?:\/|$)/.test(path))
  if (climber)
    throw slugOutside(front.slug ?? name, markdown.frontMatter.place([front.slug === undefined ? 'id' : 'slug']))
  return {
    imports: markdown.imports,
    body: markdown.body,
    data: {
      kind: 'doc',
      version,
      id: posix.join(folder, name),
      slug,
      folder,
      title: markdown.title,
      label: front.sidebar_label ?? markdown.title,
      description: front.description ?? '',
      position: front.sidebar_position,
      tags: front.tags ?? [],
      draft: front.draft ?? false,
      publishAt: front.publishAt && instantOf(front.publishAt),
      unlisted: front.unlisted ?? false,
      hideTitle: front.hide_title ?? false,
      hideToc: front.hide_table_of_contents ?? false,
      lastUpdate: front.last_update?.date ?? front.date,
      lastAuthor: front.last_update?.author,
      readingMinutes: markdown.readingMinutes,
      redirectFrom: formerPaths(front.redirect_from, markdown.frontMatter),
    },
  }
}

function readCategory(source: Source, folder: string, version: string): CategoryData {
  // The whole file is what the head of a page is: the same parser, limits and messages serve both.
  const frontMatter = parseFrontMatter({ file: source.file, text: `---\n${source.text}\n---\n`, linesBefore: -1 })
  const { label, position, collapsed = true, sidebar, link } = checkFrontMatter(categorySchema, frontMatter)
  return {
    kind: 'category',
    version,
    folder,
    label,
    position,
    collapsed,
    sidebar,
    link: link?.type === 'doc' ? { ...link, place: frontMatter.place(['link', 'id']) } : link,
  }
}

/** An index page, or one named like its folder, stands for the folder. */
function slugOf(slug: string | undefined, folder: string, name: string): string {
  if (slug)
    return posix
      .join(slug.startsWith('/') ? '.' : folder, slug)
      .replace(/\/$/, '')
      .replace(/^\.$/, '')
  const collapses = /^(?:index|readme)$/i.test(name) || (folder !== '' && name === posix.basename(folder))
  return collapses ? folder : posix.join(folder, name)
}
