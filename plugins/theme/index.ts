/** The brand's token values as one small stylesheet, so that all brands share the components' styles. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { hashOf, short } from '../../engine/store/hash.ts'
import type { Brand, Diagnostic, Document, Place, Plugin, Site } from '../../engine/types.ts'
import { colourOf, contrast } from './contrast.ts'
import { announcementOver, themeStylesheet } from './shared.ts'

/** Text and background, as custom properties or colours, and the minimum of their contrast. */
export type ContrastPair = readonly [text: string, background: string, minimum: number]

export type ThemeOptions<B extends Brand> = {
  /** The stylesheet of a brand: custom properties only. */
  readonly css: (brand: B) => string
  /** Pairs to check in every colour mode. Default: none. */
  readonly readable?: readonly ContrastPair[]
}

const schema = optionsSchema<ThemeOptions<Brand>>({
  css: v.function(),
  readable: v.optional(v.array(v.tuple([v.string(), v.string(), v.number()]))),
})

/** Shares `themeStylesheet` and `announcementOver`. Code: `contrast-low`. */
export function theme<B extends Brand>(given: ThemeOptions<B>): Plugin {
  const { css, readable = [] } = given
  const fileOf = (brand: Brand) => `assets/theme-${short(hashOf(css(brand as B)))}.css`
  function unreadable({ brand, config, documents }: Site): readonly Diagnostic[] {
    const file = `${config.brandsFolder}/${brand.id}/theme.ts`
    const source = documents.find((document): document is Document<string> => document.file === file)
    return problemsIn(css(brand as B), readable, (value) => placeOfValue(value, file, source?.data))
  }
  return {
    name: 'theme',
    options: { schema, given },
    emits: ['assets/theme-*.css'],
    // For the places of messages; the values themselves come with the brand.
    include: ['[brands]/*/theme.ts'],
    read: ({ source }) => ({ data: source.text }),
    route: ({ brand, config }) => ({
      routes: [],
      shared: [themeStylesheet.value(`/${fileOf(brand)}`), announcementOver.value(isOver(brand, config.now))],
    }),
    check: ({ site }) => unreadable(site),
    // Dev asks of pages only, and each page has the colours of its brand.
    checkPage: ({ site }) => (site.config.production ? [] : unreadable(site)),
    emit: ({ site: { brand } }) => [{ path: fileOf(brand), body: css(brand as B) }],
  }
}

function isOver({ announcement }: Brand & { readonly announcement?: { readonly until?: string } }, now: Date): boolean {
  return announcement?.until !== undefined && announcement.until < now.toISOString().slice(0, 10)
}

/** Where the value stands, if it does so once. */
function placeOfValue(value: string, file: string, text = ''): Place {
  const at = text.indexOf(value)
  return at === -1 || text.includes(value, at + 1) ? { file } : placeAt(file, text, at)
}

/** A colour mode is a rule of the stylesheet that sets one of the colours; the other colours are those of the first mode. */
function problemsIn(
  css: string,
  readable: readonly ContrastPair[],
  placeOf: (value: string) => Place,
): readonly Diagnostic[] {
  const names = readable.flatMap(([text, background]) => [text, background])
  const modes = [...css.matchAll(/\{([^{}]*)\}/g)]
    .map(
      ([, rules]) =>
        new Map([...rules!.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name!, value!])),
    )
    .filter((mode) => names.some((name) => mode.has(name)))
  const problems = modes.flatMap((mode) => {
    const valueOf = (name: string): string => {
      const value = name.startsWith('--') ? (mode.get(name) ?? modes[0]?.get(name) ?? '') : name
      const other = /^var\((--[\w-]+)\)$/.exec(value.trim())?.[1]
      return other && other !== name ? valueOf(other) : value
    }
    return readable.flatMap(([text, background, minimum]): Diagnostic | [] => {
      const [front, back] = [colourOf(valueOf(text)), colourOf(valueOf(background))]
      const problem = (message: string): Diagnostic => ({
        code: 'contrast-low',
        severity: 'error',
        message,
        place: placeOf(valueOf(text)),
      })
      if (!front || !back)
        return problem(`The contrast of ${text} on ${background} cannot be computed: use colours like #rrggbb`)
      const ratio = contrast(front, back)
      return ratio >= minimum
        ? []
        : problem(
            `${text} (${valueOf(text)}) on ${background} (${valueOf(background)}) has a contrast of ${ratio.toFixed(2)}, less than ${minimum}`,
          )
    })
  })
  // The dark mode has two rules: one for the reader's choice, one for the system's.
  return [...new Map(problems.map((each) => [each.message, each])).values()]
}
