/** Compiles `.mdx` with components to a program. Imported for such pages only, because the compiler is large. */
import { createProcessor } from '@mdx-js/mdx'
import type {
  Identifier,
  ImportDeclaration,
  Literal,
  Pattern,
  Program,
  Statement,
  VariableDeclaration,
} from 'estree-jsx'
import type { Parents, Root } from 'hast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { VFile } from 'vfile'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { packageIn } from '../../engine/paths/packageModule.ts'
import { moduleNames } from '../../engine/paths/paths.ts'
import type { Place } from '../../engine/types.ts'
import { call, constant, given, literal, member, name, property } from './estree.ts'
import { stringifyStatic } from './hast/stringifyStatic.ts'
import { isThere } from './loadText.ts'
import { hintForImport, isBuiltIn, isImage, namesDeclared } from './mdast/imports.ts'
import * as messages from './messages.ts'
import type { Page } from './page.ts'
import type { FileRoot } from './hast/transform.ts'
import { attachFrontMatter, attachPlaces } from './mdxPlaces.ts'
import { moduleAt } from './scan.ts'
import { syntaxProblem } from './syntaxProblem.ts'

/** The tree is made already, so the compiler parses an empty file, and a rehype plugin replaces its tree. */
const processor = createProcessor({
  outputFormat: 'function-body',
  elementAttributeNameCase: 'react',
  rehypePlugins: [() => (_, file) => file.data['tree'] as Root],
})

/** `prose` is the text of the page. Body of a function that is called with React's runtime, `imports`, `at` and `absent`, and returns the module. */
export async function compile(tree: FileRoot, page: Page, prose: string): Promise<string> {
  attachPlaces(tree, page)
  attachFrontMatter(tree, page, prose)
  const file = new VFile({ value: '', data: { tree: stringifyStatic(tree) } })
  try {
    const program = await processor.run(processor.parse(file) as never, file)
    return String(processor.stringify(program as never, file))
  } catch (error) {
    throw SiteError.from([syntaxProblem(error, page)])
  }
}

/**
 * `import X from './x.tsx'` becomes `const {default: X} = arguments[0].imports['site/x.tsx']`. Reports imports that are not
 * allowed, and files that are not there.
 */
export async function rewriteImports(tree: Parents, page: Page): Promise<void> {
  const imported: { readonly from: string; readonly file: string; readonly place: Place }[] = []
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
      for (const name of namesDeclared(statement)) {
        if (declared.has(name))
          page.problems.push(messages.mdxSyntax(placeOf(statement), `"${name}" is declared twice`))
        declared.add(name)
      }
      const from = 'source' in statement && statement.source ? String(statement.source.value) : undefined
      if (from === undefined) return statement
      const place = placeOf(statement)
      // Shown where they stand in the page, as what `mdast/components.ts` makes of them.
      const isReplaced = isBuiltIn(from) || isImage(from) || /\.mdx?$/.test(from)
      if (isReplaced && statement.type === 'ImportDeclaration' && statement.specifiers.every(isDefault))
        return { type: 'EmptyStatement' } as Statement
      const file = moduleAt(page.file, from)
      if (file === undefined || /\.mdx?$/.test(file) || statement.type !== 'ImportDeclaration') {
        page.problems.push(
          messages.mdxImport(
            place,
            from,
            statement.type === 'ImportDeclaration' ? hintForImport(from) : 'Import first, then export.',
          ),
        )
        return { type: 'EmptyStatement' } as Statement
      }
      imported.push({ from, file, place })
      return { ...declarationFor(statement, file), loc: statement.loc ?? null }
    })
  }
  for (const { from, file, place } of imported)
    if (packageIn(file) === undefined && !(await isModuleThere(file, page)))
      page.problems.push(messages.mdxImport(place, from, `Looked for ${file}.`))
}

/** As the bundler finds it. */
async function isModuleThere(file: string, page: Page): Promise<boolean> {
  for (const name of moduleNames(file)) if (await isThere(name, page)) return true
  return false
}

const isDefault = ({ type }: ImportDeclaration['specifiers'][number]): boolean => type === 'ImportDefaultSpecifier'

function declarationFor({ specifiers }: ImportDeclaration, file: string): Statement {
  const imported = member(given('imports'), literal(file))
  const declare = (id: unknown) => constant(id as Pattern, imported)
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const properties = specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return []
    const key: Literal | Identifier = specifier.type === 'ImportDefaultSpecifier' ? name('default') : specifier.imported
    return [property(key, { type: 'AssignmentPattern', left: specifier.local, right: absent(key, file) })]
  })
  const declarations = [
    ...(whole ? [declare(whole.local)] : []),
    ...(properties.length ? [declare({ type: 'ObjectPattern', properties })] : []),
  ]
  if (declarations.length === 1) return declarations[0]!
  // One statement may become two declarations, which are joined into one. Without any, it is for what the module does: styles, say.
  return declarations.length
    ? ({ ...declarations[0]!, declarations: declarations.flatMap((one) => one.declarations) } as VariableDeclaration)
    : ({ type: 'ExpressionStatement', expression: imported } as unknown as Statement)
}

/** Called where the module exports no such name. */
const absent = (key: Literal | Identifier, file: string) =>
  call(given('absent'), [literal(key.type === 'Identifier' ? key.name : String(key.value)), literal(file)])
