/** `tags.yml`, in which Docusaurus lets a tag have no more than its key. */
import { stringify } from 'yaml'
import { readText, yamlOf, type Content, type Draft } from '../project.ts'

export function tagTable({ root }: Pick<Draft, 'root'>, file: string): Content {
  const text = readText(root, file)
  const plain = withLabels(text)
  return plain === text ? { copyOf: file } : { body: plain }
}

/** The same text where each tag says something. */
export function withLabels(text: string): string {
  const tags = Object.entries(yamlOf(text))
  if (tags.every(([, tag]) => tag !== null)) return text
  return stringify(Object.fromEntries(tags.map(([name, tag]) => [name, tag ?? { label: name }])))
}
