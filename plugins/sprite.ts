/** Many small drawings in one file, which pages show a part of with `<use href="/<file>#<name>">`: it is loaded once. */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import type { Plugin } from '../engine/types.ts'

export type SpriteOptions = {
  /** Output file, from the root of each brand. */
  readonly file: `${string}.svg`
  /** Markup of each drawing, on a grid of 24, by its name. */
  readonly symbols: () => Promise<Readonly<Record<string, string>>>
}

const schema = optionsSchema<SpriteOptions>({
  file: v.pipe(v.string(), v.endsWith('.svg', 'the name of a file that ends with ".svg"')),
  symbols: v.function(),
})

export function sprite(given: SpriteOptions): Plugin {
  const { file, symbols } = given
  return {
    name: 'sprite',
    options: { schema, given },
    emits: [file],
    async emit() {
      const drawn = Object.entries(await symbols()).map(
        ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`,
      )
      return [{ path: file, body: `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>` }]
    },
  }
}
