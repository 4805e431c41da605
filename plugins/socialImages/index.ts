/** Pictures of shared links, one for each section and for each page that wants its own, drawn from SVG with fonts from packages. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { hashAll, hashOf, short } from '../../engine/store/hash.ts'
import type { Brand, OutputFile, Plugin, Route } from '../../engine/types.ts'
import { openFonts, versionsOf, type Fonts } from './fonts.ts'
import { sectionImages, type SocialImage } from './shared.ts'

export type SocialImagesOptions<B extends Brand> = {
  /** Images of a locale. A page gets the one with the longest matching prefix of its path in the default locale. */
  readonly cards: (brand: B, locale: string) => readonly SocialCard[]
  /** The image of a page by itself, 1200 by 630; it is at `/social<path of the page>.png`. */
  readonly pageCard?: (route: Route, brand: B) => string | undefined
  /** Packages of variable fonts by Fontsource. A character is set in the first that has it. */
  readonly fonts: readonly string[]
}

export type SocialCard = {
  /** `/docs/`, or `/` for all pages. */
  readonly prefix: string
  /** 1200 by 630; text without a font family. */
  readonly svg: string
}

const schema = optionsSchema<SocialImagesOptions<Brand>>({
  cards: v.function(),
  pageCard: v.optional(v.function()),
  fonts: v.array(v.string()),
})

/** A picture is drawn once and then stored. */
export function socialImages<B extends Brand>(given: SocialImagesOptions<B>): Plugin {
  const { cards, pageCard, fonts } = given
  const pathOf = (svg: string) => `assets/social-${short(hashOf(svg))}.png`

  return {
    name: 'social-images',
    options: { schema, given },
    emits: ['assets/social-*.png', 'social/**/*.png'],
    route({ brand }) {
      const imagesOf = (locale: string) =>
        cards(brand as B, locale)
          .toSorted((a, b) => b.prefix.length - a.prefix.length)
          .map(({ prefix, svg }): SocialImage => ({ prefix, href: `/${pathOf(svg)}` }))
      return { routes: [], shared: brand.locales.map((locale) => sectionImages(locale).value(imagesOf(locale))) }
    },
    async emit({ site: { brand, routes }, remember }) {
      const sections = brand.locales.flatMap((locale) => cards(brand as B, locale)).map(({ svg }) => [pathOf(svg), svg])
      const pages = routes.flatMap((route) => {
        const svg = pageCard?.(route, brand as B)
        return svg === undefined ? [] : [[`social${route.path.slice(0, -1)}.png`, svg]]
      })
      const images = new Map([...sections, ...pages] as [string, string][])
      const version = await versionsOf(fonts)
      let opened: Promise<Fonts> | undefined
      const open = () => (opened ??= openFonts(fonts, [...images.values()].map(textOf)))
      const draw = async ([path, svg]: [string, string]): Promise<OutputFile> => {
        const encoded = await remember(hashAll(['social', svg, version]), async () => drawPng(svg, await open()))
        return { path, body: Buffer.from(encoded, 'base64') }
      }
      try {
        return await Promise.all([...images].map(draw))
      } finally {
        await (await opened)?.close()
      }
    },
  }
}

async function drawPng(svg: string, { family, filesFor }: Fonts): Promise<string> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const font = { fontFiles: [...filesFor(textOf(svg))], loadSystemFonts: false, defaultFontFamily: family }
  return (await renderAsync(svg, { font: { ...font, sansSerifFamily: family } })).asPng().toString('base64')
}

/** What is written in it, entities as they stand: they are of characters that fonts have. */
const textOf = (svg: string): string => svg.replaceAll(/<[^>]*>/g, '')
