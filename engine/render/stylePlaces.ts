/** Where an inline style was written: the one component of the project that has a `style` with these names. */
import { modulesOf, ownComponents } from '../disk/modules.ts'
import { placeAt } from '../errors/placeAt.ts'
import type { Config, Place } from '../types.ts'

/** `color:red;margin-top:0` -> where a component says `style={{ color: …, marginTop: … }}`. */
export type StylePlaces = (style: string) => Place | undefined

/** Files are read when a page has such a style. */
export function createStylePlaces(config: Config): StylePlaces {
  let texts: readonly (readonly [file: string, text: string])[] | undefined
  return (style) => {
    const names = style.split(';').flatMap((each) => scriptName(each.split(':')[0]!.trim()) || [])
    texts ??= [...modulesOf(config.root, ownComponents(config))].map(([file, bytes]) => [
      file,
      Buffer.from(bytes).toString(),
    ])
    const places = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bstyle=\{\{([^}]*)\}/g)].flatMap(({ index, 1: written }) =>
        names.every((name) => written!.includes(name)) ? [placeAt(file, text, index)] : [],
      ),
    )
    return places.length === 1 ? places[0] : undefined
  }
}

/** As React names it: `margin-top` -> `marginTop`; `--depth` stays. */
const scriptName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
