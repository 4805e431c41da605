/** How HTML is written: as short as readable, and the same on every machine. */
import type { Options } from 'hast-util-to-html'

export const htmlOptions: Options = {
  // The markup of code is written by us; writers' HTML has been parsed and sanitised before.
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
}
