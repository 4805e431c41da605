/** Linaria gives up a module that it is asked for while it reads it for another one ("AbortError: superseded"). */
import type { Plugin as VitePlugin } from 'vite'

type Transform = (this: unknown, ...given: unknown[]) => Promise<unknown>

/** The plugin, asked for one module after the other; `before` is called before each. */
export function oneAtATime(plugin: VitePlugin, before: () => void): VitePlugin {
  const transform = plugin.transform as Transform
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: Transform = function (...given) {
    const made = last.then(() => {
      before()
      return transform.apply(this, given)
    })
    last = made.catch(() => {})
    return made
  }
  return { ...plugin, transform: inTurn as VitePlugin['transform'] & {} }
}
