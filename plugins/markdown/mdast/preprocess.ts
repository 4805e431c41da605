/**
 * Rewrites notations of other tools to those of the parsers. Places in messages stay right, because a replacement has the
 * same length or is the end of its line.
 */
import type { Figures } from '../types.ts'
import { mapProse, replaceBetweenSpans, segmentsOf, withHiddenMdx } from '../prose.ts'

type Options = { readonly mdx: boolean; readonly figures?: Pick<Figures, 'names'> | undefined }

export function preprocess(text: string, { mdx, figures }: Options): string {
  let result = text
  if (bareTitle.test(result)) result = replaceBetweenSpans(result, bareTitles, titleInBrackets)
  if (result.includes('[//]:'))
    result = mapProse(result, (prose) =>
      prose.replace(/^([ \t>]*\[\/\/\]:[ \t]*#)[ \t]+([^\s"'(].*)$/gm, commentAsDefinition),
    )
  if (mdx) {
    result = withHiddenMdx(result)
    if (result.includes('<!--')) result = commentsAsExpressions(result)
    // Braces hold code there.
    for (const name of figures?.names ?? [])
      if (result.includes(`{${name}:`))
        result = mapProse(result, (prose) => prose.replace(new RegExp(`\\{(${name}:[^{}\\s]*)\\}`, 'g'), '⟦$1⟧'))
    if (result.includes('{#'))
      result = replaceBetweenSpans(result, headingIds, ([, heading, id]) => `${heading}{/*#${id}*/}`)
  } else if (result.includes('={') || result.includes('className=')) {
    result = mapProse(result, tagsAsHtml)
  }
  return result
}

/** Words in code may stand before the id. */
const headingIds = /^([ \t>]*#{1,6}[ \t].*)\{#([^{}\n]+)\}[ \t]*$/gm

/** `:::note Title` is the older notation of Docusaurus for `:::note[Title]`; VitePress has `::: tip Title`. */
const bareTitle = /:::[ \t]*[\w-]+[ \t]+\S|:::[ \t]+\w/
const bareTitles = /^((?:[ \t>]|[-*+] |\d{1,9}[.)] )*:{3,})[ \t]*([a-zA-Z][\w-]*)(?:[ \t]+(\S.*)?)?$/gm

function titleInBrackets([whole, colons, name, title]: RegExpExecArray): string {
  if (title === undefined) return `${colons}${name}`
  if (title.startsWith('{')) return whole
  return `${colons}${name}[${mapProse(title.trimEnd(), (prose) => prose.replace(/[[\]]/g, String.raw`\$&`))}]`
}

/** `[//]: # words` is a comment to other tools. It becomes `[//]: # (words)`, a link definition without a use. */
function commentAsDefinition(_: string, start: string, words: string): string {
  return `${start} (${words.replace(/[()\\]/g, ' ')})`
}

/** A span of code, or a comment, whichever comes first: each may hold the delimiters of the other. */
const spanOrComment = /(?<!`)(`+)(?!`)[^]{0,1000}?(?<!`)\1(?!`)|<!--([^]{0,20000}?)-->/g

function commentsAsExpressions(text: string): string {
  const parts = segmentsOf(text).map(({ code, start, end }) => {
    const part = text.slice(start, end)
    if (code || !part.includes('-->')) return part
    return part.replace(spanOrComment, (whole, _ticks, comment: string | undefined) =>
      comment === undefined ? whole : `{/* ${comment.replaceAll('*/', '* ')}*/}`,
    )
  })
  return parts.join('')
}

function tagsAsHtml(prose: string): string {
  return prose.replace(/<[a-zA-Z][^<]{0,2000}/g, (piece) =>
    piece.replace(/^<[a-zA-Z](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{\{[^{}]*\}\}|\{[^{}]*\})*>/, plainAttributes),
  )
}

/** `className="a" width={3} style={{ color: 'red' }}` as HTML writes it. */
function plainAttributes(tag: string): string {
  return tag
    .replace(/\bclassName=/g, 'class    =')
    .replace(/=\{\{([^{}]*)\}\}/g, (_, style: string) => `=" ${style.replaceAll('"', "'")}" `)
    .replace(/=\{([^{}]*)\}/g, (_, value: string) => `="${value.replaceAll('"', ' ').replaceAll("'", ' ')}"`)
}
