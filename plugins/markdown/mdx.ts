/** `.mdx` with components: a program, made from the tree that our steps left. Loaded only for such pages. */
import { createProcessor } from '@mdx-js/mdx'
import type { ImportDeclaration, Program, Statement, VariableDeclaration } from 'estree-jsx'
import type { Parents, Root } from 'hast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { VFile } from 'vfile'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { resolveFile } from '../../engine/paths.ts'
import { frozen } from './hast/frozen.ts'
import * as messages from './messages.ts'
import type { Page } from './page.ts'
import { syntaxProblem } from './syntaxProblem.ts'

/** The tree is ours already, so the compiler gets an empty page and is handed the tree where HTML stands in its way. */
const processor = createProcessor({
  outputFormat: 'function-body',
  elementAttributeNameCase: 'react',
  rehypePlugins: [() => (_, file) => file.data['tree'] as Root],
})

/** Body of a function that is called with React's runtime and `imports`, and returns the module. */
export async function compile(tree: Root, page: Page): Promise<string> {
  const file = new VFile({ value: '', data: { tree: frozen(tree) } })
  try {
    const program = await processor.run(processor.parse(file) as never, file)
    return String(processor.stringify(program as never, file))
  } catch (error) {
    throw SiteError.from([syntaxProblem(error, page)])
  }
}

/** `import X from './x.tsx'` becomes `const {default: X} = arguments[0].imports['site/x.tsx']`. Reports what may not be imported. */
export function bindImports(tree: Parents, page: Page): void {
  const declared = new Set<string>()
  for (const node of tree.children) {
    if ((node.type as string) !== 'mdxjsEsm') continue
    const esm = node as unknown as MdxjsEsm
    const program = esm.data?.estree
    if (!program) continue
    const placeOf = ({ loc }: Program['body'][number]) =>
      page.placeAt(loc?.start.line ?? 1, (loc?.start.column ?? 0) + 1)
    const body = program.body as Program['body'][number][]
    program.body = body.map((statement) => {
      for (const name of namesOf(statement)) {
        if (declared.has(name))
          page.problems.push(messages.mdxSyntax(placeOf(statement), `"${name}" is declared twice`))
        declared.add(name)
      }
      const from = 'source' in statement && statement.source ? String(statement.source.value) : undefined
      if (from === undefined) return statement
      const place = placeOf(statement)
      const file = /^\.{1,2}\//.test(from) ? resolveFile(page.file, from) : undefined
      if (file === undefined || /\.mdx?$/.test(file) || statement.type !== 'ImportDeclaration') {
        page.problems.push(messages.mdxImport(place, from, hintFor(from, statement.type)))
        return { type: 'EmptyStatement' } as Statement
      }
      return binding(statement, file)
    })
  }
}

function namesOf(statement: Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
  const { declaration } = statement
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name]
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

function hintFor(from: string, type: string): string | undefined {
  if (from.startsWith('@theme/Tab')) return 'Delete the line: Tabs and TabItem need no import.'
  if (/\.mdx?$/.test(from)) return `Write <Include src="${from}" /> where the text belongs.`
  return type === 'ImportDeclaration' ? undefined : 'Import first, then export.'
}

function binding({ specifiers }: ImportDeclaration, file: string): Statement {
  const imported = {
    type: 'MemberExpression',
    object: member('imports'),
    property: { type: 'Literal', value: file },
    computed: true,
    optional: false,
  } as const
  const declare = (id: unknown): VariableDeclaration =>
    ({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id, init: imported }],
    }) as VariableDeclaration
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const properties = specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return []
    const key =
      specifier.type === 'ImportDefaultSpecifier' ? { type: 'Identifier', name: 'default' } : specifier.imported
    return [
      { type: 'Property', kind: 'init', key, value: specifier.local, method: false, shorthand: false, computed: false },
    ]
  })
  const declarations = [
    ...(whole ? [declare(whole.local)] : []),
    ...(properties.length ? [declare({ type: 'ObjectPattern', properties })] : []),
  ]
  if (declarations.length === 1) return declarations[0]!
  // Two declarations where one statement stood: joined into one.
  return declarations.length
    ? ({ ...declarations[0]!, declarations: declarations.flatMap((one) => one.declarations) } as VariableDeclaration)
    : ({ type: 'EmptyStatement' } as Statement)
}

const member = (name: string) =>
  ({
    type: 'MemberExpression',
    object: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'arguments' },
      property: { type: 'Literal', value: 0 },
      computed: true,
      optional: false,
    },
    property: { type: 'Identifier', name },
    computed: false,
    optional: false,
  }) as const
