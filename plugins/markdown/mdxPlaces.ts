/**
 * Writes into a program where its parts stand in the source: it calls `at(line, column)` before each of its expressions and
 * statements, and exports the places of its components. So what a part throws is told with its place.
 */
import type { Expression, Node, Program } from 'estree-jsx'
import type { Nodes } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Place } from '../../engine/types.ts'
import { addStatements, call, constant, given, literal, member, name } from './estree.ts'
import type { FileRoot } from './hast/transform.ts'
import type { Page } from './page.ts'
import { tagsElsewhere } from './tagsElsewhere.ts'

type WithEstree = { readonly data?: { readonly estree?: Program | null | undefined } | undefined }
type Body = Program['body']
/** Where each stands, and what stands for it here where another tool has it. */
type Components = Record<string, Place & { readonly hint?: string | undefined }>

/** Changes the tree in place. */
export function attachPlaces(tree: FileRoot, page: Page): void {
  const components: Components = {}
  attachToNode(tree, page, components)
  const places = constant(name('_places'), literal(JSON.stringify(components)))
  addStatements(tree, [
    constant(name('_at'), given('at')),
    { type: 'ExportNamedDeclaration', declaration: places, specifiers: [], source: null, attributes: [] },
  ])
}

function attachToNode(node: Nodes, page: Page, components: Components): void {
  const kind = node.type as string
  const { estree } = (node as WithEstree).data ?? {}
  if (kind === 'mdxjsEsm' && estree) attachToStatements(estree, page, components)
  else if (kind.startsWith('mdxJsx')) attachToElement(node as unknown as MdxJsxFlowElement, page, components)
  else if (estree) attachToExpression(estree, page, components)
  if (!('children' in node)) return
  // An included part has places in a file of its own.
  for (const child of node.children) {
    const { file } = (child as { readonly data?: Partial<FileRoot['data']> }).data ?? {}
    attachToNode(child, file?.page ?? page, components)
  }
}

function attachToElement(element: MdxJsxFlowElement, page: Page, components: Components): void {
  if (element.name && /^[A-Z]/.test(element.name))
    components[element.name] ??= { ...page.place(element), hint: tagsElsewhere.get(element.name) }
  for (const attribute of element.attributes) {
    const { estree } = ((attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute) as WithEstree)?.data ?? {}
    if (estree) attachToExpression(estree, page, components)
  }
}

function attachToStatements(program: Program, page: Page, components: Components): void {
  program.body = program.body.flatMap((statement): Body => {
    findComponents(statement, page, components)
    const call = callOf(statement, page)
    return call ? [{ type: 'ExpressionStatement', expression: call }, statement] : [statement]
  })
}

/** `a.b` -> `(_at(3, 5), a.b)`; of a spread, what is spread. */
function attachToExpression({ body: [statement] }: Program, page: Page, components: Components): void {
  if (statement?.type !== 'ExpressionStatement') return
  const { expression } = statement
  findComponents(expression, page, components)
  const [spread] = expression.type === 'ObjectExpression' ? expression.properties : []
  if (spread?.type === 'SpreadElement') spread.argument = withPlace(spread.argument, page)
  else statement.expression = withPlace(expression, page)
}

/** A literal cannot fail, and the compiler knows which are white space. */
function withPlace(value: Expression, page: Page): Expression {
  const call = value.type === 'Literal' ? undefined : callOf(value, page)
  return call ? { type: 'SequenceExpression', expressions: [call, value] } : value
}

/** Undefined for what was not written, but made. */
function callOf({ loc }: Node, page: Page): Expression | undefined {
  if (!loc) return undefined
  const { file, line, column } = page.placeAt(loc.start.line, loc.start.column + 1)
  return call(name('_at'), [line!, column!, ...(page.includedAt ? [file] : [])].map(literal))
}

/** Components that are written within code. */
function findComponents(node: unknown, page: Page, components: Components): void {
  if (typeof node !== 'object' || node === null) return
  const { type, name: tag, loc } = node as { type?: string; name?: { type: string; name: string }; loc?: Node['loc'] }
  if (type === 'JSXOpeningElement' && tag?.type === 'JSXIdentifier' && /^[A-Z]/.test(tag.name) && loc)
    components[tag.name] ??= page.placeAt(loc.start.line, loc.start.column + 1)
  for (const child of Object.values(node)) findComponents(child, page, components)
}

/** As others call it. */
const frontMatterNames = ['frontMatter', 'frontmatter']

/** The front matter of a page, for its code, `{frontMatter.title}`: where the prose asks for it and declares no such name itself. */
export function attachFrontMatter(tree: FileRoot, { attributes }: Page, prose: string): void {
  const { imported } = tree.data.file.page
  const wanted = frontMatterNames.filter((each) => prose.includes(each) && !imported.has(each))
  if (!wanted.length) return
  const value = call(member(name('JSON'), name('parse')), [literal(JSON.stringify(attributes))])
  addStatements(
    tree,
    wanted.map((each) => constant(name(each), value)),
  )
}
