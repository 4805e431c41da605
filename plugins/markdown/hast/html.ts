/** Options for writing HTML. */
import type { Options } from 'hast-util-to-html'

export const htmlOptions: Options = {
  // Raw HTML is that of code fences, made by this library; HTML of writers has been sanitised before.
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
}
