/** Which pages are still up to date: the inputs of each page are compared with those of the last run. */
import { hashOfFile } from '../disk/hashOfFile.ts'
import { memoized } from '../store/memoized.ts'
import type { Disk, Site } from '../types.ts'
import { routeHash, seenHash } from './inputs.ts'
import type { CachedPage, CommonInputs } from './pageCache.ts'
import type { Bundle } from '../renderer.ts'
import type { References } from './references.ts'
import type { Resolver } from './resolver.ts'
import { createValueHashes } from './sharedValues.ts'
import type { Input, RenderTask } from './types.ts'

export type ChangeFinderInput = {
  readonly common: CommonInputs
  readonly bundle: Pick<Bundle, 'versionOf'>
  readonly site: Site
  readonly resolver: Resolver
  readonly references: References
  readonly disk: Disk
}

/** Name of the first input that has changed since the page was cached, or undefined where none has. At once, where no file is read. */
export type FindChangedInput = (
  task: RenderTask,
  cached: CachedPage | undefined,
) => Promise<string | undefined> | string | undefined

export function createChangeFinder(input: ChangeFinderInput): FindChangedInput {
  const currentValue = createInputReader(input)
  // Most inputs are those of many pages.
  const unchanged = new Set<Input>()

  /** Waiting for each of a hundred thousand would take longer than looking at them. */
  function changedFrom(start: number, inputs: readonly Input[], task: RenderTask): ReturnType<FindChangedInput> {
    for (let at = start; at < inputs.length; at++) {
      const known = inputs[at]!
      if (unchanged.has(known)) continue
      const [name, value] = known
      const now = currentValue(name, task)
      if (typeof now === 'object')
        return now.then((later) => {
          if (later !== value) return name
          unchanged.add(known)
          return changedFrom(at + 1, inputs, task)
        })
      if (now !== value) return name
      if (!isOfRoute(name)) unchanged.add(known)
    }
    return undefined
  }

  return (task, cached) => (cached ? changedFrom(0, cached.inputs, task) : 'page')
}

/** Whether its value depends on the page that has it. */
const isOfRoute = (name: string): boolean => name === 'route' || name.startsWith('link:')

/** The value of an input as it is now, by its name. Shared values and files are hashed once. */
function createInputReader({ common, bundle, site, resolver, references, disk }: ChangeFinderInput) {
  const documents = new Map(site.documents.map(({ file, hash }) => [file, hash]))
  const sharedHash = createValueHashes(site.shared)
  const fileHash = memoized((file: string) => hashOfFile(file, disk))

  return (input: string, task: RenderTask): Promise<string> | string | undefined => {
    const colon = input.indexOf(':')
    const kind = colon < 0 ? input : input.slice(0, colon)
    const name = input.slice(colon + 1)
    switch (kind) {
      case 'code':
      case 'bundle':
      case 'site':
        return common[kind]
      case 'view':
        return bundle.versionOf(name)
      case 'route':
        return routeHash(task)
      case 'body':
        return documents.get(name)
      case 'link':
        return resolver.pathOf(name, task.route.locale) ?? ''
      case 'asset':
        return references.asset(name).catch(() => '')
      case 'shared':
        return sharedHash(name)
      case 'file':
        return fileHash(name)
      case 'env':
        return seenHash(name)
      default:
        return undefined
    }
  }
}
