/**
 * Modules of Node in what goes to a browser, told in dev as by a build. Module by module nobody knows which of them are used, so the
 * browser's half is put together as by a build, without being written, where some module imports one.
 */
import { build, type Plugin as VitePlugin } from 'vite'
import { SiteError } from '../../errors/SiteError.ts'
import type { Config, Diagnostic } from '../../types.ts'
import { clientInput } from '../clientInput.ts'
import { isOfServer, refuseServerModules } from '../serverModules.ts'
import { viteConfig } from '../viteConfig.ts'

export type DevServerModules = {
  readonly plugin: VitePlugin
  /** Files have changed. */
  onChange(): void
  /** Throws what is wrong with a project file. */
  check(file: string): Promise<void>
}

/** `onFound` is called with what is wrong when something is. */
export function createDevServerModules(current: () => Config, onFound: (error: SiteError) => void): DevServerModules {
  const { root } = current()
  let [isAsked, isTelling] = [false, false]
  let known: Promise<readonly Diagnostic[]> | undefined
  const find = () => (known ??= isAsked ? problemsOf(current()) : Promise.resolve([]))

  /** One at a time, and after it one for all changes that came meanwhile. */
  async function tell(): Promise<void> {
    if (isTelling) return
    isTelling = true
    const asked = find()
    const found = await asked
    isTelling = false
    if (known !== asked) return tell()
    if (found.length) onFound(SiteError.from(found))
  }
  function onChange(): void {
    known = undefined
    if (isAsked) void tell()
  }

  return {
    plugin: {
      name: 'site:find-server-modules',
      enforce: 'pre',
      apply: 'serve',
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId(from, importer) {
        if (isAsked || !isOfServer(from, importer, { kind: 'import-statement', root })) return
        isAsked = true
        onChange()
      },
    },
    onChange,
    async check(file) {
      const found = (await find()).filter(({ place }) => place?.file === file)
      if (found.length) throw SiteError.from(found)
    },
  }
}

async function problemsOf(config: Config): Promise<readonly Diagnostic[]> {
  try {
    const shared = viteConfig({ config })
    await build({
      ...shared,
      logLevel: 'silent',
      plugins: [...shared.plugins!, refuseServerModules(config.root)],
      build: { write: false, minify: false, rolldownOptions: { input: clientInput(config) } },
    })
    return []
  } catch (error) {
    // Whatever else is wrong is told by those who make it.
    const all = (error as { errors?: readonly unknown[] }).errors ?? [error]
    return all.flatMap((each) => (each instanceof SiteError ? each.diagnostics : [])).filter(isOurs)
  }
}

const isOurs = ({ code }: Diagnostic): boolean => code === 'module-server-only'
