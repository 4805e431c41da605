/**
 * What the theme reads of a brand. A site may give its brands more: components take the value with `useBrand<ThemeBrand>()`,
 * and nothing of it reaches a browser but what they pass to an island.
 */
import type { Brand as EngineBrand, HeadTag } from '../engine/types.ts'
import type { Constants } from './styles/tokens.ts'
import type { brandIcons } from './ui/brandIcons.ts'
import type { Navigation } from './navigation.ts'
import type { Text } from './text.ts'

/** Colours that make a brand; everything neutral is the same for all. Hex, `#rrggbb`. */
export type Palette = {
  /** Buttons, marks; at least 4.5:1 with `onPrimary`, with the page and with `tint`. */
  readonly primary: string
  /** The same under the pointer. */
  readonly primaryStrong: string
  readonly onPrimary: string
  /** Second colour, for art and small marks; never for text. */
  readonly accent: string
  /** Pale: active entries, bands. */
  readonly tint: string
  readonly tintStrong: string
  /** Gradient of the call to action; white text stands on both ends. */
  readonly bandFrom: string
  readonly bandTo: string
  /** At least 4.5:1 with the page and with `tint`. */
  readonly link: string
  readonly linkStrong: string
  /** Focus ring; at least 3:1 with the page. */
  readonly focus: string
}

export type Theme = { readonly light: Palette; readonly dark: Palette }

export type SocialLink<T extends Text = Text> = {
  readonly kind: keyof typeof brandIcons
  readonly label: T
  readonly href: string
}

export type BrandLogo = {
  readonly light: string
  /** `inverted`: the same, with its ink turned around. Default: the same as it is. */
  readonly dark?: string | 'inverted' | undefined
  /** Whether the name stands beside it. */
  readonly title?: boolean | undefined
}

type Mode = 'light' | 'dark'

/** News in a bar on top of every page. */
type Announcement<T extends Text> = {
  /** Dismissing it is remembered under this id. */
  readonly id: string
  readonly text: T
  /** A path in the default locale, or an address. */
  readonly href?: string | undefined
  /** Last day it is shown: `2026-06-30`. */
  readonly until?: string | undefined
}

export type ThemeBrand<T extends Text = Text> = EngineBrand & {
  /** In titles and labels. */
  readonly name: string
  /** One sentence, on the home page and for search engines. */
  readonly description?: T | undefined
  /** Its file, from the root of the site: `/logo.svg`; or one for each colour mode, with or without the name. Default: the name as text. */
  readonly logo?: string | BrandLogo | undefined
  /** Its file, from the root of the site. Default: `/favicon.svg`. */
  readonly favicon?: string | undefined
  /** What link previews show of pages without a picture of their own; its file, from the root of the site. */
  readonly image?: string | undefined
  /** Further tags in the head of every page. */
  readonly head?: readonly HeadTag[] | undefined
  /** Of pages, until a reader chooses; or always. Default: the reader's system decides. */
  readonly colourMode?: Mode | { readonly only: Mode } | undefined
  readonly announcement?: Announcement<T> | undefined
  readonly navigation: Navigation<T>
  readonly social?: readonly SocialLink<T>[] | undefined
  /** At the end of every page. */
  readonly copyright?: T | undefined
  readonly theme: Theme
  /** Sizes, spaces, type. Default: the theme's. */
  readonly tokens?: Constants | undefined
}
