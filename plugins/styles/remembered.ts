/** What linaria made of a module, from the last build: most of the work of bundling is linaria's. */
import { isAbsolute, relative } from 'node:path'
import type { Plugin as VitePlugin, ResolvedConfig } from 'vite'
import { hashAll } from '../../engine/store/hash.ts'
import type { Json, ViteContext } from '../../engine/types.ts'
import { slashed } from '../../engine/paths/slashed.ts'

type Options = Pick<ViteContext, 'remember' | 'version'> & {
  readonly include: readonly RegExp[]
  readonly exclude: readonly RegExp[]
  /** Absolute. */
  readonly root: string
}

/** Where styles come from. To a module without any linaria has nothing to do, and finds that out by parsing it. */
const library = '@linaria/core'
/** A function that joins names of classes. */
const joining = /\bimport\s*\{\s*cx\s*\}\s*from\s*(['"])@linaria\/core\1/

/** Without the root of the project, which may be elsewhere the next time. */
type Made = {
  /** Undefined where linaria leaves the module as it is. */
  readonly module?: Transformed
  readonly css?: string
  readonly warnings: readonly Json[]
}

/** The part of the bundler that linaria asks. */
type Context = {
  warn(problem: unknown): void
  resolve(...args: unknown[]): Promise<{ readonly id: string } | null>
  addWatchFile(file: string): void
  readonly environment: unknown
}

/** Linaria's hooks, as it has them: functions, of which only one asks the bundler. */
type Hooks = {
  configResolved(config: ResolvedConfig): void
  buildEnd(): void
  transform(
    this: Context,
    code: string,
    id: string,
    options?: { readonly ssr?: boolean | undefined },
  ): Promise<Transformed | undefined>
  load(id: string): string | undefined
}
type Transformed = { readonly code: string; readonly map: SourceMap }
type SourceMap = { readonly file: string; readonly sources: readonly string[]; readonly mappings: string }

/**
 * For builds: a result depends on the module, as the plugins before left it, and on what it imports, because the values of
 * styles come from there. In dev modules change while the server runs, and linaria looks after that.
 *
 * `load` is called for the first module that nothing is known of: linaria takes 0.7 s and 100 MiB, and a project whose
 * components are a package's has no use for it.
 */
export function remembered(
  load: () => Promise<VitePlugin>,
  { include, exclude, root, remember, version }: Options,
): VitePlugin {
  const isAmong = (id: string, all: readonly RegExp[]) => all.some((each) => each.test(id))
  /** By what they are imported as. */
  const sheets = new Map<string, string>()
  let resolved: ResolvedConfig
  let linaria: Promise<Hooks> | undefined
  const ready = () =>
    (linaria ??= load().then((plugin) => {
      const hooks = plugin as unknown as Hooks
      hooks.configResolved(resolved)
      return hooks
    }))
  return {
    name: 'site:styles',
    enforce: 'post',
    configResolved(config) {
      resolved = config
    },
    async buildEnd() {
      ;(await linaria)?.buildEnd()
    },
    async transform(code, id, options) {
      if (!isAmong(id, include) || isAmong(id, exclude) || !code.replace(joining, '').includes(library)) return
      const file = slashed(relative(root, withoutQuery(id)))
      const of = async () => make(await ready(), this as unknown as Context, [code, id, options])
      // What lies elsewhere is not followed, nor what a configuration of PostCSS makes of a style.
      const followed = file.startsWith('../') || resolved.css.transformer === 'postcss' ? undefined : version(file)
      // The browser and the server have the same styles, so one of them is enough.
      const { module, css, warnings } =
        followed === undefined ? await of() : await remember(hashAll([file, code, followed]), of)
      for (const warning of warnings) this.warn(warning as never)
      if (!module) return
      const map = { ...module.map, file: withoutQuery(id), sources: [withoutQuery(id)] }
      if (css === undefined) return { code: module.code, map }
      sheets.set(sheetOf(id), css)
      return { code: module.code + importOf(id), map }
    },
    load: (id) => sheets.get(withoutQuery(id)),
    resolveId: (id) => (sheets.has(withoutQuery(id)) ? withoutQuery(id) : undefined),
  }
}

async function make(hooks: Hooks, context: Context, given: Parameters<Hooks['transform']>): Promise<Made> {
  const warnings: Json[] = []
  const { environment } = context
  const listening: Context = {
    environment,
    async resolve(...args) {
      const found = await context.resolve(...args)
      // It reads values there, and the bundler may find no other use of the module.
      if (found && isAbsolute(found.id)) context.addWatchFile(withoutQuery(found.id))
      return found
    },
    addWatchFile: (file) => context.addWatchFile(file),
    warn: (problem) => void warnings.push(problem as Json),
  }
  const made = await hooks.transform.apply(listening, given)
  if (!made) return { warnings }
  const css = hooks.load(sheetOf(given[1]))
  const module = {
    code: css === undefined ? made.code : made.code.replace(importOf(given[1]), ''),
    map: { ...made.map, file: '', sources: [] },
  }
  return { module, ...(css !== undefined && { css }), warnings }
}

const withoutQuery = (id: string): string => id.split('?', 1)[0]!

/** As linaria calls it. */
export const sheetOf = (id: string): string => withoutQuery(id).replace(/\.[cm]?[jt]sx?$/, '.wyw-in-js.css')
const importOf = (id: string): string => `\nimport ${JSON.stringify(sheetOf(id))};\n`
