/** One Markdown file as hast: parsed, transformed, sanitised, with the parts it includes in place. */
import type { Element, ElementContent, Parents } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { isBehindHidden } from '../../engine/paths/paths.ts'
import type { Place } from '../../engine/types.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { placeholder, toHast } from './hast/toHast.ts'
import type { FileRoot } from './hast/transform.ts'
import * as excess from './excess.ts'
import { isDataPart, loadDataPart, splitTarget } from './dataParts.ts'
import { expandNames } from './figures.ts'
import { fileHidden } from './imageMessages.ts'
import { ExcessError, findExcess, type Excess } from './limits.ts'
import { loadText } from './loadText.ts'
import { refuseExpansions } from './mdast/expansions.ts'
import { showFrontMatter } from './frontExpressions.ts'
import { importedIn, withoutImports } from './mdast/imports.ts'
import { foreignIn } from './mdast/foreign.ts'
import { lostCells } from './mdast/lostCells.ts'
import { lostReferences } from './mdast/lostReferences.ts'
import { findMath } from './mdast/math.ts'
import { parse } from './mdast/parse.ts'
import { preprocess } from './mdast/preprocess.ts'
import { joinCjkLines } from './mdast/cjkLines.ts'
import { transformMdast } from './mdast/transform.ts'
import * as messages from './messages.ts'
import { refuseDynamicImports } from './dynamicImports.ts'
import { createDataPartPage, createPartPage, missing, refusal, type Page } from './page.ts'
import type { Syntax } from './published.ts'
import { sectionElement, sectionOf, wholePage } from './pageSection.ts'
import { giveValues } from './partValues.ts'
import { syntaxProblem } from './syntaxProblem.ts'

/** `title`: of the page, whose first heading may repeat it. Throws SiteError where the text cannot be parsed. */
export async function readTree(text: string, given: Page, title?: string): Promise<FileRoot> {
  refuseExcess(text, given)
  const source = preprocess(given.mdx ? text : withoutImports(text, given), given)
  const published = given.remark.length || given.rehype.length ? await import('./published.ts') : undefined
  const syntax = published?.syntaxOf(given.remark, given)
  const parsed = orRefused(given, () => parseText(source, given, syntax))
  const mdast = (await published?.runPlugins(parsed, given.remark, source, given)) ?? parsed
  const page = given.mdx ? { ...given, imported: importedIn(mdast) } : given
  if (page.mdx) showFrontMatter(mdast, page)
  if (page.mdx && page.values && text.includes('props')) giveValues(mdast, page.values)
  const placeOf = (offset: number): Place => {
    const { line = 1, column = 1 } = placeAt(page.file, source, offset)
    return page.placeAt(line, column)
  }
  const formula = source.includes('$') && !readsDollars(syntax) ? findMath(mdast, source) : undefined
  if (formula !== undefined) page.problems.push(messages.mathNotShown(placeOf(formula)))
  for (const lost of lostReferences(mdast, source)) {
    const tell = lost.kind === 'reference' ? messages.definitionMissing : messages.noteLost
    page.problems.push(tell(placeOf(lost.offset), lost))
  }
  for (const offset of lostCells(mdast, source)) page.problems.push(messages.cellsLost(placeOf(offset)))
  // In `.mdx` braces are code.
  for (const found of page.mdx ? [] : foreignIn(mdast, source))
    page.problems.push(messages.markdownForeign(placeOf(found.offset), found))
  const { hasHtml, hasIncludes, isTooDeep, title: heading } = orRefused(page, () => transformMdast(mdast, page, title))
  if (isTooDeep) throw SiteError.from(page.problems)
  refuseExpansions(mdast, page)
  await expandNames(mdast, page)
  // Not before: titles and entries of blocks end with a line as well.
  joinCjkLines(mdast)
  const { tree, fences } = toHast(mdast, page, { withHtml: hasHtml })
  // With a parser of HTML.
  const safe = hasHtml ? (await import('./hast/sanitize.ts')).sanitize(tree, source, page) : tree
  if (!safe) throw SiteError.from(page.problems)
  if (page.mdx) {
    // Imported for `.mdx` only: the compiler is large.
    const { rewriteImports } = await import('./mdx.ts')
    await rewriteImports(safe, page)
    refuseDynamicImports(safe, page)
  }
  if (hasIncludes) await expandIncludes(safe, page)
  const shown = (await published?.runPlugins(safe, page.rehype, source, page)) ?? safe
  if (page.rehype.length) published?.settleTree(shown)
  return { ...shown, data: { file: { page, fences, title: heading } } }
}

function refuseExcess(text: string, page: Page): void {
  const found = findExcess(text, page.mdx, page.meter.limits)
  if (found) throw excessError(found, page)
}

function excessError(found: Excess, page: Page): SiteError {
  return refusal(page, excess.messageOf(found, page.placeAt(found.line, found.column)))
}

/** Summaries are parsed while the tree is transformed. */
function orRefused<T>(page: Page, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof ExcessError ? excessError(error.excess, page) : error
  }
}

const readsDollars = (syntax: Syntax | undefined): boolean =>
  syntax?.extensions.some(({ text = {} }) => 36 in text) === true

function parseText(text: string, page: Page, syntax: Syntax | undefined): MdastRoot {
  try {
    return parse(text, page.mdx ? 'mdx' : 'md', page.meter, syntax)
  } catch (error) {
    if (error instanceof ExcessError) throw error
    throw refusal(page, syntaxProblem(error, page))
  }
}

async function expandIncludes(parent: Parents, page: Page): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') {
      if ('children' in child) await expandIncludes(child as Parents, page)
    } else if (placeholder.include in child.properties) {
      const part = await readInclude(child, page)
      // A root within the tree, because its places are in another file.
      parent.children[index] = (part ?? { type: 'text', value: '' }) as ElementContent
    } else await expandIncludes(child, page)
  }
}

async function readInclude(node: Element, page: Page): Promise<FileRoot | ElementContent | undefined> {
  const target = String(node.properties[placeholder.include])
  const at = page.place(node)
  const { file, name } = splitTarget(target, page.file)
  if (file === undefined) return missing(page, messages.fileOutside(at, target))
  if (isDataPart(target, page)) {
    const part = await loadDataPart(target, at, page)
    return part === undefined ? undefined : readTree(part, createDataPartPage(page, at))
  }
  if (isBehindHidden(file)) return missing(page, fileHidden(at, target))
  const isPage = name === wholePage
  if (!(isPage ? /\.md$/ : /(?:^|\/)_[^/]*\.mdx?$/).test(file) || (file.endsWith('.mdx') && !page.mdx))
    return missing(page, messages.includeName(at, target))
  const { includeChain } = page
  if (includeChain.includes(file))
    return missing(page, messages.includeCycle(at, [...includeChain.slice(includeChain.indexOf(file)), file]))
  const { includes } = page.meter.limits
  if (page.parts.count >= includes) throw refusal(page, excess.pageTooComplex(at, 'parts', includes))
  const text = await loadText(file, page)
  if (text === undefined) return missing(page, messages.includeMissing(at, target, file))
  if (isPage) {
    const section = sectionOf(file, text)
    const part = await readTree(section.text, createPartPage(page, file, { linesBefore: section.linesBefore, at }))
    return sectionElement(part, section.tags, page.labels)
  }
  const { bodyStart } = parseFrontMatter({ file, text })
  const linesBefore = text.slice(0, bodyStart).split('\n').length - 1
  const { values } = node.data ?? {}
  return readTree(text.slice(bodyStart), createPartPage(page, file, { linesBefore, at, values }))
}
