/** One file of the docs folder: a page, the `_category_.yml` of a folder, or a `sidebars.ts`. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { addressOf } from '../../engine/paths/paths.ts'
import type { Address, Config, ReadResult, Source } from '../../engine/types.ts'
import {
  checkPageFrontMatter,
  commonFrontMatter,
  dayOf,
  flag,
  pageFields,
  readMarkdown,
  refuseSlug,
  text,
  wholePagesIn,
  type FrontMatter,
  type MarkdownOptions,
} from '../markdown/index.ts'
import { pageBadge, withBadge } from './badge.ts'
import type { DocData, DocsData } from './data.ts'
import { slugOutside } from './messages.ts'
import { splitNumber, withoutNumbers } from './numberPrefix.ts'
import { readCategory } from './readCategory.ts'

const idOrNone = v.optional(v.nullable(text))

const docSchema = v.object({
  ...commonFrontMatter,
  sidebar_badge: pageBadge,
  displayed_sidebar: idOrNone,
  pagination_label: v.optional(text),
  pagination_next: idOrNone,
  pagination_prev: idOrNone,
  custom_edit_url: idOrNone,
  // Without effect here.
  sidebar_class_name: v.optional(text),
  sidebar_custom_props: v.optional(v.unknown()),
  sidebar_key: v.optional(text),
  parse_number_prefixes: v.optional(flag),
})

type ReadOptions = {
  readonly markdown: (address: Address) => MarkdownOptions
  readonly numberPrefixes: boolean
}

export function readDoc(
  source: Source,
  config: Config,
  { markdown: markdownOptions, numberPrefixes }: ReadOptions,
): ReadResult<DocsData> {
  const address = addressOf(source.file, config.content, config.locales)
  if (!address) return { data: { kind: 'sidebars', text: source.text } }
  const { rest } = address
  const [base = ''] = rest.split('/')
  const version = base.includes('@') ? base.slice(base.indexOf('@') + 1) : ''
  const file = rest.slice(base.length + 1)
  const from = posix.dirname(file) === '.' ? '' : posix.dirname(file)
  const folder = numberPrefixes ? withoutNumbers(from) : from
  if (/\.(?:ya?ml|json)$/.test(file)) return { data: readCategory(source, folder, version) }

  const markdown = readMarkdown(source, markdownOptions(address))
  const { front, diagnostics } = checkPageFrontMatter(docSchema, markdown.frontMatter)
  const numbered = splitName(file, numberPrefixes && front.parse_number_prefixes !== false)
  const name = front.id ?? numbered.name
  const slug = slugOf(front.slug, folder, name)
  const outside = [slug, posix.join(folder, name)].find((path) => /^\.\.(?:\/|$)/.test(path))
  if (outside)
    throw slugOutside(front.slug ?? name, markdown.frontMatter.place([front.slug === undefined ? 'id' : 'slug']))
  refuseSlug(front.slug, slug, markdown.frontMatter)
  // Then it is called by its file, and the number there is its place.
  const isUntitled = front.title === undefined && markdown.title === stemOf(file)
  const title = isUntitled ? name : markdown.title
  const { fields, problems } = pageFields(front, { ...markdown, title }, source.file)
  return {
    imports: markdown.imports,
    body: markdown.body,
    diagnostics: [...diagnostics, ...problems],
    data: {
      ...fields,
      kind: 'doc',
      version,
      id: posix.join(folder, name),
      slug,
      folder,
      isIndex: isIndexName(numbered.name, folder),
      ...(numberPrefixes && from && { folderNumbers: from.split('/').map((part) => splitNumber(part).number) }),
      heading: markdown.heading === markdown.title ? undefined : markdown.heading,
      label: front.sidebar_label ?? title,
      description: front.description ?? markdown.lead ?? '',
      position: front.sidebar_position ?? numbered.number,
      ...withBadge(front.sidebar_badge),
      hideTitle: front.hide_title ?? false,
      hideSidebar: front.displayed_sidebar === null,
      sidebar: front.displayed_sidebar
        ? { name: front.displayed_sidebar, place: markdown.frontMatter.place(['displayed_sidebar']) }
        : undefined,
      pagination: paginationOf(front, markdown.frontMatter),
      editUrl: front.custom_edit_url,
      lastUpdate: fields.lastUpdate === undefined && front.date ? dayOf(front.date) : fields.lastUpdate,
      lastAuthor: front.last_update?.author,
      gathers: wholePagesIn(source.text).map((target) => posix.join(folder, target).replace(/\.md$/, '')),
    },
  }
}

function paginationOf(
  { pagination_next: next, pagination_prev: previous, pagination_label: label }: v.InferOutput<typeof docSchema>,
  { place }: FrontMatter,
): DocData['pagination'] {
  const ids = Object.entries({ pagination_next: next, pagination_prev: previous })
  const places = ids.flatMap(([key, id]) => (id ? [{ key, id, place: place([key]) }] : []))
  return { next, previous, label, places }
}

const stemOf = (file: string): string => posix.basename(file).replace(/\.mdx?$/, '')

function splitName(file: string, isNumbered: boolean): ReturnType<typeof splitNumber> {
  const stem = stemOf(file)
  return isNumbered ? splitNumber(stem) : { name: stem, number: undefined }
}

/** An index page, or a page with the name of its folder, has the slug of the folder. */
function slugOf(slug: string | undefined, folder: string, name: string): string {
  if (slug)
    return posix
      .join(slug.startsWith('/') ? '.' : folder, slug)
      .replace(/\/$/, '')
      .replace(/^\.$/, '')
  return isIndexName(name, folder) ? folder : posix.join(folder, name)
}

const isIndexName = (name: string, folder: string): boolean =>
  /^(?:index|readme)$/i.test(name) || (folder !== '' && name === posix.basename(folder))
