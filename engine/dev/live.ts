/** Everything the dev server shows under one configuration; replaced as a whole when that changes. */
import type { Bundle } from '../rendering.ts'
import { openSession, type Session } from '../session.ts'
import type { Config, ServeHandler } from '../types.ts'
import { createChecks, type Checks } from './checks.ts'
import { createContent, type Content } from './content.ts'
import { createEmitted, type Emitted } from './emitted.ts'
import { createPages, type Pages } from './pages.ts'

export type Live = {
  readonly config: Config
  readonly session: Session
  readonly content: Content
  readonly pages: Pages
  readonly checks: Checks
  readonly emitted: Emitted
  readonly handlers: readonly ServeHandler[]
}

export async function openLive(config: Config, bundle: () => Bundle): Promise<Live> {
  const session = await openSession(config, { remember: true })
  const pages = createPages(config, session, bundle)
  const emitted = createEmitted(pages.emitting)
  const handlers = config.plugins.flatMap((plugin) => plugin.serve?.(config) ?? [])
  return {
    config,
    session,
    pages,
    handlers,
    content: createContent(config, session),
    emitted,
    checks: createChecks({ config, disk: session.disk, pages, emitted }),
  }
}
