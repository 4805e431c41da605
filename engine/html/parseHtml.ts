import { Parser } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

/** Names are in lower case. Values and texts are decoded, the texts of scripts and styles stay as they are. */
export type HtmlHandler = {
  open?(name: string, attributes: Attributes): void
  /** Called for every element that was opened, with or without an end tag. */
  close?(name: string): void
  /** One text may come in several pieces. */
  text?(text: string): void
  comment?(text: string): void
}

/** Reads markup once, from beginning to end, for all handlers. No tree is built. */
export function parseHtml(html: string, handlers: readonly HtmlHandler[]): void {
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const handler of handlers) handler.open?.(name, attributes)
    },
    onclosetag(name) {
      for (const handler of handlers) handler.close?.(name)
    },
    ontext(text) {
      for (const handler of handlers) handler.text?.(text)
    },
    oncomment(text) {
      for (const handler of handlers) handler.comment?.(text)
    },
  })
  parser.end(html)
}
