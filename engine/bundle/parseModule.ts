/** The syntax of a module, read by the bundler's parser. Vite is loaded only when something is to be parsed. */
import type { ESTree } from 'vite'

/** Offsets count UTF-16 units, as strings do. Text with a syntax error gives an empty program. */
export async function parseModule(file: string, text: string): Promise<ESTree.Program> {
  const { parseSync } = await import('vite')
  return parseSync(file, text).program
}

/** `start` is an offset. */
type SyntaxProblem = { readonly message: string; readonly start: number }

/** What the parser says of a text that is no module. */
export async function syntaxErrors(file: string, text: string): Promise<readonly SyntaxProblem[]> {
  const { parseSync } = await import('vite')
  return parseSync(file, text).errors.map(({ message, labels: [label] }) => ({ message, start: label?.start ?? 0 }))
}

/** Names under which a module exports values; `*` where all of another module are among them. */
export async function exportedValues(file: string, text: string): Promise<ReadonlySet<string>> {
  const { parseSync } = await import('vite')
  const entries = parseSync(file, text).module.staticExports.flatMap((each) => each.entries)
  const values = entries.filter(({ isType }) => !isType)
  return new Set(values.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))))
}
