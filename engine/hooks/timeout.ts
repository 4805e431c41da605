/** Timeouts of hooks: a slow hook is noted, one that does not end fails. A build must not hang silently. */
import { countActive } from './activeTime.ts'
import { pluginSlow } from '../errors/messages.ts'
import type { Config, OutputFile, Plugin, ReadResult, Task } from '../types.ts'
import type { HookCall, HookTimeouts, HeartbeatWriter } from './heartbeat.ts'

export type HookTimeoutOptions = HookTimeouts & {
  /** Prints a line. */
  note(text: string): void
  /** Tells other threads which hook is running. */
  readonly heartbeat?: HeartbeatWriter | undefined
}

const slowest = 10_000

/** A hook is slow after ten seconds, or after half its timeout if that is shorter. */
export const hookTimeoutsOf = ({ hookTimeout }: Pick<Config, 'hookTimeout'>): HookTimeouts => ({
  warnAfter: Math.min(slowest, (hookTimeout * 1000) / 2),
  failAfter: hookTimeout * 1000,
})

/** The same configuration with timed hooks: a hook that exceeds its timeout fails with `plugin-slow`. */
export const withHookTimeouts = (config: Config, options: HookTimeoutOptions): Config => ({
  ...config,
  plugins: config.plugins.map((plugin) => timed(plugin, options)),
})

function timed(plugin: Plugin, options: HookTimeoutOptions): Plugin {
  const { load, read, unread, route, checkPage, check, emit, vite, tasks } = plugin
  const run = <R>(hook: string, work: () => R, file?: string): R =>
    runTimed({ plugin: plugin.name, hook, file }, work, options)
  return {
    ...plugin,
    ...(load && { load: (given) => run('load', () => load(given)) }),
    ...(read && {
      read: (given) =>
        readIn(
          run('read', () => read(given), given.source.file),
          given.source.file,
        ),
    }),
    ...(unread && { unread: (given) => run('unread', () => unread(given)) }),
    ...(route && { route: (given) => run('route', () => route(given)) }),
    ...(checkPage && { checkPage: (given) => run('checkPage', () => checkPage(given), given.page.path) }),
    ...(check && { check: (given) => run('check', () => check(given)) }),
    ...(emit && { emit: (given) => filesOf(run('emit', () => emit(given))) }),
    // The time the bundler spends in its plugins is not counted.
    ...(vite && {
      vite: (given) => {
        const plugins = vite(given)
        // What is no list is told where the bundler is configured.
        return Array.isArray(plugins) ? plugins.map((each) => run('vite', () => each)) : plugins
      },
    }),
    ...(tasks && {
      tasks: Object.fromEntries(
        Object.entries(tasks).map(([name, task]): [string, Task] => [name, (given) => run(name, () => task(given))]),
      ),
    }),
  }

  /** `body` of a read result counts as a call of `read`, made later. */
  function readIn(reading: ReadResult | Promise<ReadResult>, file: string): ReadResult | Promise<ReadResult> {
    if (isPromise(reading)) return reading.then((settled) => readIn(settled, file))
    // The read stage checks the shape of the result.
    const body = reading?.body
    return typeof body === 'function'
      ? { ...reading, body: (context) => run('read', () => body(context), file) }
      : reading
  }

  /** So does the `body` of a file, of `emit`. */
  function filesOf(files: readonly OutputFile[] | Promise<readonly OutputFile[]>): typeof files {
    if (isPromise(files)) return files.then(filesOf)
    // The emit stage checks the shape of the result.
    if (!Array.isArray(files)) return files
    return files.map((file: OutputFile) => {
      const body: unknown = file?.body
      return typeof body === 'function' ? { ...file, body: () => run('emit', () => body(), file.path) } : file
    })
  }
}

function runTimed<R>(hook: HookCall, work: () => R, { warnAfter, failAfter, note, heartbeat }: HookTimeoutOptions): R {
  const end = heartbeat?.begin(hook) ?? (() => {})
  let result: R
  try {
    result = work()
  } catch (error) {
    end()
    throw error
  }
  if (!isPromise(result)) {
    end()
    return result
  }
  const promise = result
  return new Promise((resolve, reject) => {
    let waited = 0
    const stop = countActive(warnAfter / 10, (passed) => {
      const isTold = waited >= warnAfter
      waited += passed
      if (waited >= failAfter) finish(() => reject(pluginSlow(hook, failAfter)))
      else if (waited >= warnAfter && !isTold) note(slowHookNote(hook, warnAfter))
    })
    const finish = (act: () => void) => {
      stop()
      end()
      act()
    }
    promise.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
  }) as R
}

export const slowHookNote = (hook: HookCall, ms: number): string =>
  `${pluginSlow(hook, ms).message}${hook.file === undefined ? '' : `: ${hook.file}`}`

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'
