/** Other addresses in Markdown that stays Markdown: links, images and HTML, code left alone. */

/** Answers what to write in place of an address. */
export type Rewrite = (target: string, isImage: boolean) => Promise<string>

/** `](target` of links and images, `[name]: target`, and `src` and `href` of HTML. */
const addresses =
  /(!?)\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\]\((<[^>\n]*>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)|^( {0,3}\[[^\]]+\]:\s+)(\S+)|\s(src|href)="([^"]+)"/g
const code = /(`+)(?!`).*?(?<!`)\1(?!`)/g
const fence = /^[ \t>]*(`{3,}|~{3,})/
/** Longer lines are data, not prose, and not worth the time. */
const longest = 20_000

export async function withAddresses(text: string, rewrite: Rewrite): Promise<string> {
  let open: string | undefined
  const lines = text.split('\n').map((line) => {
    const mark = fence.exec(line)?.[1]
    const inCode = open !== undefined || mark !== undefined
    if (mark) open = open === undefined ? mark : mark.startsWith(open) ? undefined : open
    return inCode || line.length > longest || !/\]\(|\]:|="/.test(line) ? line : rewriteLine(line, rewrite)
  })
  return (await Promise.all(lines)).join('\n')
}

async function rewriteLine(line: string, rewrite: Rewrite): Promise<string> {
  const spans = [...line.matchAll(code)].map(({ index, 0: span }) => [index, index + span.length] as const)
  let written = ''
  let end = 0
  for (const match of line.matchAll(addresses)) {
    const [whole, bang = '', label = '', inLink, definition, defined = '', attribute, value = ''] = match
    if (spans.some(([from, to]) => match.index >= from && match.index < to)) continue
    written += line.slice(end, match.index)
    end = match.index + whole.length
    if (inLink !== undefined) {
      // The label may be an image.
      const inner = label.includes('](') ? await rewriteLine(label, rewrite) : label
      const bare = inLink.startsWith('<') ? inLink.slice(1, -1) : inLink
      written += `${bang}[${inner}](${await rewrite(bare, bang === '!')}`
    } else if (definition !== undefined) {
      written += definition + (await rewrite(defined, /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(defined)))
    } else written += ` ${attribute}="${await rewrite(value, attribute === 'src')}"`
  }
  return written + line.slice(end)
}
