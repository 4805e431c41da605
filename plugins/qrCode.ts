/** A QR code as a file of its own, so that browsers load it when it is shown. */
import { renderSVG } from 'uqr'
import type { Brand, Plugin } from '../engine/types.ts'

export type QrCodeOptions<B extends Brand> = {
  /** Output file, from the root of each brand. */
  readonly file: `${string}.svg`
  /** The content of the code; a brand without has none. */
  readonly text: (brand: B) => string | undefined
}

export function qrCode<B extends Brand>({ file, text }: QrCodeOptions<B>): Plugin {
  return {
    name: 'qr-code',
    emits: [file],
    // Dark on white in both themes: cameras expect it.
    emit({ site: { brand } }) {
      const content = text(brand as B)
      return content ? [{ path: file, body: renderSVG(content, { ecc: 'M', border: 2 }) }] : []
    },
  }
}
