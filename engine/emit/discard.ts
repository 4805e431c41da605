/** `site check` does everything but write. */
import type { OutputManifest } from './manifest.ts'
import type { Output } from './output.ts'

export const discardOutput = (previous: OutputManifest | undefined): Output => ({
  previous,
  lost: new Set(),
  isUntouched: false,
  staging: '',
  placeOf: (file) => file,
  write: async () => {},
  writes: () => 0,
  keep() {},
  commit: async () => {},
  abort: async () => {},
})
