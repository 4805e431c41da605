/** `site import <tool> <folder>`: another project’s pages as a project here. That project is read, never written. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix, resolve, sep } from 'node:path'
import { engineName } from '../../engine/config/engineVersion.ts'
import { counted } from '../../engine/errors/counted.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../engine/types.ts'
import type { Command, Context } from '../command.ts'
import type { Flags } from '../flags.ts'
import { importDocusaurus } from '../import/docusaurus/index.ts'
import { packagesOf } from '../import/configModule.ts'
import { importKinds } from '../import/kinds.ts'
import { importVitePress } from '../import/vitepress/index.ts'
import type { Imported } from '../import/imported.ts'
import { importSourceUnknown, importTargetInside, importTargetTaken } from '../import/messages.ts'
import { nextCommands } from '../new/nextCommands.ts'
import { projectFiles, tarballFrom } from '../new/site.ts'
import { slashed } from '../../engine/paths/slashed.ts'

type ImportFlags = Flags & {
  readonly args: readonly string[]
  readonly out?: string | undefined
  readonly dryRun: boolean
  /** Tarball of the engine. */
  readonly engine?: string | undefined
}

const imports = { docusaurus: importDocusaurus, vitepress: importVitePress } satisfies Record<
  (typeof importKinds)[number],
  unknown
>

export const run: Command<ImportFlags> = async (flags, { report }) => {
  const [kind, folder] = flags.args as [string, string]
  const importFrom = Object.hasOwn(imports, kind) ? imports[kind as keyof typeof imports] : undefined
  if (!importFrom) throw importSourceUnknown(kind, importKinds)
  const from = resolve(flags.root, folder)
  const out = resolve(flags.root, flags.out ?? `${basename(from)}-site`)
  if (!flags.dryRun) refuseTarget(from, out, flags.out ?? basename(out))
  const imported = await importFrom(from, engineName).catch((error: unknown) => {
    throw error instanceof SiteError ? SiteError.from(error.diagnostics.map((each) => below(folder, each))) : error
  })
  const { draft, counts, redirects } = imported
  for (const [file, body] of projectFiles(basename(out), flags.engine && tarballFrom(out, flags.engine)))
    draft.files.set(file, { body: file === 'package.json' ? withPackages(body, draft) : body })
  if (!flags.dryRun) write(imported, out)
  tell(imported, report)
  if (flags.dryRun) report.note('Nothing was written.')
  else
    for (const line of nextCommands(flags.out ?? basename(out), 'build', process.env['npm_config_user_agent']))
      report.note(line)
  const lost = draft.addresses.flatMap(({ old, now }) => (now === undefined ? [old] : []))
  return { data: { files: [...draft.files.keys()], counts, notes: draft.notes, redirects, lost } }
}

/** Places are from the root of the imported project. */
const below = (folder: string, diagnostic: Diagnostic): Diagnostic =>
  diagnostic.place
    ? {
        ...diagnostic,
        place: { ...diagnostic.place, file: posix.join(slashed(folder), diagnostic.place.file) },
      }
    : diagnostic

const withPackages = (manifest: string, draft: Imported['draft']): string =>
  manifest.replace('"dependencies": {', (start) =>
    [
      start,
      ...packagesOf(draft).map(({ name, version }) => ` "${name}": "${version}",`),
      ...[...draft.packages].map(([name, version]) => ` "${name}": "${version}",`),
    ].join(''),
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
  const moved = draft.addresses.filter(({ old }) => Object.hasOwn(redirects, old))
  const prose = [
    counted(docs, 'doc'),
    ...(posts === undefined ? [] : [counted(posts, 'post')]),
    counted(pages, 'page'),
  ].join(', ')
  report.result(`${prose} in ${counted(locales, 'language')}: ${counted(files, 'file')}`)
  report.result(`Addresses: ${kept} kept, ${moved.length} of them by redirects, ${lost.length} lost`)
  for (const { old } of lost) report.result(`  ${old}`)
  if (draft.notes.length) report.result('To be done by hand:')
  for (const { text, files: places = [] } of draft.notes)
    report.result([`- ${text}`, ...places.slice(0, 10).map((file) => `    ${file}`)].join('\n'))
}
