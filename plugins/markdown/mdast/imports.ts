/** Imports in prose: of `.md` they are left out, of `.mdx` the names they declare are known. */
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import { hintForGenerator } from '../../../engine/errors/packageDoors.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { segmentsOf } from '../prose.ts'

/** What is there without an import. */
export const isBuiltIn = (from: string): boolean =>
  /^(?:react|@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details)|@docusaurus\/(?:Link|useBaseUrl))$/.test(from)

/** Its address is the value of the import. Drawings are imported as components, too. */
export const isImage = (from: string): boolean => /\.(?:png|jpe?g|gif|webp|avif)$/i.test(from)

/** What to write in place of an import of prose, or of what another generator has. */
export const hintForImport = (from: string): string | undefined =>
  /\.mdx?$/.test(from) ? `Write <Include src="${from}" /> where the text belongs.` : hintForGenerator(from)

const importLines = /^import\s+(?:[\w*${},\s]{1,500}?\s*from\s*)?(['"])([^'"\n]{1,500})\1;?[ \t]*$/gm

/** The text of an `.md` file with empty lines in place of its imports. Reports those of what is not built in. */
export const withoutImports = (text: string, page: Page): string =>
  withoutImportLines(text, (from, index) => {
    const line = text.slice(0, index).split('\n').length
    if (!isBuiltIn(from)) page.problems.push(messages.markdownImport(page.placeAt(line, 1), from, hintForImport(from)))
  })

export function withoutImportLines(text: string, onImport?: (from: string, index: number) => void): string {
  if (!/^import\s/m.test(text)) return text
  const parts = segmentsOf(text).map(({ code, start, end }) => {
    const part = text.slice(start, end)
    if (code) return part
    return part.replace(importLines, (whole, _quote, from: string, index: number) => {
      onImport?.(from, start + index)
      return whole.replaceAll(/[^\n]/g, '')
    })
  })
  return parts.join('')
}

/** What imports name, and what the file declares itself, which comes from nowhere: `''`. */
export function importedIn(tree: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      const from = statement.type === 'ImportDeclaration' ? String(statement.source.value) : ''
      for (const name of namesDeclared(statement)) found.set(name, from)
    }
  }
  return found
}

/** The names of an import, or of what is exported where it is declared. */
export function namesDeclared(statement: Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
  const { declaration } = statement
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name]
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
