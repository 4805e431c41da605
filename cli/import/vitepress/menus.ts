/** The bar and the foot of VitePress, with the texts of all languages. */
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import type { Draft } from '../project.ts'
import type { Language } from './config.ts'
import type { Pages } from './pages.ts'
import { merged, type Text } from '../texts.ts'

export type Context = { readonly languages: readonly Language[]; readonly pages: Pages; readonly draft: Draft }
type Link = { readonly label: Text; readonly to: string }
type Entry = Link | { readonly label: Text; readonly items: readonly Link[] }

/** Entries of the bar; undefined where there are none. */
export function navigationOf(context: Context): readonly Entry[] | undefined {
  const [first, ...others] = context.languages
  const entries = entriesIn(first!, context)
  const translated = others.map((language) => ({
    id: language.id,
    // What is left out is told once, in the first language.
    entries: entriesIn(language, { ...context, draft: { ...context.draft, notes: [] } }),
  }))
  const written = entries.map((entry, index): Entry => {
    const same = translated.flatMap(({ id, entries: all }) => {
      const found = all.find((each) => 'to' in each && 'to' in entry && each.to === entry.to) ?? all[index]
      return found && 'items' in found === 'items' in entry ? [{ id, found }] : []
    })
    const label = labels(entry, first!.id, same)
    if ('to' in entry) return { ...entry, label }
    const items = entry.items.map((link, at): Link => {
      const links = same.flatMap(({ id, found }) => {
        const inside = 'items' in found ? found.items : []
        const each = inside.find(({ to }) => to === link.to) ?? inside[at]
        return each ? [{ id, found: each }] : []
      })
      return { ...link, label: labels(link, first!.id, links) }
    })
    return { label, items }
  })
  return written.length ? written : undefined
}

type Labelled = { readonly label: Text }

/** With those of the same entry in other languages. */
export const labels = (
  entry: Labelled,
  first: string,
  same: readonly { readonly id: string; readonly found: Labelled }[],
): Text =>
  merged(
    String(entry.label),
    first,
    same.map(({ id, found }) => [id, String(found.label)] as const),
  )

function entriesIn({ theme }: Language, context: Context): readonly Entry[] {
  return listOf(theme['nav'])
    .map(fieldsOf)
    .flatMap((item): readonly Entry[] => {
      if (!Array.isArray(item['items'])) return linkOf(item, context)
      // Groups within a menu are one list here.
      const items = item['items'].map(fieldsOf).flatMap((each) => [each, ...listOf(each['items']).map(fieldsOf)])
      const links = items.filter(({ items: inside }) => inside === undefined).flatMap((each) => linkOf(each, context))
      const label = plain(textOf(item['text']) ?? '')
      if (links.length && !label)
        context.draft.notes.push({
          text: `The label of a menu is not known, and is "More" now: ${JSON.stringify(item)}`,
        })
      return links.length ? [{ label: label || 'More', items: links }] : []
    })
}

function linkOf(item: Fields, { pages, draft }: Context): readonly Link[] {
  const [label, link] = [plain(textOf(item['text']) ?? ''), textOf(item['link'])]
  const to = link === undefined ? undefined : toOf(link, pages)
  if (label && to !== undefined) return [{ label, to }]
  draft.notes.push({ text: `An entry of a menu was left out: ${JSON.stringify(item)}` })
  return []
}

/** Menus have paths of the first language; in others the bar leads to the same page there. */
function toOf(link: string, pages: Pages): string | undefined {
  if (/^(?:https?|mailto):/.test(link)) return link
  const [path = '', hash] = link.split('#')
  const page = path.startsWith('/') ? pages.at(path) : pages.at(`/${path}`)
  return page && page.key + (hash === undefined ? '' : `#${hash}`)
}

/** Message and copyright; the foot of a page is one line here. */
export function footerOf({ languages }: Pick<Context, 'languages'>): Fields | undefined {
  const [first, ...others] = languages.map(({ id, theme }) => {
    const { message, copyright } = fieldsOf(theme['footer'])
    const text = [message, copyright].flatMap((each) => textOf(each) ?? []).join(' ')
    return [id, plain(text)] as const
  })
  return first?.[1] ? { copyright: merged(first[1], first[0], others) } : undefined
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim()
