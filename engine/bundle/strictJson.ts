/** JSON that modules import, read before the bundler reads it: what that says of a mistake does not name the file. */
import type { Plugin as VitePlugin } from 'vite'
import { jsonMistake } from '../errors/jsonErrors.ts'
import { SiteError } from '../errors/SiteError.ts'
import { fromRoot } from '../paths/fromRoot.ts'

/** `root` is absolute. Code: `json-invalid`. */
export const strictJson = (root: string): VitePlugin => ({
  name: 'site:json',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.json(?:$|\?)/, exclude: /\?.*\b(?:raw|url)\b/ } },
    handler(text, id) {
      const mistake = jsonMistake(fromRoot(root, id.replace(/\?.*$/s, '')), text)
      if (mistake) throw SiteError.from([mistake])
    },
  },
})
