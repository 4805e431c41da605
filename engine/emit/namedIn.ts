/** Where the project itself names an address that the output lacks: a component, or a style. */
import escapeStringRegexp from 'escape-string-regexp'
import { moduleTexts, ownNaming } from '../disk/modules.ts'
import { placeAt } from '../errors/placeAt.ts'
import type { Config, Place } from '../types.ts'

/** Undefined where no source has it between quotation marks or parentheses: the address was made, or is a plugin's. */
export function namedIn(config: Config, address: string): Place | undefined {
  const written = new RegExp(`(?<=["'\`(] *)${escapeStringRegexp(address)}(?= *["'\`)])`)
  for (const [file, text] of moduleTexts(config.root, ownNaming(config))) {
    const offset = text.search(written)
    if (offset >= 0) return placeAt(file, text, offset)
  }
  return undefined
}
