/** The resources of a build, released however it ends. */
import { join } from 'node:path'
import { createHistory, dated, type History } from '../disk/history.ts'
import { discardOutput } from '../emit/discard.ts'
import { takeLock } from '../emit/lock.ts'
import { loadOutputManifest } from '../emit/manifest.ts'
import { openOutput, type Output } from '../emit/output.ts'
import { applySeverities, isError } from '../errors/severities.ts'
import { assertComplete, assertOutside } from '../emit/previous.ts'
import { hookTimeoutsOf, withHookTimeouts } from '../hooks/timeout.ts'
import { createBodies, type Bodies } from '../render/bodies.ts'
import { createReferences, type References } from '../render/references.ts'
import { createThreads, type Threads } from '../render/threads.ts'
import type { Brand, Config, Diagnostic, Document } from '../types.ts'
import type { UnreadFile } from '../read/read.ts'
import { openPart, partFolder } from '../shards/part.ts'
import { createFailures, type Failures } from './failures.ts'
import type { BuildOptions } from './options.ts'
import { tidyHeapOften } from './heap.ts'
import { openSession, type Session } from './session.ts'
import { openSharing, type Sharing } from './sharing.ts'
import { createStages, type Stages } from './stages.ts'

export type Run = Session &
  Stages & {
    readonly config: Config
    readonly options: BuildOptions
    /** The brands of this run. */
    readonly brands: readonly Brand[]
    readonly output: Output
    readonly sharing: Sharing
    readonly bodies: Bodies
    readonly references: References
    readonly history: History
    /** Problems that leave something out without stopping the build. */
    readonly warnings: readonly Diagnostic[]
    warn(problem: Diagnostic): void
    /** Files that could not be read, and are left out. */
    readonly unread: readonly UnreadFile[]
    leaveOut(file: UnreadFile, problems: readonly Diagnostic[]): void
    readonly failures: Failures
    fail(problems: readonly Diagnostic[]): void
    /** Prints a line. */
    note(text: string): void
    /** The same documents, each with its last commit. */
    withDates(documents: readonly Document[]): Promise<readonly Document[]>
    /** Started when first asked for. */
    threads(): Threads
    /** No page is rendered any more: what threads hold is most of the memory of a run until then. */
    endThreads(): Promise<void>
    /** Bodies that were read and not remembered, in all threads. */
    bodiesRead(): number
    end(): Promise<void>
  }

/** Throws `lock-held`, `output-incomplete`, `output-unsafe`. */
export async function openRun(loaded: Config, options: BuildOptions): Promise<Run> {
  const { report, cache, write } = options
  const timeouts = hookTimeoutsOf(loaded)
  const heartbeat = report.heartbeat?.(timeouts)
  const config = withHookTimeouts(loaded, { ...timeouts, note: report.note, heartbeat })
  const out = join(config.root, config.out)
  const release = write ? await takeLock(out, report.note) : async () => {}
  let session: Session | undefined
  let sharing: Sharing | undefined
  let output: Output | undefined
  try {
    session = await openSession(config, { remember: cache, note: report.note })
    sharing = await openSharing(session, config, options)
    output = await outputFor(out, config, { ...options, from: options.from ?? sharing.from })
    const kept = config.brands.filter((brand) => !isOfRun(brand, options))
    assertComplete(output, kept, config.out)
    return runOf(config, options, { session, sharing, output, release })
  } catch (error) {
    await output?.abort()
    await sharing?.end()
    session?.close()
    await release()
    throw error
  }
}

async function outputFor(out: string, { root }: Config, { write, shard, from, report }: BuildOptions): Promise<Output> {
  if (write) await assertOutside(out, root)
  if (shard) return openPart(partFolder(out, shard))
  return write ? openOutput(out, root, { from, note: report.note }) : loadOutputManifest(out).then(discardOutput)
}

const isOfRun = ({ id }: Brand, { brands }: BuildOptions): boolean => brands?.includes(id) ?? true

type Held = {
  readonly session: Session
  readonly sharing: Sharing
  readonly output: Output
  readonly release: () => Promise<void>
}

function runOf(config: Config, options: BuildOptions, { session, sharing, output, release }: Held): Run {
  const { note } = options.report
  const { disk, loaded, store, memos, code, cache } = session
  const bodies = createBodies(config, disk, store, code)
  const history = createHistory(config, disk, memos, note)
  const warnings: Diagnostic[] = []
  const unread: UnreadFile[] = []
  const failures = createFailures()
  let threads: Threads | undefined
  const endThreads = async () => threads?.close()
  return {
    ...session,
    ...createStages(options.report, options.signal),
    config,
    options,
    brands: config.brands.filter((brand) => isOfRun(brand, options)),
    output,
    sharing,
    bodies,
    references: createReferences(disk),
    history,
    warnings,
    warn: (problem) => void warnings.push(problem),
    unread,
    leaveOut(file, problems) {
      unread.push(file)
      // A severity takes no page out: where the reason is no error, that it is not there is one.
      if (applySeverities(problems, config).some(isError)) warnings.push(...problems)
      else failures.add(problems)
    },
    failures,
    fail: failures.add,
    note,
    withDates: (documents) => dated(documents, history),
    threads() {
      if (!threads) tidyHeapOften()
      return (threads ??= createThreads(config, { cache, code, note, loaded: loaded.texts() }))
    },
    endThreads,
    bodiesRead: () => bodies.count() + (threads?.bodies() ?? 0),
    async end() {
      try {
        await endThreads()
        // After a commit nothing is left to remove.
        await output.abort()
        await sharing.end()
      } finally {
        session.close()
        await release()
      }
    },
  }
}
