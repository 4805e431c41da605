/** XML as strict readers see it. */
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
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, text]) => unescape(text!))

const unescape = (text: string) =>
  text
    .replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inner: string) => inner.replace(/&/g, '&amp;').replace(/</g, '&lt;'))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, entity: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[entity]!,
    )
