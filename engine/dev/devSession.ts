/** Everything the dev server shows under one configuration; replaced as a whole when that changes. */
import type { DevBundler } from '../bundle/dev/bundler.ts'
import { tidyHeapOften } from '../run/heap.ts'
import { openSession, type Session } from '../run/session.ts'
import type { Config, Diagnostic } from '../types.ts'
import { createChecks, type Checks } from './checks.ts'
import { createContent, type Content } from './content.ts'
import { createDevPages, type DevPages } from './pages.ts'
import { createPluginFiles, type PluginFiles } from './pluginFiles.ts'
import { createDevRenderer } from './renderer.ts'

export type DevSession = {
  readonly config: Config
  readonly session: Session
  readonly content: Content
  readonly pages: DevPages
  readonly checks: Checks
  readonly pluginFiles: PluginFiles
}

type Surroundings = {
  readonly bundler: () => Pick<DevBundler, 'bundle' | 'sheets'>
  /** Loads the configuration again. */
  reload(): Promise<Config>
  note(text: string): void
}

async function openDevSession(config: Config, { bundler, reload, note }: Surroundings): Promise<DevSession> {
  const session = await openSession(config, { remember: true, note })
  const renderer = createDevRenderer(config, session, reload)
  const pages = createDevPages(config, renderer, () => bundler().bundle())
  const pluginFiles = createPluginFiles(renderer.emitContext)
  return {
    config,
    session,
    pages,
    content: createContent(config, session, note),
    pluginFiles,
    checks: createChecks({ config, disk: session.disk, pages, pluginFiles, sheets: () => bundler().sheets }),
  }
}

export type CurrentSession = {
  current(): DevSession
  /** Loads the configuration and all content again. Gives what is wrong with single files; if it fails, the session stays as it is. */
  replace(): Promise<readonly Diagnostic[]>
}

export async function openCurrentSession(config: Config, surroundings: Surroundings): Promise<CurrentSession> {
  tidyHeapOften()
  let current = await openDevSession(config, surroundings)
  return {
    current: () => current,
    async replace() {
      const next = await openDevSession(await surroundings.reload(), surroundings)
      const problems = await next.content.load()
      // Not before: pages are shown while that is under way.
      next.pages.adopt(current.pages.known())
      next.checks.adopt(current.checks)
      current.session.close()
      current = next
      return problems
    },
  }
}
