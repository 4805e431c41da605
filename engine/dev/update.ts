/** Takes changed files in: loads the content they hold, or the whole configuration, and refreshes the open tabs. */
import { clientModules } from '../bundle/pluginModules.ts'
import type { DevBundler } from '../bundle/dev/bundler.ts'
import { publicFolders } from '../emit/emit.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Config, Diagnostic } from '../types.ts'
import type { BrowserProblems } from './browserProblems.ts'
import { concernConfig, configVersion } from './configFiles.ts'
import type { CurrentSession } from './devSession.ts'
import type { Tabs } from './tabs.ts'

export type UpdateInput = {
  readonly session: CurrentSession
  readonly bundler: () => DevBundler
  readonly tabs: Tabs
  readonly browserProblems: BrowserProblems
  /** The configuration was loaded again. */
  onConfig(before: Config, after: Config): void
}

/** `reloads` are told to all tabs. */
type Taken = { readonly problems: readonly Diagnostic[]; readonly reloads: boolean }

/** Throws what is wrong with the content or the configuration; the last good state stays. */
export type Update = (files: readonly string[]) => Promise<void>

export function createUpdate({ session, bundler, tabs, browserProblems, onConfig }: UpdateInput): Update {
  // A changed configuration that could not be loaded is tried again with every change.
  let isConfigStale = false

  /** A failure counts when nothing was saved meanwhile: what was read may be half of a change whose event comes late. */
  async function replaceSession(): Promise<readonly Diagnostic[]> {
    const before = await configVersion(session.current().config)
    try {
      return await session.replace()
    } catch (error) {
      if (before === (await configVersion(session.current().config))) throw error
      return replaceSession()
    }
  }

  async function takeConfig(): Promise<Taken> {
    const { config } = session.current()
    const problems = await replaceSession()
    isConfigStale = false
    bundler().invalidateEntries()
    onConfig(config, session.current().config)
    return { problems, reloads: loadedIn(config) !== loadedIn(session.current().config) }
  }

  async function takeContent(files: readonly string[]): Promise<Taken> {
    const { config, content } = session.current()
    const problems = await content.update(files)
    const reloads = files.some((file) => isPublic(file, config))
    if (reloads) bundler().invalidateStylesheets()
    return { problems, reloads }
  }

  return async function update(files) {
    const { config, content } = session.current()
    tabs.beginRound()
    bundler().invalidate(files)
    isConfigStale ||= await concernConfig(files, config)
    if (!isConfigStale && !content.state()) return throwAll(await content.load())
    const { problems, reloads } = await (isConfigStale ? takeConfig() : takeContent(files))
    await tabs.refresh({ reloads })
    await browserProblems.recheck()
    throwAll(problems)
  }
}

/** Scripts of all pages; and brands, since a host's name may be that of another one now. */
const loadedIn = (config: Config): string => [...clientModules(config), ...config.brands.map(({ id }) => id)].join()

/** Nothing of a page is another text when such a file changes. */
const isPublic = (file: string, config: Config): boolean =>
  config.brands.some((brand) => publicFolders({ config, brand }).some((folder) => file.startsWith(`${folder}/`)))

function throwAll(problems: readonly Diagnostic[]): void {
  if (problems.length) throw SiteError.from(problems)
}
