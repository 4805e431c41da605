/** The brand's token values as one small stylesheet, so that all brands share the components' styles. */
import { hashOf, short } from '../../engine/hash.ts'
import type { Brand, Diagnostic, Plugin } from '../../engine/types.ts'
import { colourOf, contrast } from './contrast.ts'

/** A text and its ground, as names of custom properties or colours, and the least contrast they may have. */
export type ContrastPair = readonly [text: string, ground: string, least: number]

export type ThemeOptions<B extends Brand> = {
  /** The stylesheet of a brand: custom properties only. */
  readonly css: (brand: B) => string
  /** What must be readable in every colour mode. Default: nothing is checked. */
  readonly readable?: readonly ContrastPair[]
}

/** Shares the stylesheet's href as `theme`. Code: `contrast-low`. */
export function theme<B extends Brand>({ css, readable = [] }: ThemeOptions<B>): Plugin {
  const fileOf = (brand: Brand) => `assets/theme-${short(hashOf(css(brand as B)))}.css`
  return {
    name: 'theme',
    emits: ['assets/theme-*.css'],
    route: (_own, _all, brand) => ({ routes: [], shared: { theme: `/${fileOf(brand)}` } }),
    check: (_pages, { brand, config }) =>
      problemsIn(css(brand as B), readable, `${config.brandsFolder}/${brand.id}/theme.ts`),
    emit: (_pages, { brand }) => [{ path: fileOf(brand), body: css(brand as B) }],
  }
}

/** A mode is a rule of the sheet that sets one of the colours; what it does not set, the first one did. */
function problemsIn(css: string, readable: readonly ContrastPair[], file: string): readonly Diagnostic[] {
  const names = readable.flatMap(([text, ground]) => [text, ground])
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
    return readable.flatMap(([text, ground, least]): Diagnostic | [] => {
      const [own, other] = [colourOf(valueOf(text)), colourOf(valueOf(ground))]
      const problem = (message: string): Diagnostic => ({
        code: 'contrast-low',
        severity: 'error',
        message,
        place: { file },
      })
      if (!own || !other)
        return problem(`The contrast of ${text} on ${ground} cannot be told: they are no plain colours`)
      const ratio = contrast(own, other)
      return ratio >= least
        ? []
        : problem(
            `${text} (${valueOf(text)}) on ${ground} (${valueOf(ground)}) has a contrast of ${ratio.toFixed(2)}, less than ${least}`,
          )
    })
  })
  // Dark is written twice: as the choice, and as that of the system.
  return [...new Map(problems.map((each) => [each.message, each])).values()]
}
