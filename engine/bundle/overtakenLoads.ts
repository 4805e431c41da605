/**
 * A module that is being loaded is loaded once for all who import it meanwhile, even for those who come after it was
 * saved. So a load that a save overtakes is done again: it gives what is there when it ends.
 */
import type { DevEnvironment } from 'vite'

/** `version` is another one after each change of a module. */
export function repeatOvertakenLoads(render: DevEnvironment, version: () => number): void {
  const fetchModule = render.fetchModule.bind(render)
  render.fetchModule = async (...module) => {
    for (;;) {
      const begun = version()
      const load = fetchModule(...module)
      // Half of a file may have been read.
      await load.catch(() => {})
      if (version() === begun) return load
    }
  }
}
