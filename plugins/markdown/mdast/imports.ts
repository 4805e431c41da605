/** Imports in prose: of `.md` they are left out, of `.mdx` the names they declare are known. */
import type { Root } from 'mdast'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { segmentsOf } from '../prose.ts'

/** What is there without an import. */
export const isBuiltIn = (from: string): boolean =>
  /^(?:react|@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details)|@docusaurus\/(?:Link|useBaseUrl))$/.test(from)

/** Its address is the value of the import. Drawings are imported as components, too. */
export const isImage = (from: string): boolean => /\.(?:png|jpe?g|gif|webp|avif)$/i.test(from)

const importLines = /^import\s+(?:[\w*${},\s]{1,500}?\s*from\s*)?(['"])([^'"\n]{1,500})\1;?[ \t]*$/gm

/** The text of an `.md` file with empty lines in place of its imports. Reports those of what is not built in. */
export function withoutImports(text: string, page: Page): string {
  if (!/^import\s/m.test(text)) return text
  const parts = segmentsOf(text).map(({ code, start, end }) => {
    const part = text.slice(start, end)
    if (code) return part
    return part.replace(importLines, (whole, _quote, from: string, index: number) => {
      const line = text.slice(0, start + index).split('\n').length
      if (!isBuiltIn(from)) page.problems.push(messages.markdownImport(page.placeAt(line, 1), from))
      return whole.replaceAll(/[^\n]/g, '')
    })
  })
  return parts.join('')
}

/** What default imports name. */
export function importedIn(tree: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      for (const { type, local } of statement.specifiers)
        if (type === 'ImportDefaultSpecifier') found.set(local.name, String(statement.source.value))
    }
  }
  return found
}
