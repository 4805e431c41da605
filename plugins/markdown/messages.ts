/** Every message of this library, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'
import { meant, suggest } from '../../engine/errors/suggest.ts'
import type { Lost } from './mdast/lostReferences.ts'

const error = say('error')
const warning = say('warning')

export const blockMisfilled = (place: Place, name: string, hint: string) =>
  error('block-misfilled', place, `"${name}" has the wrong content`, hint)

export const cellsLost = (place: Place) =>
  warning(
    'cells-lost',
    place,
    'The row has more cells than the first row of its table, so the rest of it is not shown',
    'A bar that is a sign needs a backslash, in code as well: "\\|".',
  )

export const codeFileAndText = (place: Place, target: string) =>
  error(
    'code-file-and-text',
    place,
    `The fence names the file "${target}" and has code of its own`,
    'Remove the code, or the attribute "file": a title is title="app.js".',
  )

export const codeFileHidden = (place: Place, target: string) =>
  error(
    'code-file-hidden',
    place,
    `"${target}" is a hidden file`,
    'Name a file without "." at the start of its name or of a folder: hidden files may hold secrets.',
  )

export const codeFileMissing = (place: Place, target: string, file: string) =>
  error('code-file-missing', place, `The file "${target}" does not exist`, `Looked for ${file}.`)

export const codeKeyUnknown = (place: Place, key: string, nearest: string | undefined, hint?: string) =>
  warning('code-key-unknown', place, `A code fence has no "${key}"`, hint ?? `Did you mean "${nearest}"?`)

export const codeLinesUnknown = (place: Place, target: string, count: number) =>
  error(
    'code-lines-unknown',
    place,
    `"${target}" names lines that the file does not have`,
    `The file has ${count} lines; all of them are #L1-L${count}.`,
  )

export const codeRangeReversed = (place: Place, first: number, last: number) =>
  warning(
    'code-range-reversed',
    place,
    `{${first}-${last}} marks no line: it ends before it begins`,
    `Write {${last}-${first}}.`,
  )

export const codeRegionUnknown = (place: Place, target: string, nearest: string | undefined) =>
  error(
    'code-region-unknown',
    place,
    `"${target}" names a region that the file does not have`,
    meant(nearest, 'Put the comments "#region name" and "#endregion" around a region.'),
  )

export const codeLanguageUnknown = (place: Place, language: string, nearest: string | undefined) =>
  warning(
    'code-language-unknown',
    place,
    `Unknown code language "${language}"; the block is shown as plain text`,
    /^\{|=/.test(language)
      ? 'The first word is the language, and stands by itself: text title="a.sh" {2}.'
      : meant(nearest, 'Write "text" for plain text.'),
  )

export const fenceBroken = (place: Place, language: string, reason: string) =>
  error(
    'fence-broken',
    place,
    `The fence of "${language}" cannot be drawn: ${reason}`,
    'Correct it, or set "fence-broken" to "warning" in the severities of the configuration: the code is shown in its place.',
  )

export const codeTransformerFailed = (place: Place, reason: string) =>
  error(
    'code-transformer-failed',
    place,
    `A transformer of code has failed: ${reason}`,
    'Correct the code, or the transformer, which is in the configuration. With "code-transformer-failed" as a "warning" in its severities the code is shown as it is.',
  )

export const definitionMissing = (place: Place, { written, label = '', known = [] }: Lost) =>
  warning(
    'definition-missing',
    place,
    `There is no definition of "${label}", so "${written}" is shown as it is typed`,
    meant(
      suggest(label, known),
      `Write it on a line of its own, "[${label}]: https://…"; where the signs are meant, put them in backticks.`,
    ),
  )

export const directiveUnclosed = (place: Place, name: string) =>
  warning(
    'directive-unclosed',
    place,
    `":::${name}" is never closed, and ends with what is around it`,
    'Close it with a line of as many colons. An outer block needs more colons than the blocks within it.',
  )

export const directiveUnknown = (place: Place, name: string, known: readonly string[], nearest: string | undefined) =>
  error('directive-unknown', place, `Unknown block ":::${name}"`, meant(nearest, `Known blocks: ${known.join(', ')}.`))

export const fileTooLarge = (place: Place, bytes: number, limit: number) =>
  error('file-too-large', place, `The file has ${bytes} characters; the limit is ${limit}`, 'Split the page.')

export const figureUnknown = (place: Place, name: string, nearest: string | undefined) =>
  error(
    'figure-unknown',
    place,
    `There is no figure "${name}"`,
    meant(nearest, 'Name one of those that content/README.md lists.'),
  )

export const figureNotShown = (place: Place, reference: string) =>
  warning(
    'figure-not-shown',
    place,
    `"${reference}" is shown as it is written in the title or the description of this page`,
    'Write a title and a "description" without figures, or let a plugin read the data and give its document "figures" by language.',
  )

export const termAvoided = (place: Place, found: string, preferred: string) =>
  warning('term-avoided', place, `"${found}" is called "${preferred}" here`, `Write "${preferred}".`)

export const wordUnknown = (place: Place, name: string, nearest: string | undefined) =>
  error(
    'word-unknown',
    place,
    `No brand with this content has the word "${name}"`,
    meant(nearest, 'Name one of those in `words` of each brand with this content, or write it as code.'),
  )

export const fileOutside = (place: Place, target: string) =>
  error('file-outside', place, `"${target}" is outside of the project`, 'Name a file in the folder of the project.')

export const headingIdTwice = (place: Place, id: string, used: string) =>
  warning(
    'heading-id-twice',
    place,
    `The id "${id}" is used twice on this page; this one became "${used}"`,
    'Give each heading an id of its own.',
  )

export const htmlNotAllowed = (place: Place, what: string, hint = 'Use Markdown, or ask for a component.') =>
  warning('html-not-allowed', place, `${what} is not allowed in Markdown and was left out`, hint)

export const includeCycle = (place: Place, chain: readonly string[]) =>
  error(
    'include-cycle',
    place,
    `Files include each other: ${chain.join(' -> ')}`,
    'Remove one of these <Include> lines.',
  )

export const includeMissing = (place: Place, target: string, file: string) =>
  error('include-missing', place, `The file "${target}" to include does not exist`, `Looked for ${file}.`)

export const includeName = (place: Place, target: string) =>
  error(
    'include-name',
    place,
    `"${target}" cannot be included`,
    'Include a file whose name begins with "_", which is no page of its own, or a page as a section: "./page.md#section". A .md file can only include .md files.',
  )

export const includePartUnknown = (place: Place, target: string, nearest: string | undefined) =>
  error(
    'include-part-unknown',
    place,
    `"${target}" names nothing that the data file has`,
    meant(nearest, 'Name one of its parts behind "#".'),
  )

export const linkScheme = (place: Place, target: string) =>
  error(
    'link-scheme',
    place,
    `The address "${shortened(target)}" is not allowed`,
    'Use http:, https:, mailto:, tel:, a path or an #anchor. Write "./a:b" for a file name with a colon.',
  )

export const markdownForeign = (place: Place, { what, hint }: { readonly what: string; readonly hint: string }) =>
  warning('markdown-foreign', place, `This looks like ${what}, which is shown as it is typed`, hint)

export const markdownFormat = (place: Place) =>
  error(
    'markdown-format',
    place,
    'Files named .md are not read as MDX here, which is code',
    'Rename the file to .mdx, or let the configuration say format: "detect" for this section.',
  )

export const markdownImport = (place: Place, from: string, hint: string | undefined) =>
  error(
    'markdown-import',
    place,
    `"${from}" cannot be imported in .md`,
    hint ?? 'Rename the file to .mdx, where components can be imported; Tabs, TabItem and Include need no import.',
  )

export const mathNotShown = (place: Place) =>
  warning(
    'math-not-shown',
    place,
    'This looks like a formula, which is shown as it is typed',
    'Write it as code or with signs such as x², or "\\$" where dollars are meant; remark-math and rehype-katex draw formulas.',
  )

export const mdxSyntax = (place: Place, message: string) =>
  error(
    'mdx-syntax',
    place,
    message,
    message.includes('before the end of `paragraph`')
      ? 'Where its content has blank lines, write the opening tag and the closing tag on lines of their own.'
      : place.file.endsWith('.md')
        ? 'This page is read as MDX, where "<" and "{" begin code: put such text in backticks, or write "format: md" in its front matter.'
        : 'In .mdx, "<" and "{" begin code; put such text in backticks or use a .md file.',
  )

export const mdxImport = (
  place: Place,
  from: string,
  hint = 'Import files of this project by a relative path or from its root, "@site/…", and packages by their names.',
) => error('mdx-import', place, `"${from}" cannot be imported in a page`, hint)

export const mergeConflict = (place: Place) =>
  error(
    'merge-conflict',
    place,
    'A merge has left two versions here',
    'Keep one of them, or both, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>. In a fence they are code.',
  )

export const nestingTooDeep = (place: Place, limit: number) =>
  error(
    'nesting-too-deep',
    place,
    `Blocks are nested more than ${limit} levels deep`,
    'Nest lists, quotes or tags less deeply.',
  )

export const noteLost = (place: Place, { written, kind }: Lost) =>
  kind === 'note'
    ? warning(
        'note-lost',
        place,
        `Nothing refers to the note "${written}", so it is not shown`,
        `Write ${written} where it belongs, or remove the note.`,
      )
    : warning(
        'note-lost',
        place,
        `There is no note "${written}", which is shown as it is typed`,
        `Write the note on a line of its own, "${written}: …"; where the signs are meant, put them in backticks.`,
      )

export const styleRefused = (place: Place, style: string) =>
  warning(
    'style-refused',
    place,
    `The inline style "${shortened(style)}" was left out`,
    'The content security policy forbids inline styles. Use text-align, or width and height in px.',
  )

export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
