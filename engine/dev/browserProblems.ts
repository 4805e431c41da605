/** Modules that the bundler could not make ready for the browser. It reports each once; whether it still fails must be asked. */
import type { DevBundler } from '../bundle/dev/bundler.ts'
import type { Diagnostic } from '../types.ts'
import { problemsOf } from './problems.ts'
import type { Tabs } from './tabs.ts'

export type BrowserProblemsInput = {
  readonly root: string
  readonly bundler: () => DevBundler
  readonly tabs: Pick<Tabs, 'problems' | 'setProblems'>
  readonly note: (text: string) => void
}

export type BrowserProblems = {
  onBundlerError(error: unknown): void
  /** Asks the bundler again for the files it failed at. */
  recheck(): Promise<void>
}

const ofSite: ReadonlySet<string> = new Set(['bundle-failed', 'module-missing', 'module-server-only'])

export function createBrowserProblems({ root, bundler, tabs, note }: BrowserProblemsInput): BrowserProblems {
  const problemsIn = (file: string): Promise<readonly Diagnostic[]> =>
    bundler()
      .checkForBrowser(file)
      .then(
        () => [],
        (error: unknown) => problemsOf(error, { root }),
      )

  return {
    onBundlerError(error) {
      const found = problemsOf(error, { root })
      // An invalid request of a browser is no problem of the site.
      if (ofSite.has(found[0]!.code)) tabs.setProblems({ browser: found })
      else note(found[0]!.message.split('\n')[0]!)
    },

    async recheck() {
      const files = new Set(tabs.problems('browser').flatMap(({ place }) => (place ? [place.file] : [])))
      const found = await Promise.all([...files].map(problemsIn))
      tabs.setProblems({ browser: found.flat() })
    },
  }
}
