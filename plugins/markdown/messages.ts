/** Every sentence this library can say, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')
const warning = say('warning')

const didYouMean = (nearest: string | undefined, otherwise: string) =>
  nearest === undefined ? otherwise : `Did you mean "${nearest}"?`

export const blockMisfilled = (place: Place, name: string, hint: string) =>
  error('block-misfilled', place, `":::${name}" cannot be made of what it holds`, hint)

export const codeFileAndText = (place: Place, target: string) =>
  error(
    'code-file-and-text',
    place,
    `The fence shows "${target}", and holds code as well`,
    'Remove the lines of the fence, or its "file".',
  )

export const codeFileHidden = (place: Place, target: string) =>
  error(
    'code-file-hidden',
    place,
    `"${target}" is a hidden file`,
    'Files and folders whose name begins with "." are not shown.',
  )

export const codeFileMissing = (place: Place, target: string, file: string) =>
  error('code-file-missing', place, `The file "${target}" does not exist`, `Looked for ${file}.`)

export const codeLinesUnknown = (place: Place, target: string, count: number) =>
  error(
    'code-lines-unknown',
    place,
    `"${target}" names lines the file does not have`,
    `It has ${count}; write #L3 or #L3-L9.`,
  )

export const codeRegionUnknown = (place: Place, target: string, nearest: string | undefined) =>
  error(
    'code-region-unknown',
    place,
    `"${target}" names a region the file does not have`,
    didYouMean(nearest, 'A region stands between comments: "#region name" and "#endregion".'),
  )

export const codeLanguageUnknown = (place: Place, language: string, nearest: string | undefined) =>
  warning(
    'code-language-unknown',
    place,
    `Unknown code language "${language}"; the block is shown as plain text`,
    didYouMean(nearest, 'Write "text" for plain text.'),
  )

export const fenceBroken = (place: Place, language: string, reason: string) =>
  error('fence-broken', place, `This "${language}" cannot be drawn: ${reason}`, undefined)

export const directiveUnclosed = (place: Place, name: string) =>
  error(
    'directive-unclosed',
    place,
    `":::${name}" is never closed`,
    'Close it with a line of as many colons. An outer block needs more colons than the blocks within it.',
  )

export const directiveUnknown = (place: Place, name: string, known: readonly string[], nearest: string | undefined) =>
  error('directive-unknown', place, `Unknown block ":::${name}"`, didYouMean(nearest, `Known are ${known.join(', ')}.`))

export const fileTooLarge = (place: Place, bytes: number, limit: number) =>
  error('file-too-large', place, `The file has ${bytes} characters; the limit is ${limit}`, 'Split the page.')

export const fileOutside = (place: Place, target: string) =>
  error('file-outside', place, `"${target}" is outside of the project`, 'Refer to files below the project folder only.')

export const frontMatterDepth = (place: Place, limit: number) =>
  error(
    'front-matter-depth',
    place,
    `The front matter is nested more than ${limit} levels deep`,
    'Front matter is a flat list of keys.',
  )

export const frontMatterKey = (place: Place, key: string) =>
  error('front-matter-key', place, `The front matter key "${key}" is not allowed`, 'Choose another name.')

export const frontMatterLanguage = (place: Place, language: string) =>
  error(
    'front-matter-language',
    place,
    `Front matter cannot be written in "${language}"`,
    'Only YAML between two lines of "---" is read; nothing is ever run.',
  )

export const frontMatterNotMap = (place: Place) =>
  error(
    'front-matter-not-map',
    place,
    'The front matter is not a list of "key: value" lines',
    'Write one "key: value" a line between the two "---".',
  )

export const frontMatterSyntax = (place: Place, reason: string) =>
  error(
    'front-matter-syntax',
    place,
    `The front matter is not valid YAML: ${reason}`,
    'Quote values which contain ": ", "#", or begin with a special character.',
  )

export const frontMatterTooLarge = (place: Place, limit: number) =>
  error(
    'front-matter-too-large',
    place,
    `The front matter is larger than ${limit / 1024} KB`,
    'Move the data to a file below content/data.',
  )

export const frontMatterType = (
  place: Place,
  { key, expected, got, hint }: { key: string; expected: string; got: string; hint: string | undefined },
) => error('front-matter-type', place, `Front matter "${key}" must be ${expected}, but is ${got}`, hint)

export const frontMatterUnclosed = (place: Place) =>
  error(
    'front-matter-unclosed',
    place,
    'The front matter is never closed',
    'End it with a line "---". A dividing line at the top of a page is written "***".',
  )

export const frontMatterUnknownKey = (place: Place, key: string, nearest: string | undefined) =>
  error(
    'front-matter-unknown-key',
    place,
    `Unknown front matter key "${key}"`,
    didYouMean(nearest, 'Remove it, or check the list of keys.'),
  )

export const headingIdTwice = (place: Place, id: string, used: string) =>
  warning(
    'heading-id-twice',
    place,
    `The id "${id}" is used twice on this page; this one became "${used}"`,
    'Give each heading an id of its own.',
  )

export const htmlNotAllowed = (place: Place, what: string, hint = 'Use Markdown, or ask for a component.') =>
  warning('html-not-allowed', place, `${what} is not allowed in Markdown and was left out`, hint)

export const imageMissing = (place: Place, target: string, file: string) =>
  error('image-missing', place, `The image "${target}" does not exist`, `Looked for ${file}.`)

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
    'A part is a Markdown file of the same kind (.md in .md, .mdx in .mdx), and its name begins with "_": it is no page of its own.',
  )

export const linkScheme = (place: Place, target: string) =>
  error(
    'link-scheme',
    place,
    `The address "${shortened(target)}" is not allowed`,
    'Allowed are http:, https:, mailto:, tel:, paths and #anchors. A file name with a colon is written "./a:b".',
  )

export const mdxSyntax = (place: Place, message: string) =>
  error('mdx-syntax', place, message, 'In .mdx, "<" and "{" begin code; put such text in backticks or use a .md file.')

export const mdxImport = (
  place: Place,
  from: string,
  hint = 'Import component modules of this project by a relative path.',
) => error('mdx-import', place, `"${from}" cannot be imported in a page`, hint)

export const nestingTooDeep = (place: Place, limit: number) =>
  error(
    'nesting-too-deep',
    place,
    `Blocks are nested more than ${limit} levels deep`,
    'Flatten the lists, quotes or tags.',
  )

export const styleRefused = (place: Place, style: string) =>
  warning(
    'style-refused',
    place,
    `The inline style "${shortened(style)}" was left out`,
    'The content security policy forbids inline styles. textAlign, and width or height in px, are understood.',
  )

export const tagAttribute = (place: Place, tag: string, attribute: string, known: readonly string[]) =>
  error('tag-attribute', place, `<${tag}> has no attribute "${attribute}"`, `It has ${known.join(', ')}.`)

export const tagMisplaced = (place: Place, tag: string, hint: string) =>
  error('tag-misplaced', place, `<${tag}> is not expected here`, hint)

export const tagUnmatched = (place: Place, tag: string, hint: string) =>
  error('tag-unmatched', place, `${tag} has no counterpart`, hint)

export const tooMany = (
  place: Place,
  { kind, count }: { readonly kind: 'marks' | 'underlines'; readonly count: number },
) =>
  error(
    'too-many-marks',
    place,
    kind === 'marks'
      ? `A paragraph has ${count} marks for emphasis or code`
      : `The page has ${count} underlined headings`,
    kind === 'marks'
      ? 'Split the paragraph, or show the text as a code block.'
      : 'Write headings with "#", or split the page.',
  )

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
