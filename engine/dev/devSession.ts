/** Everything the dev server shows under one configuration; replaced as a whole when that changes. */
import type { Bundle } from '../renderer.ts'
import { openSession, type Session } from '../run/session.ts'
import type { Config } from '../types.ts'
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

async function openDevSession(
  config: Config,
  bundle: () => Bundle,
  note?: (text: string) => void,
): Promise<DevSession> {
  const session = await openSession(config, { remember: true, note })
  const renderer = createDevRenderer(config, session)
  const pages = createDevPages(config, renderer, bundle)
  const pluginFiles = createPluginFiles(renderer.emitContext)
  return {
    config,
    session,
    pages,
    content: createContent(config, session, note),
    pluginFiles,
    checks: createChecks({ config, disk: session.disk, pages, pluginFiles }),
  }
}

export type CurrentSession = {
  current(): DevSession
  /** Loads the configuration and all content again. If that fails, the session stays as it is. */
  replace(): Promise<void>
}

export async function openCurrentSession(
  config: Config,
  bundle: () => Bundle,
  { reload, note }: { reload(): Promise<Config>; note(text: string): void },
): Promise<CurrentSession> {
  let current = await openDevSession(config, bundle, note)
  return {
    current: () => current,
    async replace() {
      const next = await openDevSession(await reload(), bundle, note)
      await next.content.load()
      current.session.close()
      current = next
    },
  }
}
