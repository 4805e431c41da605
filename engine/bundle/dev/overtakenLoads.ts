/**
 * A module that is being loaded is loaded once for all who import it meanwhile, even for those who come after it was
 * saved. So a load that a save overtakes is done again: it gives what is there when it ends.
 */
import type { DevEnvironment } from 'vite'

/** `version` is another one after each change of a module. */
export function repeatOvertakenLoads(render: DevEnvironment, version: () => number): void {
  const fetchModule = render.fetchModule.bind(render)
  render.fetchModule = async (url, importer, options) => {
    // Whoever asks has another version: the bundler says so once, to the load that made the new one.
    let isAnother = false
    for (;;) {
      const begun = version()
      const load = fetchModule(url, importer, isAnother ? { ...options, cached: false } : options)
      // Half of a file may have been read.
      const result = await load.catch(() => undefined)
      if (result && 'invalidate' in result) isAnother ||= result.invalidate
      if (version() !== begun) continue
      return result && 'invalidate' in result ? { ...result, invalidate: isAnother } : load
    }
  }
}
