/** The front matter of a page, for its code: `{frontMatter.title}`. */
import type { FileRoot } from './hast/transform.ts'
import type { Page } from './page.ts'

/** As others call it. */
const names = ['frontMatter', 'frontmatter']

/** Changes the tree in place, where the prose asks for it and declares no such name itself. */
export function attachFrontMatter(tree: FileRoot, { attributes }: Page, prose: string): void {
  const { imported } = tree.data.file.page
  const wanted = names.filter((name) => prose.includes(name) && !imported.has(name))
  if (!wanted.length) return
  const id = (name: string) => ({ type: 'Identifier', name }) as const
  const parse = {
    type: 'MemberExpression',
    object: id('JSON'),
    property: id('parse'),
    computed: false,
    optional: false,
  }
  const value = { type: 'Literal', value: JSON.stringify(attributes) }
  const init = { type: 'CallExpression', callee: parse, arguments: [value], optional: false }
  const declarations = wanted.map((name) => ({ type: 'VariableDeclarator', id: id(name), init }))
  const body = [{ type: 'VariableDeclaration', kind: 'const', declarations }]
  const estree = { type: 'Program', sourceType: 'module', body }
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as never)
}
