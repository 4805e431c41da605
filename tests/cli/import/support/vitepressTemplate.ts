/** What `vitepress init` writes, from the package itself: with Vue and all it is no dependency of ours. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFiles } from '../../../support/writeFiles.ts'

const version = '1.6.4'
const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/vitepress')

/** The question that its program asks: the default theme, the same with customization, a theme of one's own. */
export type Theme = 'default' | 'customized' | 'own'

/** Writes the project into a folder, as the program does where it is told nothing else. `isTyped`: in TypeScript. */
export function writeTemplate(folder: string, theme: Theme, isTyped: boolean): void {
  const own = ['.vitepress/theme/index.js', '.vitepress/theme/style.css']
  const files = [
    ...['index.md', 'api-examples.md', 'markdown-examples.md', '.vitepress/config.js'],
    ...(theme === 'default' ? [] : own),
    ...(theme === 'own' ? ['.vitepress/theme/Layout.vue'] : []),
  ]
  const data = {
    title: JSON.stringify('My Awesome Project'),
    description: JSON.stringify('A VitePress Site'),
    useTs: isTyped,
    defaultTheme: theme !== 'own',
  }
  const template = templateFolder()
  const nameOf = (file: string) => (isTyped ? file.replace(/\.js$/, '.ts') : file.replace('config.js', 'config.mjs'))
  writeFiles(
    folder,
    Object.fromEntries(files.map((file) => [nameOf(file), filled(readFileSync(join(template, file), 'utf8'), data)])),
  )
}

/** Fetched once; another test that is faster has the same. */
function templateFolder(): string {
  const kept = join(cache, version)
  if (existsSync(kept)) return kept
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'once-'))
  run(folder, 'npm', ['pack', `vitepress@${version}`, '--silent'])
  run(folder, 'tar', ['-xzf', `vitepress-${version}.tgz`, 'package/template'])
  try {
    renameSync(join(folder, 'package/template'), kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
  }
  rmSync(folder, { recursive: true })
  return kept
}

function run(cwd: string, program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stderr}`, { cause: error })
}

/** A template of lodash: code stands in `<% %>`, a value in `<%= %>`. */
function filled(text: string, data: Readonly<Record<string, unknown>>): string {
  const parts = text.split(/<%(=?)(.*?)%>/s)
  const lines = parts.flatMap((part, index) => {
    if (index % 3 === 0) return `text += ${JSON.stringify(part)}`
    if (index % 3 === 1) return []
    return parts[index - 1] === '=' ? `text += ${part}` : part
  })
  const program = `let text = ''\n${lines.join('\n')}\nreturn text`
  // eslint-disable-next-line no-new-func -- The templates are of a package that was chosen by its version.
  return new Function(...Object.keys(data), program)(...Object.values(data)) as string
}
