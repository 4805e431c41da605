/** Many small drawings in one file, which pages show a part of with `<use href="/<file>#<name>">`: it is loaded once. */
import type { Plugin } from '../engine/types.ts'

export type SpriteOptions = {
  /** Output file, from the root of each brand. */
  readonly file: `${string}.svg`
  /** Markup of each drawing, on a grid of 24, by its name. */
  readonly symbols: () => Promise<Readonly<Record<string, string>>>
}

export function sprite({ file, symbols }: SpriteOptions): Plugin {
  return {
    name: 'sprite',
    emits: [file],
    async emit() {
      const drawn = Object.entries(await symbols()).map(
        ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`,
      )
      return [{ path: file, body: `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>` }]
    },
  }
}
