/**
 * Styles of the compiled theme, taken out of its modules once and for all projects: `lib/theme/Footer.js` imports `Footer.css`,
 * and has names of classes where it had styles. Of what a project does not replace, none of its builds asks linaria.
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import fastGlob from 'fast-glob'
import { build, type Plugin } from 'vite'
import { styles } from '../../plugins/styles/index.ts'
import type { ViteContext } from '../../engine/types.ts'

/** `lib`: absolute. */
export async function extractStyles(lib: string): Promise<void> {
  const config = { root: lib, folder: 'theme', components: [], brandsFolder: 'brands', production: true }
  const context = { config, version: () => undefined } as unknown as ViteContext
  const [linaria] = (await Promise.all(styles().vite!(context))) as Plugin[]
  const made = new Map<string, string>()
  await build({
    root: lib,
    configFile: false,
    logLevel: 'error',
    plugins: [linaria, taker(made, linaria!.load as (id: string) => string)],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: fastGlob.sync('theme/**/*.js', { cwd: lib, absolute: true }),
        external: (id) => !id.startsWith('.') && !id.startsWith(lib),
      },
    },
  })
  // At the end: linaria reads modules, too, from where they are.
  for (const [file, text] of made) writeFileSync(file, text)
}

/** Keeps what linaria made of each module, with its stylesheet beside it. */
function taker(made: Map<string, string>, sheetCalled: (id: string) => string): Plugin {
  return {
    name: 'package:styles',
    enforce: 'post',
    transform(code, id) {
      const [line, name] = /\nimport "([^"]+\.wyw-in-js\.css)";\n$/.exec(code) ?? []
      if (!line) return
      const sheet = id.replace(/\.js$/, '.css')
      made.set(id, code.replace(line, `\nimport './${basename(sheet)}';\n`))
      made.set(sheet, sheetCalled(name!))
    },
  }
}
