/** One colour -> all that a brand fills, light and dark. Each shade goes as far as it must to be readable. */
import { colourOf, contrast, type Rgb } from '../plugins/theme/contrast.ts'
import type { Palette, Theme } from '../theme/brand.ts'
import { dark, light } from '../theme/styles/neutrals.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** A little more than WCAG 2.2 AA asks for, because colours are rounded. */
const readable = 4.6

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((value, index) => Math.round(value * (1 - share) + b[index]! * share)) as unknown as Rgb

const hex = (colour: Rgb): string => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** The first of the shades from `colour` to `end` that fits; `end` where none does. */
const shade = (colour: Rgb, end: Rgb, fits: (shade: Rgb) => boolean): Rgb =>
  Array.from({ length: 101 }, (_, percent) => mix(colour, end, percent / 100)).find(fits) ?? end

const isReadableOn = (grounds: readonly Rgb[]) => (colour: Rgb) =>
  grounds.every((ground) => contrast(colour, ground) >= readable)

type Neutrals = typeof light

function shades(colour: Rgb, neutrals: Neutrals, end: Rgb, pale: number) {
  const of = (name: keyof Neutrals): Rgb => colourOf(neutrals[name])!
  const page = of('--c-bg')
  const texts = [of('--c-muted'), of('--c-line-strong')]
  // Paler until text of every kind can be read on it.
  const tint = shade(mix(page, colour, pale), page, (ground) => contrast(texts[0]!, ground) >= readable)
  const grounds = [page, of('--c-sunken'), of('--c-surface'), tint]
  const primary = shade(colour, end, isReadableOn(grounds))
  return { tint, tintStrong: mix(page, colour, pale * 2.4), primary, strong: mix(primary, end, 0.22) }
}

export function paletteOf(primary: string, accent: string | undefined): Theme {
  const colour = colourOf(primary)!
  const second = accent ?? hex(mix(colour, white, 0.3))
  const day = shades(colour, light, black, 0.09)
  const night = shades(colour, dark, white, 0.16)
  const band = { bandFrom: hex(mix(day.primary, black, 0.4)), bandTo: hex(day.primary) }
  const ink = shade(mix(night.primary, black, 0.8), black, isReadableOn([night.primary, night.strong]))
  return {
    light: { ...paletteFrom(day, white), ...band, accent: second },
    dark: { ...paletteFrom(night, ink), ...band, accent: second },
  }
}

const paletteFrom = (
  { tint, tintStrong, primary, strong }: ReturnType<typeof shades>,
  onPrimary: Rgb,
): Omit<Palette, 'bandFrom' | 'bandTo' | 'accent'> => ({
  primary: hex(primary),
  primaryStrong: hex(strong),
  onPrimary: hex(onPrimary),
  tint: hex(tint),
  tintStrong: hex(tintStrong),
  link: hex(primary),
  linkStrong: hex(strong),
  focus: hex(primary),
})
