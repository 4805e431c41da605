/**
 * A micromark extension for lines in `.md` that hold known tags only: `<Tabs>`, `</TabItem>`,
 * `<details><summary>More</summary>`. Such a line is a block and ends a paragraph, so the text between two of them is
 * Markdown, with or without blank lines.
 */
import type { CompileContext, Extension as MdastExtension, Token as MdastToken } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    tagLine: 'tagLine'
  }
}

const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'=<>{}]+`
/** What may stand behind the name of a tag. */
export const attributes = String.raw`(?:\s+[\w-]+(?:=(?:${value}))?)*\s*`

const names = 'Tabs|TabItem|Include|Embed|Admonition|Details|Cards|Card|Steps|FileTree|PackageManagers|details|summary'
const mayHold = new RegExp(String.raw`</?(?:${names})\b`)

/** One tag: slash, name, attributes, slash. A summary on one line is matched with its content. */
export const tagPattern = String.raw`<summary>(?<summary>(?:(?!</summary>).)*)</summary>|<(?<closing>/)?(?<name>${names})(?<attributes>${attributes})(?<selfClosing>/)?>`
const attributePattern = new RegExp(String.raw`([\w-]+)(?:=(${value}))?`, 'g')

export type AttributeValues = ReadonlyMap<string, string | true>

export const valuesOf = (source: string): AttributeValues =>
  new Map(
    [...source.matchAll(attributePattern)].map(([, key, written]) => [
      key!,
      written === undefined ? true : written.replace(/^(["'])(.*)\1$|^\{["']?(.*?)["']?\}$/, '$2$3'),
    ]),
  )

const unnamed = tagPattern.replace(/\?<\w+>/g, '')
const wholeLine = new RegExp(String.raw`^(?:(?:${unnamed})\s*)+$`)

/** A line from its first tag on. */
export const isTagLine = (line: string): boolean => wholeLine.test(line)

/** A cheap test, to skip the extension for most pages. */
export const mayHaveTagLines = (text: string): boolean => mayHold.test(text)

/** Writers indent the content of tabs and cards, so a page with them has no indented code, as in MDX. */
export const hasTabs = (text: string): boolean => /<(?:TabItem|Card)\b/.test(text)

export const tagLine: Extension = { flow: { 60: { name: 'tagLine', tokenize } } }

export const tagLineFromMarkdown: MdastExtension = {
  enter: {
    tagLine(this: CompileContext, token: MdastToken) {
      this.enter({ type: 'tagLine', value: this.sliceSerialize(token) }, token)
    },
  },
  exit: {
    tagLine(this: CompileContext, token: MdastToken) {
      this.exit(token)
    },
  },
}

/** Reads to the end of the line, then decides; with `nok` the parser goes back to the start of the line. */
function tokenize(effects: Effects, ok: State, nok: State): State {
  let line = ''
  return (code) => {
    effects.enter('tagLine')
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    // Below -2 are the line ends, and null is the end of the file.
    if (code === null || code < -2) {
      if (!isTagLine(line)) return nok(code)
      effects.exit('tagLine')
      return ok(code)
    }
    line += code < 0 ? ' ' : String.fromCharCode(code)
    effects.consume(code)
    return inside
  }
}
