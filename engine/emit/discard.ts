/** `site check` does everything but write. */
import type { OutputManifest } from './manifest.ts'
import type { Output } from './output.ts'

export const discardOutput = (previous: OutputManifest | undefined): Output => ({
  previous,
  write: async () => {},
  keep: async () => {},
  copy: async () => {},
  commit: async () => {},
  abort: async () => {},
})
