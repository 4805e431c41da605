/**
 * Notations that other tools accept, rewritten to what the parsers understand. Nothing moves: places in messages stay
 * those of the source, because a rewriting keeps its length or ends its line.
 */
import { mapProse } from '../prose.ts'

export function prepare(text: string, { mdx }: { readonly mdx: boolean }): string {
  let result = text
  if (oldTitle.test(result)) result = mapProse(result, (prose) => prose.replace(oldTitles, titleInBrackets))
  if (result.includes('[//]:'))
    result = mapProse(result, (prose) =>
      prose.replace(/^([ \t>]*\[\/\/\]:[ \t]*#)[ \t]+([^\s"'(].*)$/gm, commentAsDefinition),
    )
  if (mdx) {
    if (result.includes('<!--')) result = mapProse(result, commentsAsExpressions)
    if (result.includes('{#'))
      result = mapProse(result, (prose) =>
        prose.replace(/^([ \t>]*#{1,6}[ \t].*)\{#([^{}\n]+)\}[ \t]*$/gm, '$1{/*#$2*/}'),
      )
  } else if (result.includes('={') || result.includes('className=')) {
    result = mapProse(result, tagsAsHtml)
  }
  return result
}

/** `:::note Title` is what Docusaurus wrote before `:::note[Title]`; VitePress writes `::: tip Title`. */
const oldTitle = /:::[ \t]*[\w-]+[ \t]+\S|:::[ \t]+\w/
const oldTitles = /^((?:[ \t>]|[-*+] |\d{1,9}[.)] )*:{3,})[ \t]*([a-zA-Z][\w-]*)(?:[ \t]+(\S.*)?)?$/gm

function titleInBrackets(whole: string, colons: string, name: string, title: string | undefined): string {
  if (title === undefined) return `${colons}${name}`
  if (title.startsWith('{')) return whole
  return `${colons}${name}[${title.trimEnd().replace(/[[\]]/g, String.raw`\$&`)}]`
}

/** `[//]: # words`: a definition nobody uses is a comment, but for that the words have to stand in brackets. */
function commentAsDefinition(_: string, start: string, words: string): string {
  return `${start} (${words.replace(/[()\\]/g, ' ')})`
}

function commentsAsExpressions(prose: string): string {
  let result = ''
  let from = 0
  for (let start = prose.indexOf('<!--'); start !== -1; start = prose.indexOf('<!--', from)) {
    const end = prose.indexOf('-->', start + 4)
    if (end === -1) break
    result += `${prose.slice(from, start)}{/* ${prose.slice(start + 4, end).replaceAll('*/', '* ')}*/}`
    from = end + 3
  }
  return result + prose.slice(from)
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
