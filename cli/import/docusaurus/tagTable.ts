/** `tags.yml`: labels of tags by their keys, which posts have here as well, and documentation writes out. */
import { parseDocument, isSeq, stringify } from 'yaml'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { frontMatter, hasFile, readText, yamlOf } from '../project.ts'

/** The same text where each tag says something: Docusaurus lets it have no more than its key. */
export function withLabels(text: string): string {
  const tags = Object.entries(yamlOf(text))
  if (tags.every(([, tag]) => tag !== null)) return text
  return stringify(Object.fromEntries(tags.map(([name, tag]) => [name, tag ?? { label: name }])))
}

/** The table of the first folder that has one. */
export function tagTable(root: string, folders: readonly string[]): Fields {
  const file = folders.map((folder) => `${folder}/tags.yml`).find((each) => hasFile(root, each))
  return file === undefined ? {} : yamlOf(readText(root, file))
}

export type OwnTag = { readonly key: string; readonly label: string; readonly old: string; readonly now: string }

/** Tags of a page that have a label or an address of their own. */
export const ownTags = ({ tags }: Fields, table: Fields): readonly OwnTag[] =>
  listOf(tags).flatMap((tag) => {
    const key = textOf(tag) ?? ''
    const entry = fieldsOf(key ? table[key] : tag)
    const label = textOf(entry['label']) ?? key
    const old = textOf(entry['permalink']) ?? key
    return label && old && (label !== key || old !== key) ? [{ key, label, old, now: segmentOf(label) }] : []
  })

/** As `plugins/docs` makes it. */
const segmentOf = (label: string): string => label.trim().replaceAll(/[\s:]+/g, '-')

/** The same page with the labels of its tags. */
export function withTagLabels(text: string, tags: readonly OwnTag[]): string {
  const labels = new Map(tags.map(({ key, label }) => [key, label]))
  if (!tags.some(({ key }) => key)) return text
  return text.replace(frontMatter, (head) => {
    const document = parseDocument(head.replaceAll(/^---.*\n/gm, ''))
    const list = document.get('tags')
    if (!isSeq(list)) return head
    for (const index of list.items.keys()) {
      const label = labels.get(String(list.get(index)))
      if (label !== undefined) list.set(index, label)
    }
    return `---\n${document.toString()}---\n`
  })
}
