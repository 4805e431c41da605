/** What a build holds while it runs, and gives back however it ends. */
import { join } from 'node:path'
import { discardOutput } from './emit/discard.ts'
import { takeLock } from './emit/lock.ts'
import { loadManifest } from './emit/manifest.ts'
import { openOutput, type Output } from './emit/output.ts'
import { createBodies, type Bodies } from './render/bodies.ts'
import { createReferences, type References } from './render/references.ts'
import { createThreads, type Threads } from './render/threads.ts'
import { openSession, type Session } from './session.ts'
import type { Config } from './types.ts'

export type Run = Session & {
  readonly output: Output
  readonly bodies: Bodies
  readonly references: References
  /** Started when first asked for. `bundle` is the id of the bundle they open. */
  threads(bundle: string): Threads
  /** Bodies really read so far, in all threads. */
  bodiesRead(): number
  end(): Promise<void>
}

type RunOptions = { readonly cache: boolean; readonly write: boolean; readonly note: (text: string) => void }

/** Throws `lock-held`, `output-unsafe`. */
export async function openRun(config: Config, { cache, write, note }: RunOptions): Promise<Run> {
  const out = join(config.root, config.out)
  const release = write ? await takeLock(out, note) : async () => {}
  let session: Session | undefined
  try {
    session = await openSession(config, { remember: cache })
    const output = write ? await openOutput(out, config.root) : discardOutput(await loadManifest(out))
    return holdRun(config, session, output, { release, note })
  } catch (error) {
    session?.close()
    await release()
    throw error
  }
}

type Holding = Pick<RunOptions, 'note'> & { readonly release: () => Promise<void> }

function holdRun(config: Config, session: Session, output: Output, { release, note }: Holding): Run {
  const bodies = createBodies(config, session.disk, session.store, session.code)
  let threads: Threads | undefined
  return {
    ...session,
    output,
    bodies,
    references: createReferences(session.disk),
    threads: (bundle) =>
      (threads ??= createThreads(config, { bundle, cache: session.cache, code: session.code, note })),
    bodiesRead: () => bodies.count() + (threads?.bodies() ?? 0),
    async end() {
      try {
        await threads?.close()
        // After a commit nothing is left to remove.
        await output.abort()
      } finally {
        session.close()
        await release()
      }
    },
  }
}
