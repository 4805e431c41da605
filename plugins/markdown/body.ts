/**
 * The way of prose: text -> mdast -> arranged -> hast -> finished -> HTML, or for `.mdx` with components a program.
 * Loaded only by whoever needs a body.
 */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Body } from '../../engine/types.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { showFence } from './code/figure.ts'
import { finish } from './hast/finish.ts'
import { htmlOptions } from './hast/html.ts'
import { createPage, type PageMeans } from './page.ts'
import { readPart } from './part.ts'

export type Prose = {
  readonly file: string
  /** The text below the front matter. */
  readonly prose: string
  readonly linesBefore: number
  readonly title: string
}

export async function readBody({ file, prose, linesBefore, title }: Prose, means: PageMeans): Promise<Body> {
  const page = createPage({ file, linesBefore, ...means })
  const tree = await readPart(prose, page, title)
  const outline = finish(tree, showFence)
  await Promise.all(outline.jobs.map((job) => job()))
  const problems = page.problems.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0))
  if (problems.some(({ severity }) => severity === 'error')) throw SiteError.from(problems)

  const { excerptEnd, headings, anchors, links, sections } = outline
  // MDX nodes have no HTML; what stands within them has.
  const html = (children: Root['children']): string =>
    toHtml({ type: 'root', children: outline.hasCode ? withoutCode(children) : children }, htmlOptions).trim()
  const excerpt = excerptEnd === undefined ? undefined : html(tree.children.slice(0, excerptEnd))
  return {
    html: excerpt === undefined ? html(tree.children) : `${excerpt}\n${html(tree.children.slice(excerptEnd))}`,
    excerpt,
    code: outline.hasCode ? await (await import('./mdx.ts')).compile(tree, page) : undefined,
    headings,
    anchors,
    links,
    sections,
    diagnostics: problems,
  }
}

function withoutCode(children: Root['children']): Root['children'] {
  return children.flatMap((child) => {
    const inside = 'children' in child ? withoutCode(child.children as Root['children']) : []
    if ((child.type as string).startsWith('mdx')) return inside
    return 'children' in child ? [{ ...child, children: inside } as typeof child] : [child]
  })
}
