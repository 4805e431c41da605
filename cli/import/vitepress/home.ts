/** The hero and the features of a home page, as prose. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import { addressNow } from './links.ts'
import { homeFields, type Page } from './pages.ts'
import type { ProseContext } from './proseContext.ts'

export function homeProse(page: Page, { pages, draft, source, uses }: ProseContext): string {
  const { hero, features } = homeFields(page.front)
  const to = (link: string) => addressNow(link, { page, pages, draft })
  const [title, text, tagline] = ['name', 'text', 'tagline'].map((key) => textOf(hero[key]))
  // A page with a title of its own shows that; elsewhere the name is the title.
  const isTitled = page.front['title'] !== undefined && textOf(page.front['title']) !== title
  const lead = [isTitled ? title : undefined, title || isTitled ? text : undefined].filter(Boolean).join(' ')
  const actions = listOf(hero['actions'])
    .map(fieldsOf)
    .map(({ text: label, link }) => `[${inLine(String(label))}](${to(String(link))})`)
  const picture = fieldsOf(hero['image'])
  const image = textOf(hero['image']) ?? textOf(picture['src']) ?? textOf(picture['light'])
  const isThere = image !== undefined && existsSync(join(draft.root, source, 'public', posix.join('/', image)))
  if (image !== undefined && !isThere)
    uses.add('Pictures of home pages that are not in public/ were left out', page.file, 1)
  if (features.some(({ icon }) => Object.keys(fieldsOf(icon)).length))
    uses.add('Pictures of features were left out', page.file, 1)
  return [
    // As wide as it is there at most; a drawing has no width of its own.
    isThere && `![${`${textOf(picture['alt']) ?? ''} | w320`.trim()}](${image})`,
    lead && `**${inLine(lead)}**`,
    tagline && inLine(tagline),
    actions.length && actions.join(' · '),
    features.length && cards(features.map((feature) => cardOf(feature, to))),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const cards = (each: readonly string[]): string => `<Cards>\n\n${each.join('\n\n')}\n\n</Cards>`

function cardOf(feature: Readonly<Record<string, unknown>>, to: (link: string) => string): string {
  const { icon, title, details, link } = feature
  const sign = typeof icon === 'string' && /^\p{Extended_Pictographic}/u.test(icon) ? `${icon} ` : ''
  const label = `${sign}${String(title ?? '')}`.replaceAll(/<[^<>]*>/g, '').replaceAll('"', '&quot;')
  const href = textOf(link) ? ` href="${to(String(link))}"` : ''
  return `<Card title="${label}"${href}>\n\n${textOf(details) ?? ''}\n\n</Card>`.replace('\n\n\n\n', '\n\n')
}

const inLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()
