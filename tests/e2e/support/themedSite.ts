/** A project of the package's theme, built and served: beside an engine that is not packed, in a folder of its own. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { preview } from '../../../engine/serve/index.ts'
import { site } from '../../support/cli.ts'

const repository = resolve(import.meta.dirname, '../../..')

type ThemedSite = { readonly url: (path: string) => string; readonly end: () => Promise<void> }

/** `config`: what `defineSite` is given. `files` are below `content`. */
export async function openThemedSite(config: object, files: Readonly<Record<string, string>>): Promise<ThemedSite> {
  const folder = join(repository, `.bench/themed-${process.pid}`)
  const at = (...parts: readonly string[]) => join(folder, ...parts)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  // The theme lies within the project, as it does in an installed package.
  for (const part of ['cli', 'engine', 'plugins', 'preset', 'theme', 'package.json'])
    cpSync(join(repository, part), at('kit', part), { recursive: true })
  cpSync(join(repository, 'node_modules/@fontsource-variable'), at('node_modules/@fontsource-variable'), {
    recursive: true,
  })
  write('package.json', '{ "type": "module" }')
  write(
    'site.config.ts',
    `import { defineSite } from './kit/preset/index.ts'\nexport default defineSite(${JSON.stringify(config)})\n`,
  )
  for (const [file, text] of Object.entries(files)) write(`content/${file}`, text)
  const { code, stdout, stderr } = await site(['build'], { cwd: folder, program: at('kit/cli/main.js') })
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
