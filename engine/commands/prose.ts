/** What is wrong with documents, where there is no brand they could be pages of. */
import { hookTimeoutsOf, withHookTimeouts } from '../hooks/timeout.ts'
import { read } from '../read/read.ts'
import { createBodies } from '../render/bodies.ts'
import { createFailures } from '../run/failures.ts'
import type { Reporter } from '../run/reporter.ts'
import { openSession } from '../run/session.ts'
import { findSources } from '../scan/findSources.ts'
import type { Config, Diagnostic } from '../types.ts'

type RunOptions = {
  /** Use and update the store. */
  readonly cache: boolean
  readonly report: Reporter
}

export async function problemsOfProse(
  loaded: Config,
  { cache, report: { note, heartbeat } }: RunOptions,
): Promise<readonly Diagnostic[]> {
  const timeouts = hookTimeoutsOf(loaded)
  const config = withHookTimeouts(loaded, { ...timeouts, note, heartbeat: heartbeat?.(timeouts) })
  const { close, ...session } = await openSession(config, { remember: cache, note })
  const failures = createFailures()
  try {
    const claims =
      (await failures.attempt(() => findSources({ config, ...session, warn: (problem) => failures.add([problem]) }))) ??
      []
    const documents = await read(claims, { ...session, config, fail: failures.add })
    const bodies = createBodies(config, session.disk, session.store, session.code)
    for (const document of documents) failures.add(await bodies.problemsOf(document))
    note('Components, addresses, links and files are looked at when the errors of brands are solved.')
    return failures.all()
  } finally {
    close()
  }
}
