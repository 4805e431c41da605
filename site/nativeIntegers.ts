/** The browser's half of a cipher counts with integers of the language. */
import { join } from 'node:path'
import type { Plugin } from '../engine/types.ts'

export const nativeIntegers = (): Plugin => ({
  name: 'native-integers',
  vite: ({ config: { root } }) => [
    {
      name: 'site:native-integers',
      config: () => ({ resolve: { alias: { jsbn: join(root, 'site/api/bigInteger.ts') } } }),
    },
  ],
})
