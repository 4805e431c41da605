/** Cuts raw HTML into its prose and the rest: tags, comments, and elements that hold code. */
type HtmlPart = { readonly text: string; readonly index: number; readonly isProse: boolean }

export function htmlParts(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  for (let index = 0; index < html.length;) {
    const isProse = html[index] !== '<'
    const end = isProse ? behind(html.indexOf('<', index), html) : endOfMarkup(html, index)
    parts.push({ text: html.slice(index, end), index, isProse })
    index = end
  }
  return parts
}

const codeElement = /<(pre|code|script|style|textarea)(?![a-z\d-])/iy

/** What is not closed goes on to the end. */
function endOfMarkup(html: string, index: number): number {
  if (html.startsWith('<!--', index)) return behind(html.indexOf('-->', index), html, 3)
  codeElement.lastIndex = index
  const name = codeElement.exec(html)?.[1]
  return behind(html.indexOf('>', name ? closing(name, html, index) : index), html, 1)
}

function closing(name: string, html: string, index: number): number {
  const tag = new RegExp(`</${name}`, 'gi')
  tag.lastIndex = index
  return tag.exec(html)?.index ?? html.length
}

const behind = (found: number, text: string, length = 0): number => (found < 0 ? text.length : found + length)
