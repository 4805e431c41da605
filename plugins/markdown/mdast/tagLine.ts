/**
 * Lines in `.md` that hold nothing but tags we know: `<Tabs>`, `</TabItem>`, `<details><summary>More</summary>`.
 * They are blocks of their own and end a paragraph, so that what stands between them is Markdown with or without
 * blank lines around it.
 */
import type { CompileContext, Extension as MdastExtension, Token as MdastToken } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    tagLine: 'tagLine'
  }
}

const value = String.raw`"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'=<>{}]+`
const attributes = String.raw`(?:\s+[\w-]+(?:=(?:${value}))?)*\s*`

/** One tag: slash, name, attributes, slash. For a summary on one line its content, too. */
export const tagPattern = String.raw`<summary>(?<summary>(?:(?!</summary>).)*)</summary>|<(?<closing>/)?(?<name>Tabs|TabItem|Include|details|summary)(?<attributes>${attributes})(?<selfClosing>/)?>`
export const attributePattern = new RegExp(String.raw`([\w-]+)(?:=(${value}))?`, 'g')

const unnamed = tagPattern.replace(/\?<\w+>/g, '')
const wholeLine = new RegExp(String.raw`^(?:(?:${unnamed})\s*)+$`)

/** Cheap test: no such line without one of these. */
export const mayHaveTagLines = (text: string): boolean => /<\/?(?:Tabs|TabItem|Include|details|summary)\b/.test(text)

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

/** Reads to the end of the line, then decides; the parser goes back where it was if the line holds anything else. */
function tokenize(effects: Effects, ok: State, nok: State): State {
  let line = ''
  return (code) => {
    effects.enter('tagLine')
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    // Below -2 are the line ends, and null is the end of the file.
    if (code === null || code < -2) {
      if (!wholeLine.test(line)) return nok(code)
      effects.exit('tagLine')
      return ok(code)
    }
    line += code < 0 ? ' ' : String.fromCharCode(code)
    effects.consume(code)
    return inside
  }
}
