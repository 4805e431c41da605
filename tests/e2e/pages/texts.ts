/** The texts of a page as HTML, run by run, with the language each is marked with. Code is nobody's language. */
import { decodeEntities } from '../../../engine/html/decodeEntities.ts'

export type Run = { readonly text: string; readonly lang: string }

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/g
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'source', 'col', 'area', 'embed'])
/** What is in these is no markup: `<` begins no tag. */
const raw = /<(script|style)\b[^>]*>[^]*?<\/\1>/g
/** Left out with all that is in them. */
const silent = new Set(['code', 'pre', 'kbd', 'template'])
/** They end a run of text; everything else stands within one. */
const inline = /^(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u|wbr|time|tspan|data|s)$/
const told = /\s(?:aria-label|alt|title|placeholder|content|aria-valuetext)="([^"]*)"/g

type Open = { readonly name: string; readonly lang: string; readonly isSilent: boolean }

export function runsOf(html: string): readonly Run[] {
  const runs: Run[] = []
  const open: Open[] = [{ name: '', lang: '', isSilent: false }]
  let text = ''
  const top = () => open.at(-1)!
  const end = () => {
    if (text.trim()) runs.push({ text: plain(text), lang: top().lang })
    text = ''
  }
  for (const [whole, slash, tag, attributes = ''] of html.replace(raw, '').matchAll(token)) {
    if (!tag) {
      if (!whole.startsWith('<') && !top().isSilent) text += whole
      continue
    }
    const name = tag.toLowerCase()
    const lang = /\s(?:lang|hreflang)="([^"]*)"/i.exec(attributes)?.[1]
    if (!inline.test(name) || lang !== undefined || top().name === '') end()
    if (slash) {
      if (open.some((one) => one.name === name)) while (top().name !== name) open.pop()
      if (open.length > 1) {
        if (inline.test(name) && top().lang !== open.at(-2)!.lang) end()
        open.pop()
      }
      continue
    }
    const inherited = { name, lang: lang ?? top().lang, isSilent: top().isSilent || silent.has(name) }
    if (!inherited.isSilent)
      for (const [, value = ''] of attributes.matchAll(told))
        if (value.trim()) runs.push({ text: plain(value), lang: inherited.lang })
    if (!empty.has(name) && !attributes.endsWith('/')) open.push(inherited)
  }
  end()
  return runs
}

const plain = (text: string): string => decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
