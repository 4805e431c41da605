/** One file of the docs folder: a page, the `_category_.yml` of a folder, or the `sidebars.ts` of a brand. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { addressOf } from '../../engine/paths/paths.ts'
import type { Address, Config, ReadResult, Source } from '../../engine/types.ts'
import {
  checkPageFrontMatter,
  commonFrontMatter,
  formerPaths,
  instantOf,
  readMarkdown,
  refuseSlug,
  wholePagesIn,
} from '../markdown/index.ts'
import type { MarkdownOptions } from '../markdown/index.ts'
import type { DocsData } from './data.ts'
import { slugOutside } from './messages.ts'
import { readCategory } from './readCategory.ts'

const docSchema = v.object(commonFrontMatter)

export function readDoc(
  source: Source,
  config: Config,
  markdownOptions: (address: Address) => MarkdownOptions,
): ReadResult<DocsData> {
  const address = addressOf(source.file, config.content, config.locales)
  if (!address) return { data: { kind: 'sidebars', text: source.text } }
  const { rest } = address
  const [base = ''] = rest.split('/')
  const version = base.includes('@') ? base.slice(base.indexOf('@') + 1) : ''
  const file = rest.slice(base.length + 1)
  const folder = posix.dirname(file) === '.' ? '' : posix.dirname(file)
  if (/\.ya?ml$/.test(file)) return { data: readCategory(source, folder, version) }

  const markdown = readMarkdown(source, markdownOptions(address))
  const { front, diagnostics } = checkPageFrontMatter(docSchema, markdown.frontMatter)
  const name = front.id ?? posix.basename(file).replace(/\.mdx?$/, '')
  const slug = slugOf(front.slug, folder, name)
  const outside = [slug, posix.join(folder, name)].find((path) => /^\.\.(?:\/|$)/.test(path))
  if (outside)
    throw slugOutside(front.slug ?? name, markdown.frontMatter.place([front.slug === undefined ? 'id' : 'slug']))
  refuseSlug(front.slug, slug, markdown.frontMatter)
  return {
    imports: markdown.imports,
    body: markdown.body,
    diagnostics,
    data: {
      kind: 'doc',
      version,
      id: posix.join(folder, name),
      slug,
      folder,
      title: markdown.title,
      label: front.sidebar_label ?? markdown.title,
      description: front.description ?? '',
      keywords: front.keywords ?? [],
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
      gathers: wholePagesIn(source.text).map((target) => posix.join(folder, target).replace(/\.md$/, '')),
      redirectFrom: formerPaths(front.redirect_from, markdown.frontMatter),
    },
  }
}

/** An index page, or a page with the name of its folder, has the slug of the folder. */
function slugOf(slug: string | undefined, folder: string, name: string): string {
  if (slug)
    return posix
      .join(slug.startsWith('/') ? '.' : folder, slug)
      .replace(/\/$/, '')
      .replace(/^\.$/, '')
  const isIndex = /^(?:index|readme)$/i.test(name) || (folder !== '' && name === posix.basename(folder))
  return isIndex ? folder : posix.join(folder, name)
}
