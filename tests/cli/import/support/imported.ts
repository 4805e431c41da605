/** A project that is written for one test, and what `site import` makes of it, beside it in `<name>-out`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { site } from '../../../support/cli.ts'
import { writeFiles } from '../../../support/writeFiles.ts'

/** What `--json` tells of an import. */
export type Told = {
  readonly files: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  readonly notes: readonly { readonly text: string; readonly files?: readonly string[] }[]
  readonly redirects: Readonly<Record<string, string>>
  readonly lost: readonly string[]
}

type Project = {
  readonly tool: 'docusaurus' | 'vitepress'
  /** Where the project and what it becomes are. */
  readonly folder: string
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
}

export async function imported({ tool, folder, name, files, flags = [] }: Project) {
  writeFiles(join(folder, name), files)
  const out = `${name}-out`
  const { code, stdout } = await site(['import', tool, name, '--out', out, '--json', ...flags], { cwd: folder })
  assert.is(code, 0, stdout)
  return {
    told: JSON.parse(stdout) as Told,
    read: (file: string) => readFileSync(join(folder, out, file), 'utf8'),
  }
}

/** All that an import told, a line for each thing. */
export const notesOf = ({ notes }: Awaited<ReturnType<typeof imported>>['told']): string =>
  notes.map(({ text, files = [] }) => [text, ...files].join(' ')).join('\n')
