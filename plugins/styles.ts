/** Styles beside the component, taken out at build time: linaria through wyw. Only the site's own folders are looked at. */
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
        }),
      ),
    ],
  }
}
