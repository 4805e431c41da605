/** A QR code as a file of its own, so that browsers load it when it is shown. */
import { renderSVG } from 'uqr'
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import type { Brand, Plugin } from '../engine/types.ts'

export type QrCodeOptions<B extends Brand> = {
  /** Output file, from the root of each brand. */
  readonly file: `${string}.svg`
  /** The content of the code; a brand without has none. */
  readonly text: (brand: B) => string | undefined
}

const schema = optionsSchema<QrCodeOptions<Brand>>({
  file: v.pipe(v.string(), v.endsWith('.svg', 'the name of a file that ends with ".svg"')),
  text: v.function(),
})

export function qrCode<B extends Brand>(given: QrCodeOptions<B>): Plugin {
  const { file, text } = given
  return {
    name: 'qr-code',
    options: { schema, given },
    emits: [file],
    // Dark on white in both themes: cameras expect it.
    emit({ site: { brand } }) {
      const content = text(brand as B)
      return content ? [{ path: file, body: renderSVG(content, { ecc: 'M', border: 2 }) }] : []
    },
  }
}
