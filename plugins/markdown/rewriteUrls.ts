/** Rewrites the URLs of links, images and HTML tags in Markdown, without parsing it. Code is left alone. */

/** Returns the new URL. */
export type RewriteUrl = (target: string, isImage: boolean) => Promise<string>

/** `](target` of links and images, `[name]: target`, and `src` and `href` of HTML. */
const urls =
  /(!?)\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\]\((<[^>\n]*>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)|^( {0,3}\[[^\]]+\]:\s+)(\S+)|\s(src|href)="([^"]+)"/g
const codeSpan = /(`+)(?!`).*?(?<!`)\1(?!`)/g
const fence = /^[ \t>]*(`{3,}|~{3,})/
/** Longer lines are data and not prose: they would take too long. */
const maxLine = 20_000

export async function rewriteUrls(text: string, rewrite: RewriteUrl): Promise<string> {
  let open: string | undefined
  const lines = text.split('\n').map((line) => {
    const found = fence.exec(line)?.[1]
    const inCode = open !== undefined || found !== undefined
    if (found) open = open === undefined ? found : found.startsWith(open) ? undefined : open
    return inCode || line.length > maxLine || !/\]\(|\]:|="/.test(line) ? line : rewriteLine(line, rewrite)
  })
  return (await Promise.all(lines)).join('\n')
}

async function rewriteLine(line: string, rewrite: RewriteUrl): Promise<string> {
  const spans = [...line.matchAll(codeSpan)].map(({ index, 0: span }) => [index, index + span.length] as const)
  let result = ''
  let end = 0
  for (const match of line.matchAll(urls)) {
    const [whole, bang = '', label = '', linkUrl, definition, definitionUrl = '', attribute, value = ''] = match
    if (spans.some(([from, to]) => match.index >= from && match.index < to)) continue
    result += line.slice(end, match.index)
    end = match.index + whole.length
    if (linkUrl !== undefined) {
      // The label may be an image.
      const newLabel = label.includes('](') ? await rewriteLine(label, rewrite) : label
      const bare = linkUrl.startsWith('<') ? linkUrl.slice(1, -1) : linkUrl
      result += `${bang}[${newLabel}](${await rewrite(bare, bang === '!')}`
    } else if (definition !== undefined) {
      result += definition + (await rewrite(definitionUrl, /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(definitionUrl)))
    } else result += ` ${attribute}="${await rewrite(value, attribute === 'src')}"`
  }
  return result + line.slice(end)
}
