/** The size of each brand's logo, read from its file, so that pages keep its place until it has come. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Brand, Config, Document, Plugin } from '../../engine/types.ts'
import { imageSize } from '../markdown/index.ts'
import { logoSize } from './shared.ts'

const schema = v.strictObject({
  /** Address of a brand's logo: `/logo.svg`. Its file is below `public/` of the brand, or of the site. Default: `/logo.svg`, which each brand has. */
  of: v.optional(v.custom<(brand: Brand) => string | undefined>((value) => typeof value === 'function', 'a function')),
})
export type BrandLogoOptions = v.InferInput<typeof schema>

/** Shares `logoSize` for SVGs. Code: `logo-size-missing`. */
export function brandLogo(given: BrandLogoOptions = {}): Plugin {
  const { of } = given
  return {
    name: 'brand-logo',
    options: { schema, given },
    include: of ? ['[brands]/*/public/**/*.svg', 'public/**/*.svg'] : ['[brands]/*/public/logo.svg'],
    read: ({ source }) => ({ data: imageSize(new TextEncoder().encode(source.text)) ?? {} }),
    route: ({ documents, brand, config }) => {
      const logo = logoOf(documents, of ? of(brand) : '/logo.svg', folderOf(brand, config))
      if (!logo) return { routes: [] }
      if (!hasSize(logo)) throw sizeMissing(logo.file)
      return { routes: [], shared: [logoSize.value(logo.data)] }
    },
  }
}

type Size = Parameters<typeof logoSize.value>[0]

const hasSize = (logo: Document): logo is Document<Size> => 'width' in (logo.data as Partial<Size>)

const folderOf = ({ id }: Brand, { brandsFolder }: Config): string => `${brandsFolder}/${id}/`

const logoOf = (documents: readonly Document[], address: string | undefined, folder: string): Document | undefined =>
  [`${folder}public${address}`, `public${address}`]
    .map((name) => documents.find(({ file }) => file === name))
    .find((document) => document !== undefined)

const sizeMissing = (file: string): SiteError =>
  new SiteError('The logo has no size', {
    code: 'logo-size-missing',
    place: { file, line: 1, column: 1 },
    hint: 'Write viewBox="0 0 200 40", or width and height, into its <svg>.',
  })
