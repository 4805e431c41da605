/** The steps from prose to a body: text -> mdast -> hast -> HTML, and for `.mdx` with components a program. */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Body, Diagnostic, Place } from '../../engine/types.ts'
import { applySeverities, isError } from '../../engine/errors/severities.ts'
import { renderFence } from './code/renderFence.ts'
import { checkFrontNames } from './figures.ts'
import { refuseLargeHtml } from './hast/htmlSize.ts'
import { transformHast, type FileRoot } from './hast/transform.ts'
import { htmlOptions } from './hast/html.ts'
import { createPage, type Page, type PageOptions } from './page.ts'
import { readTree } from './readTree.ts'
import { sortByLine } from './sortByLine.ts'

export type Prose = {
  readonly file: string
  /** The text below the front matter. */
  readonly prose: string
  readonly linesBefore: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly title: string
  /** Texts of the front matter that pages show. */
  readonly head: readonly { readonly text: string; readonly place: Place }[]
  /** What of its front matter does not hold for prose. */
  readonly refused: readonly Diagnostic[]
}

export async function readBody(
  { file, prose, linesBefore, attributes, title, head, refused }: Prose,
  options: PageOptions,
): Promise<Body> {
  const page = createPage({ file, linesBefore, attributes, ...options })
  page.problems.push(...refused)
  await checkFrontNames(head, page)
  const tree = await readTree(prose, page, title)
  const { jobs, hasCode, excerptEnd, titleId, headings, anchors, links, sections } = transformHast(tree, renderFence)
  await Promise.all(jobs.map((job) => job()))
  const problems = sortByLine(page.problems)
  refuseLargeHtml(tree)

  // MDX nodes have no HTML, but their children may have.
  const html = (children: Root['children']): string =>
    toHtml({ type: 'root', children: hasCode ? removeMdxNodes(children) : children }, htmlOptions).trim()
  const excerpt = excerptEnd === undefined ? undefined : html(tree.children.slice(0, excerptEnd))
  return {
    html: excerpt === undefined ? html(tree.children) : `${excerpt}\n${html(tree.children.slice(excerptEnd))}`,
    excerpt,
    code: hasCode ? await programOf(tree, page, prose) : undefined,
    titleId,
    headings,
    anchors,
    isPartial: page.parts.isPartial || undefined,
    links,
    sections: sections.all(),
    diagnostics: problems,
  }
}

/** A page that cannot be published is rendered for the checks, and its program for what it misses, unless it misses that for a mistake told already. */
async function programOf(tree: FileRoot, page: Page, prose: string): Promise<string | undefined> {
  const { problems } = page
  if (problems.some(({ code }) => code === 'mdx-import' || code === 'mdx-syntax')) return undefined
  const program = (await import('./mdx.ts')).compile(tree, page, prose)
  return applySeverities(problems, page).some(isError) ? program.catch(() => undefined) : program
}

function removeMdxNodes(children: Root['children']): Root['children'] {
  return children.flatMap((child) => {
    const inside = 'children' in child ? removeMdxNodes(child.children as Root['children']) : []
    if ((child.type as string).startsWith('mdx')) return inside
    return 'children' in child ? [{ ...child, children: inside } as typeof child] : [child]
  })
}
