/** What other tools add to Markdown, and this one shows as it was typed. */
import type { Root } from 'mdast'
import { blockNames } from './directives.ts'
import { blank, blocksOfWords } from './math.ts'

export type Foreign = {
  /** In the text. */
  readonly offset: number
  readonly what: string
  readonly hint: string
}

type Kind = Pick<Foreign, 'what' | 'hint'> & { readonly pattern: RegExp }

const braces = 'Text that is to be shown so stands in back ticks.'

const kinds: readonly Kind[] = [
  {
    pattern: /^[ \t>]*(?:!!!|\?\?\?\+?)[ \t]+[a-z]/im,
    what: 'a callout of MkDocs',
    hint: 'Write ":::note[Title]", the text without its indent, and ":::"; one that opens is ":::details[Title]".',
  },
  {
    pattern: /^[ \t>]*===[!+]?[ \t]+["']/m,
    what: 'a tab of MkDocs',
    hint: 'Write <Tabs>, and each as <TabItem label="…">, its text without its indent, and </TabItem>; or ":::code-group".',
  },
  {
    pattern: /\{\{[<%][ \t]*\/?[ \t]*\w/,
    what: 'a shortcode of Hugo',
    hint: `A callout is ":::note", a part of another file <Include src="…" />. ${braces}`,
  },
  {
    pattern: /(?<!\{)\{%-?\s*\w|\{\{-?\s*(?:(?:page|site)\.\w|[^{}\n]{1,100} \| ?\w)/,
    what: 'a tag of Liquid or GitBook',
    hint: `A callout is ":::note", tabs are <Tabs> and <TabItem>, a link names the file. ${braces}`,
  },
  {
    pattern: /\{:?[ \t]*(?:\.[a-z][\w-]*|(?<=[:\s])#[\w-]+|[a-z][\w-]*="[^"\n]*")[^{}\n]{0,200}\}/i,
    what: 'an attribute list of kramdown or MkDocs',
    hint: `Leave it out; a heading has its id as {#id}, an image its width as ![text | w300](a.png). ${braces}`,
  },
  {
    pattern: /^[ \t>]*(?:\[\[?_?toc_?\]\]?|\{:[ \t]*toc[ \t]*\})[ \t]*$/im,
    what: 'a table of contents',
    hint: 'Leave it out: every page has one beside it.',
  },
  {
    pattern: /^[ \t>]*\[!(?!(?:note|tip|important|warning|caution)\])[a-z]+\][+-]?(?=\s|$)/im,
    what: 'a callout of a kind that GitHub does not have',
    hint: 'There are NOTE, TIP, IMPORTANT, WARNING and CAUTION; the others are written as ":::info".',
  },
  {
    pattern: new RegExp(`^[ \\t>]*:{2,}[ \\t]*(?:${blockNames.join('|')})(?![\\w-])`, 'im'),
    what: 'the beginning of a block',
    hint: 'It has three colons or more, and "]" behind a title: ":::note[Title]".',
  },
  {
    pattern: /!\[\[[^\][\n]{1,300}\]\]/,
    what: 'an embed of Obsidian',
    hint: 'An image is ![text](image.png), a part of another file <Include src="…" />.',
  },
  {
    pattern:
      /\]\((?![<\s])[^()<>"'\s]{0,200} (?:[^()<>"'\n]|\(\d{1,9}\)){1,200}\.[a-z][a-z\d]{1,4}(?:#[^()\s]{0,200})?\)/i,
    what: 'a link whose address has a space',
    hint: 'Put the address in angle brackets: ![text](<my picture.png>).',
  },
]

const codeSpan = /(?<!`)(`{1,9})(?!`)[^]{1,2000}?(?<!`)\1(?!`)/g

/** The first of each kind. `text` is what was parsed. */
export function foreignIn(tree: Root, text: string): readonly Foreign[] {
  const possible = kinds.filter(({ pattern }) => pattern.test(text))
  if (!possible.length) return []
  const blocks = blocksOfWords(tree.children).map(({ start, end }) => ({
    offset: start.offset!,
    words: text.slice(start.offset, end.offset).replace(codeSpan, blank),
  }))
  return possible.flatMap(({ pattern, what, hint }) => {
    const block = blocks.find(({ words }) => pattern.test(words))
    if (!block) return []
    const found = pattern.exec(block.words)!
    return { offset: block.offset + found.index + found[0].search(/[^ \t>]/), what, hint }
  })
}
