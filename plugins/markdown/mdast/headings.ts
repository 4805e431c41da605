/** Headings in mdast: ids given in the text, and the heading that repeats the title. */
import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** Moves the id of `## Title {#id}`, in `.mdx` `## Title {/* #id *\/}`, to the properties of the heading. */
export function extractHeadingId(heading: Heading): void {
  const last = heading.children.at(-1)
  let id: string | undefined
  if (last?.type === 'text') {
    const match = /\{#([^{}]+)\}$/.exec(last.value.trimEnd())
    if (!match) return
    id = match[1]
    last.value = last.value.slice(0, match.index).trimEnd()
    if (last.value === '') heading.children.pop()
  } else if (last?.type === 'mdxTextExpression') {
    id = /^\s*\/\*\s*#(.+?)\s*\*\/\s*$/.exec(last.value)?.[1]
    if (!id) return
    heading.children.pop()
    const before = heading.children.at(-1)
    if (before?.type === 'text') before.value = before.value.trimEnd()
  }
  const name = id?.trim().replace(/\s+/g, '-')
  if (name) heading.data = { ...heading.data, hProperties: { id: name } }
}

/** Tags and pictures are no words. */
const wordsOnly = { includeImageAlt: false, includeHtml: false } as const

export type TitleHeading = { readonly text: string; readonly id: string | undefined }

/**
 * The layout writes the title, so a page's first heading is removed where it is one of level 1, and a later one with the same words.
 * Links may lead to the first one, as on other hosts of Markdown: it is returned.
 */
export function removeRepeatedTitle(tree: Root, title: string): TitleHeading | undefined {
  const tops = tree.children.filter((node) => node.type === 'heading' && node.depth === 1) as Heading[]
  const [heading] = tops
  if (!heading) return undefined
  const before = tree.children.slice(0, tree.children.indexOf(heading))
  if (before.some(isHeadingOfHtml) || (tops.length > 1 && before.some(hasWords))) return undefined
  if (!before.some(({ type }) => type === 'heading')) {
    extractHeadingId(heading)
    keepPictures(tree, heading)
    const id = heading.data?.hProperties?.['id']
    return { text: toString(heading, wordsOnly), id: typeof id === 'string' ? id : undefined }
  }
  // The title was read without a parser and may keep some delimiters, so only letters and digits are compared.
  const letters = (text: string): string => text.replace(/\{#[^{}]*\}\s*$/, '').replace(/[^\p{L}\p{N}]+/gu, '')
  if (letters(toString(heading, wordsOnly)) === letters(title)) keepPictures(tree, heading)
  return undefined
}

const isHeadingOfHtml = (node: RootContent): boolean => node.type === 'html' && /<h[1-6]\b/i.test(node.value)

/** Then a first heading is that of its section. */
const hasWords = (node: RootContent): boolean =>
  ['paragraph', 'list', 'blockquote', 'code', 'table'].includes(node.type) && toString(node, wordsOnly).trim() !== ''

/** In place of the heading: badges and a logo are no part of the title. */
function keepPictures(tree: Root, heading: Heading): void {
  const pictures = heading.children.filter((node) => isPicture(node) || opensLink(node) || closesLink(node))
  const spaced = pictures.flatMap((node, index) =>
    index && !opensLink(pictures[index - 1]!) && !closesLink(node) ? [blank, node] : [node],
  )
  const paragraph: Paragraph = { type: 'paragraph', children: spaced, position: heading.position }
  tree.children.splice(tree.children.indexOf(heading), 1, ...(pictures.some(isPicture) ? [paragraph] : []))
}

const opensLink = (node: PhrasingContent): boolean => node.type === 'html' && /^<a\b/i.test(node.value)
const closesLink = (node: PhrasingContent): boolean => node.type === 'html' && /^<\/a\b/i.test(node.value)

const blank: PhrasingContent = { type: 'text', value: ' ' }

function isPicture(node: PhrasingContent): boolean {
  if (node.type === 'html') return /^<img\b/i.test(node.value)
  if (node.type === 'mdxJsxTextElement') return node.name === 'img' || node.children.some(isPicture)
  if (node.type === 'link' || node.type === 'linkReference') return node.children.some(isPicture)
  return node.type === 'image' || node.type === 'imageReference'
}
