/** Packages that pages and their components import and the new project can have, too. */
import { join } from 'node:path'
import { manifestIn } from '../../../engine/paths/manifestIn.ts'
import { fieldsOf, textOf } from '../fields.ts'

type Package = { readonly name: string; readonly version: string }

/** Need no other ones; projects have them through Docusaurus. */
const small: Readonly<Record<string, string>> = { clsx: '^2.1.1', classnames: '^2.5.1' }

/** A project has it with the engine. */
export const isReact = (from: string): boolean => /^react(?:-dom)?(?:$|\/)/.test(from)

/** By what is imported; undefined for what the project does not name, and for what needs Docusaurus or an older React. */
export function packageOf(from: string, root: string): Package | undefined {
  const [name] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(from) ?? []
  if (name === undefined || isReact(from) || /^@(?:site|theme|theme-\w+|generated)\/|docusaurus/.test(name))
    return undefined
  const { dependencies, devDependencies } = manifestIn(root) as Readonly<Record<string, unknown>>
  const version = textOf(fieldsOf(dependencies)[name]) ?? textOf(fieldsOf(devDependencies)[name]) ?? small[name]
  // Not one of a workspace, or of a folder.
  if (version === undefined || !/^(?:[\^~<>=v\s]*\d|\*|[a-z]+$)/.test(version)) return undefined
  const needs = fieldsOf(
    (manifestIn(join(root, 'node_modules', name)) as { peerDependencies?: unknown }).peerDependencies,
  )
  const isOld = /\d/.test(textOf(needs['react']) ?? '') && !/>|\b19\b/.test(String(needs['react']))
  return isOld || Object.keys(needs).some((each) => each.includes('docusaurus')) ? undefined : { name, version }
}
