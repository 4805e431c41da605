/** `tags.yml`, in which Docusaurus lets a tag have no more than its key. */
import { parse, stringify } from 'yaml'
import { fieldsOf } from '../fields.ts'
import { readText, type Draft } from '../project.ts'

type Content = { readonly body: string } | { readonly copyOf: string }

export function tagTable({ root }: Pick<Draft, 'root'>, file: string): Content {
  const text = readText(root, file)
  const plain = withLabels(text)
  return plain === text ? { copyOf: file } : { body: plain }
}

/** The same text where each tag says something. */
export function withLabels(text: string): string {
  const tags = Object.entries(tagsIn(text))
  if (tags.every(([, tag]) => tag !== null)) return text
  return stringify(Object.fromEntries(tags.map(([name, tag]) => [name, tag ?? { label: name }])))
}

/** What cannot be read is told by the build, at its line. */
export function tagsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(parse(text))
  } catch {
    return {}
  }
}
