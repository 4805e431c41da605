/** `site import docusaurus <folder>`: another project’s pages as a project here. That project is read, never written. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { engineName } from '../../engine/config/engineVersion.ts'
import type { Command, Context } from '../command.ts'
import type { Flags } from '../flags.ts'
import { importDocusaurus, type Imported } from '../import/docusaurus.ts'
import { mathPackages } from '../import/siteConfig.ts'
import { importSourceUnknown, importTargetInside, importTargetTaken } from '../import/messages.ts'
import { projectFiles, tarballFrom } from '../new/site.ts'

type ImportFlags = Flags & {
  readonly args: readonly string[]
  readonly out?: string | undefined
  readonly dryRun: boolean
  /** Tarball of the engine. */
  readonly engine?: string | undefined
}

const kinds = ['docusaurus']

export const run: Command<ImportFlags> = async (flags, { report }) => {
  const [kind, folder] = flags.args as [string, string]
  if (!kinds.includes(kind)) throw importSourceUnknown(kind, kinds)
  const from = resolve(flags.root, folder)
  const out = resolve(flags.root, flags.out ?? `${basename(from)}-site`)
  if (!flags.dryRun) refuseTarget(from, out, flags.out ?? basename(out))
  const imported = await importDocusaurus(from, engineName)
  const { draft, counts, redirects } = imported
  for (const [file, body] of projectFiles(basename(out), flags.engine && tarballFrom(out, flags.engine)))
    draft.files.set(file, { body: file === 'package.json' && draft.hasMath ? withMath(body) : body })
  if (!flags.dryRun) write(imported, out)
  tell(imported, report)
  if (flags.dryRun) report.note('Nothing was written.')
  else for (const line of [`cd ${flags.out ?? basename(out)} && npm install`, 'npm run build']) report.note(line)
  const lost = draft.addresses.flatMap(({ old, now }) => (now === undefined ? [old] : []))
  return { data: { files: [...draft.files.keys()], counts, notes: draft.notes, redirects, lost } }
}

const withMath = (manifest: string): string =>
  manifest.replace('"dependencies": {', (start) =>
    [start, ...mathPackages.map(({ name, version }) => ` "${name}": "${version}",`)].join(''),
  )

function refuseTarget(from: string, out: string, name: string): void {
  if (`${out}${sep}`.startsWith(from + sep) || `${from}${sep}`.startsWith(out + sep)) throw importTargetInside(name)
  if (existsSync(out) && readdirSync(out).length) throw importTargetTaken(name)
}

function write({ draft }: Imported, out: string): void {
  for (const [file, content] of draft.files) {
    const to = join(out, file)
    mkdirSync(dirname(to), { recursive: true })
    if ('body' in content) writeFileSync(to, content.body, { flag: 'wx' })
    else cpSync(join(draft.root, content.copyOf), to, { dereference: true })
  }
}

function tell({ draft, counts, redirects }: Imported, report: Context['report']): void {
  const { docs, posts, pages, files, locales } = counts
  const lost = draft.addresses.filter(({ now }) => now === undefined)
  const kept = draft.addresses.length - lost.length
  report.result(`${docs} docs, ${posts} posts, ${pages} pages in ${locales} languages: ${files} files`)
  report.result(`${kept} addresses kept, ${Object.keys(redirects).length} of them by redirects, ${lost.length} lost`)
  for (const { old } of lost) report.result(`  ${old}`)
  if (draft.notes.length) report.result('To be done by hand:')
  for (const { text, files: places = [] } of draft.notes)
    report.result([`- ${text}`, ...places.slice(0, 10).map((file) => `    ${file}`)].join('\n'))
}
