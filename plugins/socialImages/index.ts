/** Open Graph images: one for each section and locale, which the site draws as SVG, written as PNG. */
import { hashAll, short } from '../../engine/store/hash.ts'
import type { Brand, Diagnostic, EmitContext, Json, OutputFile, Plugin } from '../../engine/types.ts'
import { findFont } from './fonts.ts'

export type SocialImagesOptions<B extends Brand> = {
  /** Images of a locale. A page gets the one with the longest matching prefix of its path in the default locale. */
  readonly cards: (brand: B, locale: string) => readonly SocialCard[]
  /** Font files to use before those of known systems, see `fonts.ts`. */
  readonly fonts?: readonly string[]
}

export type SocialCard = {
  /** `/docs/`, or `/` for all pages. */
  readonly prefix: string
  /** 1200 by 630; text without a font family. */
  readonly svg: string
}

/** Shared as `social/<locale>`, longest prefix first. */
export type SocialImage = { readonly prefix: string; readonly href: string }

/**
 * Without a font for its language an image is left out, with the warning `social-font-missing`. The name of an image is the
 * hash of its input, so it is drawn once and then stored.
 */
export function socialImages<B extends Brand>({ cards, fonts = [] }: SocialImagesOptions<B>): Plugin {
  const imagesOf = (brand: Brand, locale: string) =>
    cards(brand as B, locale).flatMap(({ prefix, svg }) => {
      const font = findFont(svg, fonts)
      if (!font) return []
      return [{ prefix, svg, font, path: `assets/social-${short(hashAll([svg, font.identity]))}.png` }]
    })

  return {
    name: 'social-images',
    emits: ['assets/social-*.png'],
    route(_own, _all, brand) {
      const shared: Record<string, Json> = {}
      const diagnostics: Diagnostic[] = []
      for (const locale of brand.locales) {
        const images = imagesOf(brand, locale).toSorted((a, b) => b.prefix.length - a.prefix.length)
        shared[`social/${locale}`] = images.map(({ prefix, path }): SocialImage => ({ prefix, href: `/${path}` }))
        if (images.length < cards(brand as B, locale).length) diagnostics.push(fontMissing(locale))
      }
      return { routes: [], shared, diagnostics }
    },
    async emit(_pages, { brand }, context) {
      const images = new Map(
        brand.locales.flatMap((locale) => imagesOf(brand, locale)).map((image) => [image.path, image]),
      )
      const files: OutputFile[] = []
      for (const { path, svg, font } of images.values()) files.push({ path, body: await renderPng(svg, font, context) })
      return files
    },
  }
}

async function renderPng(
  svg: string,
  { file, family, identity }: NonNullable<ReturnType<typeof findFont>>,
  context: EmitContext,
): Promise<Uint8Array> {
  const encoded = await context.remember(hashAll(['social', svg, identity]), async () => {
    const { Resvg } = await import('@resvg/resvg-js')
    const image = new Resvg(svg, {
      font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: family, sansSerifFamily: family },
    })
    return image.render().asPng().toString('base64')
  })
  return Buffer.from(encoded, 'base64')
}

const fontMissing = (locale: string): Diagnostic => ({
  code: 'social-font-missing',
  severity: 'warning',
  message: `No font on this machine has the letters of the social images for "${locale}"; they are left out`,
  hint: 'Install Noto Sans CJK, or name a font file in the option "fonts".',
})
