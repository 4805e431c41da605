/** Modules whose bytes are no text, refused in dev as Rolldown refuses them in a build: they are read all the same there, with U+FFFD for each byte. */
import type { Plugin as VitePlugin } from 'vite'
import { notText } from '../../errors/importErrors.ts'
import { SiteError } from '../../errors/SiteError.ts'
import { fromRoot } from '../../paths/fromRoot.ts'

/** `root` is absolute. Code: `file-not-utf8`. */
export const strictText = (root: string): VitePlugin => ({
  name: 'site:text',
  enforce: 'pre',
  transform: {
    filter: { code: '\uFFFD' },
    handler(_text, id) {
      const problem = notText(root, fromRoot(root, id.replace(/\?.*$/s, '')))
      if (problem) throw SiteError.from([problem])
    },
  },
})
