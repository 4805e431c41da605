/** The configuration of PostCSS, read before it is loaded: Node does not say where the syntax of a module in JavaScript is wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin as VitePlugin } from 'vite'
import { postcssUnusable } from '../errors/cssErrors.ts'
import { placeAt } from '../errors/placeAt.ts'
import { SiteError } from '../errors/SiteError.ts'
import { postcssFiles } from '../paths/postcssFiles.ts'
import { syntaxErrors } from './parseModule.ts'

/** `root` is absolute. Code: `config-failed`. */
export const strictPostcss = (root: string): VitePlugin => ({
  name: 'site:postcss',
  enforce: 'pre',
  transform: {
    filter: { id: /\.(?:css|s[ac]ss|less|styl)(?:$|\?)/ },
    async handler() {
      const file = postcssFiles(root)[0]
      if (!file || !/\.[cm]?[jt]s$/.test(file)) return
      const text = readFileSync(join(root, file), 'utf8')
      const [wrong] = await syntaxErrors(file, text)
      if (wrong) throw SiteError.from([postcssUnusable(wrong.message, placeAt(file, text, wrong.start))])
    },
  },
})
