/** Code that stands in data, as the HTML that a fence in prose becomes. */
import { highlight } from './highlight.ts'
import { languageOf } from './languages.ts'

/** `label`: what a fence would name the language; code in one that is unknown stays plain. */
export async function colouredCode(code: string, label: string): Promise<string> {
  const lines = await highlight(code, languageOf(label)?.grammar, { remember: async (_key, make) => make() })
  return lines.join('\n')
}
