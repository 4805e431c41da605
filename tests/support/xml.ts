/** XML as strict readers see it. */
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { escapeHtml } from '../../engine/html/escape.ts'
import { validateXML } from 'xmllint-wasm'

/** What makes documents not well-formed, by name; empty where nothing does. */
export async function xmlProblems(documents: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const xml = Object.entries(documents).map(([fileName, contents]) => ({ fileName, contents }))
  // The types want a schema; without one it looks at the form only.
  const { errors } = await validateXML({ xml, maxMemoryPages: 16_384, initialMemoryPages: 1024 } as never)
  return errors.map(({ rawMessage }) => rawMessage)
}

/** Texts of all elements with a name, entities read; good enough for well-formed files of our own. */
export const elements = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, text]) => textOf(text!))

const textOf = (xml: string) =>
  decodeEntities(xml.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) => escapeHtml(text)))
