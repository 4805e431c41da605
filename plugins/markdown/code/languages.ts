/** Names of code languages: the labels that writers use, and their grammars. */
import { bundledLanguages } from 'shiki/langs'
import { suggest } from '../../../engine/errors/suggest.ts'

/** Undefined: plain text. */
export type Language = { readonly name: string; readonly grammar: keyof typeof bundledLanguages | undefined }

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'nohighlight', 'log', 'output', 'tree', 'ansi'])
const aliases: Readonly<Record<string, keyof typeof bundledLanguages>> = {
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  htm: 'html',
  jsonc: 'jsonc',
  golang: 'go',
  'c++': 'cpp',
  'c#': 'csharp',
  mysql: 'sql',
  pgsql: 'sql',
  postgresql: 'sql',
}

/** Undefined for an unknown language. Case is ignored. */
export function languageOf(label: string): Language | undefined {
  const name = label.toLowerCase()
  if (plain.has(name)) return { name: 'text', grammar: undefined }
  const grammar = Object.hasOwn(aliases, name) ? aliases[name]! : name
  return Object.hasOwn(bundledLanguages, grammar)
    ? { name: grammar, grammar: grammar as keyof typeof bundledLanguages }
    : undefined
}

export const suggestLanguage = (wrong: string): string | undefined =>
  suggest(wrong.toLowerCase(), [...Object.keys(aliases), ...plain, ...Object.keys(bundledLanguages)].filter(Boolean))
