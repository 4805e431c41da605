/** What stands inline in markup: scripts and styles, which a content security policy has to know, and JSON-LD. */
import { createHash } from 'node:crypto'
import type { HtmlHandler } from '../../html/parseHtml.ts'

export type Inline = {
  /** SHA-256 (base64) of inline scripts that run, as a content security policy names them. */
  readonly inlineScripts: readonly string[]
  /** Value of the first `style` attribute. */
  readonly inlineStyle: string | undefined
  /** Start tag of the first `<style>`, which may name the library that writes it: `<style data-emotion="css 1">`. */
  readonly styleElement: string | undefined
  /** Texts of JSON-LD elements. */
  readonly jsonLd: readonly string[]
}

export function createInlineReader(): HtmlHandler & { result(): Inline } {
  const inlineScripts: string[] = []
  const jsonLd: string[] = []
  let inlineStyle: string | undefined
  let styleElement: string | undefined
  let finishScript: ((text: string) => void) | undefined
  let script = ''

  return {
    open(name, attributes) {
      inlineStyle ??= attributes.style
      if (name === 'style') styleElement ??= startTag(attributes)
      if (name !== 'script') return
      const { src, type } = attributes
      script = ''
      if (type === 'application/ld+json') finishScript = (text) => jsonLd.push(text)
      else if (src === undefined && !isJson(type)) finishScript = (text) => inlineScripts.push(sha256(text))
    },
    text(text) {
      if (finishScript) script += text
    },
    close(name) {
      if (name !== 'script') return
      finishScript?.(script)
      finishScript = undefined
    },
    result: () => ({ inlineScripts, inlineStyle, styleElement, jsonLd }),
  }
}

const startTag = (attributes: Readonly<Record<string, string | undefined>>): string =>
  `<style${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>`

const isJson = (type = '') => /^application\/(?:[\w.-]+\+)?json$/i.test(type)

/** Of a text as browsers read it, with line feeds alone. */
const sha256 = (text: string) => createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')
