/** A project of the package's theme, beside an engine that is not packed: `./kit/preset/index.ts` is what a package exports. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { site } from './cli.ts'

const repository = resolve(import.meta.dirname, '../..')

/** `folder` lies within the repository, so that packages are found; files are named from there. */
export type ThemedProject = {
  at(...parts: readonly string[]): string
  write(file: string, text: string): void
  build(...flags: readonly string[]): ReturnType<typeof site>
}

export function layThemedProject(folder: string): ThemedProject {
  const at = (...parts: readonly string[]) => join(folder, ...parts)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  // The theme lies within the project, as it does in an installed package.
  for (const part of ['cli', 'engine', 'plugins', 'preset', 'theme', 'package.json'])
    cpSync(join(repository, part), at('kit', part), { recursive: true })
  const fonts = 'node_modules/@fontsource-variable'
  cpSync(join(repository, fonts), at(fonts), { recursive: true })
  write('package.json', '{ "type": "module" }')
  return { at, write, build: (...flags) => site(['build', ...flags], { cwd: folder, program: at('kit/cli/main.js') }) }
}

/** The module of a configuration. */
export const themedConfig = (options: object): string =>
  `import { defineSite } from './kit/preset/index.ts'\nexport default defineSite(${JSON.stringify(options)})\n`
