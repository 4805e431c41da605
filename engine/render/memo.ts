/** Which pages are still as they were. The trace of each page's inputs is kept from the last run (decision D4). */
import { hashJson, hashOf } from '../hash.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Diagnostic, Disk, PageLink, PageRecord, Site } from '../types.ts'
import { routeHash } from './page.ts'
import type { References } from './references.ts'
import type { Resolver } from './resolver.ts'
import type { Inputs, RenderedPage, RenderTask } from './types.ts'

export type RememberedPage = {
  readonly inputs: Inputs
  /** The input that made the last run render it: `page` for a new one. */
  readonly reason: string
  readonly record: PageRecord
  readonly hash: string
  readonly fragments: readonly string[]
  readonly assets: Readonly<Record<string, string>>
  readonly scripts: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Inputs all pages of a brand have in common: `code`, `bundle`, `site`. */
export type CommonInputs = Readonly<Record<string, string>>

export type Memo = {
  readonly common: CommonInputs
  readonly pages: Readonly<Record<string, RememberedPage>>
  readonly fragments: Readonly<Record<string, readonly PageLink[]>>
}

export const emptyMemo: Memo = { common: {}, pages: {}, fragments: {} }

/** `output` is the output folder: the memo tells what stands there. */
export const loadMemo = (store: Store, output: string, brand: string): Memo =>
  getJson<Memo>(store, 'pages', hashJson([output, brand])) ?? emptyMemo

export const saveMemo = (store: Store, output: string, brand: string, memo: Memo): void =>
  store.put('pages', hashJson([output, brand]), JSON.stringify(memo))

export const rememberPage = (page: RenderedPage, reason: string): RememberedPage => ({
  reason,
  inputs: page.inputs,
  record: page.record,
  hash: page.hash,
  fragments: page.fragments.map(({ id }) => id),
  assets: page.assets,
  scripts: page.scripts,
  diagnostics: page.diagnostics,
})

export type Changes = {
  /** Name of the first input that is not what it was, or undefined where all are. */
  of(task: RenderTask, before: RememberedPage | undefined): Promise<string | undefined>
}

export function createChanges(
  memo: Memo,
  common: CommonInputs,
  site: Site,
  resolver: Resolver,
  references: References,
  disk: Disk,
): Changes {
  const commonChange = Object.keys(common).find((name) => memo.common[name] !== common[name])
  const documents = new Map(site.documents.map(({ file, hash }) => [file, hash]))
  const known = new Map<string, string>()

  async function current(name: string, task: RenderTask): Promise<string | undefined> {
    const [kind, subject = ''] = split(name)
    switch (kind) {
      case 'route':
        return routeHash(task.route, task.alternates)
      case 'body':
        return documents.get(subject)
      case 'link':
        return resolver.pathOf(subject, task.route.locale) ?? ''
      case 'asset':
        return references.asset(subject).catch(() => undefined)
      case 'shared':
        return once(name, () => hashJson(site.shared[subject]))
      case 'file': {
        const bytes = known.has(name) ? undefined : await disk.read(subject).catch(() => new Uint8Array())
        return once(name, () => hashOf(bytes!))
      }
      default:
        return undefined
    }
  }

  function once(name: string, compute: () => string): string {
    const value = known.get(name) ?? compute()
    known.set(name, value)
    return value
  }

  return {
    async of(task, before) {
      if (!before) return 'page'
      if (commonChange) return commonChange
      for (const [name, value] of Object.entries(before.inputs)) {
        if ((await current(name, task)) !== value) return name
      }
      return undefined
    },
  }
}

function split(name: string): [string, string?] {
  const colon = name.indexOf(':')
  return colon < 0 ? [name] : [name.slice(0, colon), name.slice(colon + 1)]
}
