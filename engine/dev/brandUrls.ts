/** Where the dev server shows each brand. */
import type { Config } from '../types.ts'

export type BrandUrl = { readonly brand: string; readonly url: string }

/** The first brand is shown at `localhost`, each other one below it. */
export const brandUrls = ({ brands }: Pick<Config, 'brands'>, port: number): readonly BrandUrl[] =>
  brands.map(({ id }, index) => ({
    brand: id,
    url: `http://${index === 0 ? 'localhost' : `${id}.localhost`}:${port}/`,
  }))

/** A line for each brand that was not there before. */
export const newBrandLines = (before: Config, after: Config, port: number): readonly string[] =>
  brandUrls(after, port)
    .filter(({ brand }) => !before.brands.some(({ id }) => id === brand))
    .map(({ brand, url }) => `New: ${brand}  ${url}`)
