/** Sources and documents kept warm: after a change only the changed files are read again. */
import { matchesGlob } from 'node:path'
import { applySeverities, distinctProblems, isError, settledFailure } from '../errors/severities.ts'
import { problemsOf, SiteError } from '../errors/SiteError.ts'
import { read, readOne, type UnreadFile } from '../read/read.ts'
import { route } from '../route/route.ts'
import { findSources } from '../scan/findSources.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Session } from '../run/session.ts'
import type { Config, Diagnostic, Document, Plugin, Site } from '../types.ts'
import { readSaved } from './saves.ts'

type ContentState = {
  /** Of one brand. */
  site(brand: string): Site
}

export type Content = {
  /** The last state without an error, or undefined. */
  state(): ContentState | undefined
  /** Those on the disk that documents were read from. */
  files(): readonly string[]
  /** Reads the whole content folder. Gives what is wrong with single files, which are left out; throws `SiteError` where there is no state then. */
  load(): Promise<readonly Diagnostic[]>
  /** Reads these files again; they may be new or gone. Of a file with a problem the last good version stays. */
  update(files: readonly string[]): Promise<readonly Diagnostic[]>
}

export function createContent(config: Config, session: Session, note: (text: string) => void = () => {}): Content {
  const { disk } = session
  let documents = new Map<string, Document>()
  // Files that could not be read: they are tried again with every change.
  let broken = new Set<string>()
  let current: ContentState | undefined
  // What is shown is what was read last: no conflict prevents it.
  let isCurrent = false

  /** All brands are routed before any is shown: after two claims on one path the last good state stays. */
  async function accept(next: Map<string, Document>): Promise<void> {
    documents = next
    isCurrent = false
    const list = [...next.values()].sort(
      (a, b) => pluginOrder(config, a) - pluginOrder(config, b) || (a.file < b.file ? -1 : 1),
    )
    const unread = [...broken].flatMap((file) => {
      const plugin = next.has(file) ? undefined : pluginOf(file, config)
      return plugin?.unread ? [{ plugin: plugin.name, file }] : []
    })
    const sites = await routeAll(config, list, unread)
    current = { site: (brand) => sites.get(brand)! }
    isCurrent = true
  }

  return {
    state: () => current,
    files: () => [...documents.keys()].filter((file) => pluginOf(file, config)),

    async load() {
      const { documents: all, problems } = await readAll(config, session, note)
      broken = new Set(problems.flatMap(({ place }) => place?.file ?? []))
      const accepted = accept(new Map(all.map((document) => [document.file, document])))
      await accepted.catch((error) => Promise.reject(SiteError.from([...problems, ...problemsOf(error)])))
      return problems
    },

    async update(files) {
      const next = new Map(documents)
      const failed = new Set<string>()
      const problems: Diagnostic[] = []
      // Where a folder becomes a file, what lay in it may go without a word, and so may a file where a folder comes.
      const replaced = [...documents.keys()].filter((known) =>
        files.some((file) => known.startsWith(`${file}/`) || file.startsWith(`${known}/`)),
      )
      for (const file of new Set([...files, ...replaced, ...broken])) {
        const plugin = pluginOf(file, config)
        try {
          const source = plugin && (await readSaved(file, disk))
          if (source) next.set(file, await readOne(plugin, source, config))
          else if (!next.delete(file) && !broken.has(file)) continue
          isCurrent = false
        } catch (error) {
          failed.add(file)
          if (!next.has(file) && !broken.has(file)) isCurrent = false
          problems.push(...problemsOf(error))
        }
      }
      broken = failed
      // A component or an image: nothing to route again.
      if (!isCurrent) await accept(next).catch((error) => problems.push(...problemsOf(error)))
      return problems
    },
  }
}

/** The sites of all brands. What is wrong in one does not hide what is wrong in another. Throws all of it. */
async function routeAll(config: Config, documents: readonly Document[], unread: readonly UnreadFile[]) {
  const sites = new Map<string, Site>()
  const problems: Diagnostic[] = []
  for (const brand of config.brands)
    await route(config, documents, brand, unread).then(
      ({ site }) => sites.set(brand.id, site),
      (error: unknown) => problems.push(...problemsOf(error)),
    )
  if (problems.length) throw SiteError.from(distinctProblems(problems))
  return sites
}

/** All documents, and what is wrong with files that are left out, or shown in spite of it. */
async function readAll(config: Config, session: Session, note: (text: string) => void) {
  const warn = ({ message, hint }: Diagnostic) => note([message, hint].join('. '))
  const claims = await findSources({ config, ...session, warn })
  const problems: Diagnostic[] = []
  const lost: Diagnostic[] = []
  const documents = await read(claims, {
    ...session,
    config,
    warn: (problem) => void problems.push(problem),
    leaveOut: (_, found) => void lost.push(...settledFailure(found, config).diagnostics),
    fail: (found) => {
      throw SiteError.from([...found, ...lost, ...problems])
    },
  })
  return { documents, problems: [...lost, ...applySeverities(problems, config)].filter(isError) }
}

const pluginOrder = ({ plugins }: Config, { plugin }: Document): number =>
  plugins.findIndex(({ name }) => name === plugin)

const pluginOf = (file: string, config: Config): Plugin | undefined =>
  config.plugins.find((candidate) => claims(candidate, file, config))

function claims({ include = [] }: Plugin, file: string, config: Config): boolean {
  const globs = expandGlobs(include, config)
  const matches = (glob: string) => matchesGlob(file, glob)
  return (
    globs.some((glob) => !glob.startsWith('!') && matches(glob)) &&
    !globs.some((glob) => glob.startsWith('!') && matches(glob.slice(1)))
  )
}
