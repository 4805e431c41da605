/** Hooks that come to no end: told after a while, given up after a long while. A build must not hang in silence. */
import { countActive } from './activeTime.ts'
import { pluginSlow } from './errors/messages.ts'
import type { Config, Plugin, Reading, Task } from './types.ts'
import type { Hook, Limits, Pulse } from './board.ts'

export type Patience = Limits & {
  /** A line for the person. */
  note(text: string): void
  /** Tells other threads which hook is running. */
  readonly pulse?: Pulse | undefined
}

const slowest = 10_000

/** A hook is slow after ten seconds, and sooner where it may not take much longer anyway. */
export const limitsOf = ({ hookLimit }: Pick<Config, 'hookLimit'>): Limits => ({
  slow: Math.min(slowest, (hookLimit * 1000) / 2),
  limit: hookLimit * 1000,
})

/** The same plugins, whose promises settle in time: with `plugin-slow` if they must. */
export const withPatience = (config: Config, patience: Patience): Config => ({
  ...config,
  plugins: config.plugins.map((plugin) => patient(plugin, patience)),
})

function patient(plugin: Plugin, patience: Patience): Plugin {
  const { read, route, checkPage, check, emit, vite, tasks } = plugin
  const run = <R>(hook: string, work: () => R, file?: string): R =>
    inTime({ plugin: plugin.name, hook, file }, work, patience)
  return {
    ...plugin,
    ...(read && {
      read: (source, config) =>
        readIn(
          run('read', () => read(source, config), source.file),
          source.file,
        ),
    }),
    ...(route && { route: (...given) => run('route', () => route(...given)) }),
    ...(checkPage && {
      checkPage: (page, ...given) => run('checkPage', () => checkPage(page, ...given), page.path),
    }),
    ...(check && { check: (...given) => run('check', () => check(...given)) }),
    ...(emit && { emit: (...given) => run('emit', () => emit(...given)) }),
    // What the bundler then does with them is its own.
    ...(vite && { vite: (config) => vite(config).map((each) => run('vite', () => each)) }),
    ...(tasks && {
      tasks: Object.fromEntries(
        Object.entries(tasks).map(([name, task]): [string, Task] => [
          name,
          (...given) => run(name, () => task(...given)),
        ]),
      ),
    }),
  }

  /** The prose of a document is part of its reading, and done later. */
  function readIn(reading: Reading | Promise<Reading>, file: string): Reading | Promise<Reading> {
    if (isPromise(reading)) return reading.then((settled) => readIn(settled, file))
    // Whoever asked for it checks its shape.
    const body = reading?.body
    return typeof body === 'function'
      ? { ...reading, body: (context) => run('read', () => body(context), file) }
      : reading
  }
}

function inTime<R>(hook: Hook, work: () => R, { slow, limit, note, pulse }: Patience): R {
  const end = pulse?.begin(hook) ?? (() => {})
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
    const stop = countActive(slow / 10, (passed) => {
      const isTold = waited >= slow
      waited += passed
      if (waited >= limit) settle(() => reject(pluginSlow(hook, limit)))
      else if (waited >= slow && !isTold) note(slowNote(hook, slow))
    })
    const settle = (act: () => void) => {
      stop()
      end()
      act()
    }
    promise.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    )
  }) as R
}

export const slowNote = (hook: Hook, ms: number): string =>
  `${pluginSlow(hook, ms).message}${hook.file === undefined ? '' : `: ${hook.file}`}`

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'
