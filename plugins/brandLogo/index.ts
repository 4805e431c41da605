/** The size of each brand's logo, read from its file, so that pages keep its place until it has come. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Plugin, Source } from '../../engine/types.ts'
import { imageSize } from '../markdown/index.ts'
import { logoSize } from './shared.ts'

const schema = v.strictObject({
  /** Project file of a logo that all brands have. Default: each has its own, `public/logo.svg` in its folder. */
  file: v.optional(v.string()),
})
export type BrandLogoOptions = v.InferInput<typeof schema>

/** Shares `logoSize`. Code: `logo-size-missing`. */
export function brandLogo(given: BrandLogoOptions = {}): Plugin {
  const { file: common } = given
  return {
    name: 'brand-logo',
    options: { schema, given },
    include: [common ?? '[brands]/*/public/logo.svg'],
    read: ({ source }) => ({ data: sizeOf(source) }),
    route: ({ documents, brand, config }) => {
      const folder = `${config.brandsFolder}/${brand.id}/`
      const logo = documents.find(({ file }) => file === common || file.startsWith(folder))
      return { routes: [], ...(logo && { shared: [logoSize.value(logo.data as ReturnType<typeof sizeOf>)] }) }
    },
  }
}

function sizeOf({ file, text }: Source) {
  const size = imageSize(new TextEncoder().encode(text))
  if (size) return size
  throw new SiteError('The logo has no size', {
    code: 'logo-size-missing',
    place: { file, line: 1, column: 1 },
    hint: 'Write viewBox="0 0 200 40", or width and height, into its <svg>.',
  })
}
