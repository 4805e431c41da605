/** Takes changed files in: loads the content they hold, or the whole configuration, and refreshes the open tabs. */
import type { DevBundler } from '../bundle/devBundler.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Config } from '../types.ts'
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

/** Throws what is wrong with the content or the configuration; the last good state stays. */
export type Update = (files: readonly string[]) => Promise<void>

export function createUpdate({ session, bundler, tabs, browserProblems, onConfig }: UpdateInput): Update {
  // A changed configuration that could not be loaded is tried again with every change.
  let isConfigStale = false

  /** A failure counts when nothing was saved meanwhile: what was read may be half of a change whose event comes late. */
  async function replaceSession(): Promise<void> {
    const before = await configVersion(session.current().config)
    try {
      await session.replace()
    } catch (error) {
      if (before === (await configVersion(session.current().config))) throw error
      await replaceSession()
    }
  }

  return async function update(files) {
    const { config, content } = session.current()
    tabs.beginRound()
    bundler().invalidate(files)
    isConfigStale ||= await concernConfig(files, config)
    if (isConfigStale) {
      await replaceSession()
      isConfigStale = false
      bundler().invalidateEntries()
      onConfig(config, session.current().config)
      tabs.refreshAll()
      return browserProblems.recheck()
    }
    if (!content.state()) return content.load()
    const problems = await content.update(files)
    await tabs.refreshStale()
    await browserProblems.recheck()
    if (problems.length) throw SiteError.from(problems)
  }
}
