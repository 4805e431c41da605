/**
 * Styles beside the component, taken out at build time: linaria through wyw. Only the site's own folders are looked at.
 *
 * A style is made of text, constants and names of other styles; a value that has to be computed is an error.
 */
import { posix } from 'node:path'
import type { Plugin } from '../engine/types.ts'

export function styles(): Plugin {
  return {
    name: 'styles',
    // Loaded when something is really bundled: it takes 0.7 s, and most runs find their bundle made.
    vite: (config) => [
      import('@wyw-in-js/vite').then(({ default: wyw }) =>
        wyw({
          include: [`**/${posix.dirname(config.app)}/**/*.{ts,tsx}`, `**/${config.brandsFolder}/*/pages/**/*.{ts,tsx}`],
          // Browser code without styles; the evaluator would take its calls to the browser away.
          exclude: [`**/${posix.dirname(config.app)}/client/**`],
          prefixer: false,
          ssrDevCss: true,
          // To run a style's code takes a process of its own, with 100 MiB; and what a style says can be read off it.
          eval: { strategy: 'static' },
        }),
      ),
    ],
  }
}
