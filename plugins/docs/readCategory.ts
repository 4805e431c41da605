/** `_category_.yml`: label, position and sidebar of a folder. */
import * as v from 'valibot'
import type { Source } from '../../engine/types.ts'
import { checkFrontMatter, parseDataFile } from '../markdown/index.ts'
import { pageBadge, withBadge } from './badge.ts'
import type { CategoryData } from './data.ts'

/** Keys of Docusaurus that its theme reads. */
const unused = Object.fromEntries(
  ['className', 'customProps', 'description', 'image', 'key', 'keywords'].map((key) => [key, v.optional(v.unknown())]),
)

const categorySchema = v.object({
  label: v.optional(v.pipe(v.string('text'), v.nonEmpty('text'))),
  position: v.optional(v.number('a number')),
  badge: pageBadge,
  collapsed: v.optional(v.boolean('true or false')),
  collapsible: v.optional(v.boolean('true or false')),
  sidebar: v.optional(v.string('text')),
  link: v.optional(
    v.nullable(
      v.variant('type', [
        v.strictObject({
          type: v.literal('generated-index'),
          slug: v.optional(v.string('text')),
          title: v.optional(v.string('text')),
          description: v.optional(v.string('text')),
          ...unused,
        }),
        v.strictObject({ type: v.literal('doc'), id: v.string('text') }),
      ]),
    ),
  ),
  ...unused,
})

const keysElsewhere = new Map([
  ['order', ['position']],
  ['sidebar_badge', ['badge']],
  ['sidebar_label', ['label']],
  ['sidebar_position', ['position']],
  ['title', ['label']],
  ['weight', ['position']],
])

export function readCategory(source: Source, folder: string, version: string): CategoryData {
  const file = parseDataFile(source)
  const {
    label,
    position,
    badge,
    collapsed = true,
    collapsible = true,
    sidebar,
    link,
  } = checkFrontMatter(categorySchema, file, keysElsewhere)
  return {
    kind: 'category',
    version,
    folder,
    label,
    position,
    ...withBadge(badge),
    collapsed: collapsed && collapsible,
    sidebar,
    link: link?.type === 'doc' ? { ...link, place: file.place(['link', 'id']) } : (link ?? undefined),
  }
}
