/** A project of the package's theme, built and served: beside an engine that is not packed, in a folder of its own. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from '../../../engine/serve/index.ts'
import { layThemedProject, themedConfig } from '../../support/themedProject.ts'

const repository = resolve(import.meta.dirname, '../../..')

type ThemedSite = { readonly url: (path: string) => string; readonly end: () => Promise<void> }

/** `config`: what `defineSite` is given. `files` are below `content`. */
export async function openThemedSite(config: object, files: Readonly<Record<string, string>>): Promise<ThemedSite> {
  const folder = join(repository, `.bench/themed-${process.pid}`)
  const { at, write, build } = layThemedProject(folder)
  write('site.config.ts', themedConfig(config))
  for (const [file, text] of Object.entries(files)) write(`content/${file}`, text)
  const { code, stdout, stderr } = await build()
  if (code !== 0) throw new Error(`The project of the theme does not build\n${stdout}\n${stderr}`)
  const served = await preview({ out: at('dist'), host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
  const { origin } = new URL(served.urls[0]!.url)
  return {
    url: (path) => origin + path,
    async end() {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
