/** Loads the configuration so that hooks of its plugins are timed. All loads share one heartbeat. */
import type { Reimport } from '../config/importModule.ts'
import { hookTimeoutsOf, withHookTimeouts } from '../hooks/timeout.ts'
import type { HeartbeatWriter } from '../hooks/heartbeat.ts'
import type { Reporter } from '../run/reporter.ts'
import type { Config } from '../types.ts'

/** With `reimport` the modules are evaluated again; Node itself keeps those it has loaded for ever. */
export type LoadConfig = (reimport?: Reimport) => Promise<Config>

export function loadTimed(load: LoadConfig, report: Reporter): LoadConfig {
  let heartbeat: HeartbeatWriter | undefined
  return async (reimport) => {
    const config = await load(reimport)
    const timeouts = hookTimeoutsOf(config)
    heartbeat ??= report.heartbeat?.(timeouts)
    return withHookTimeouts(config, { ...timeouts, note: report.note, heartbeat })
  }
}
