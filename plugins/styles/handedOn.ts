/** A name that a module takes from another one, followed through modules that hand it on. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { exportedValues, parseModule } from '../../engine/bundle/parseModule.ts'
import { exportMissing, moduleMissing } from '../../engine/errors/importErrors.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { slashed } from '../../engine/paths/slashed.ts'

/** The absolute file that a module names; undefined where there is none. `importer` is absolute. */
export type Resolve = (from: string, importer: string) => Promise<string | undefined>

export type Taken = {
  /** `*` for all of a module. */
  readonly name: string
  readonly from: string
  /** Absolute. */
  readonly importer: string
}

type Surroundings = {
  readonly root: string
  readonly resolve: Resolve
  /** Modules on the way here, absolute: some hand everything on to one another. */
  readonly passed?: readonly string[]
}

/** What is missing, told where it is asked for; undefined where nothing is, or that is not known. */
export async function missingOf(
  { name, from, importer }: Taken,
  around: Surroundings,
): Promise<Diagnostic | undefined> {
  const { root, resolve, passed = [] } = around
  const nameOf = (path: string) => slashed(relative(root, path))
  const path = await resolve(from, importer)
  if (!path) return moduleMissing(from, nameOf(importer), root)
  const text = /\.[cm]?[jt]sx?$/.test(path) ? await readFile(path, 'utf8').catch(() => undefined) : undefined
  if (text === undefined || name === '*') return undefined
  const next = { ...around, passed: [...passed, path] }
  const known = await exportedValues(path, text)
  const handed = await handedOn(path, text)
  const source = handed.find(({ exported }) => exported === name)
  if (source) return missingOf({ name: source.name, from: source.from, importer: path }, next)
  if (known.has(name)) return undefined
  for (const { exported, from } of handed)
    if (exported === '*' && !passed.includes(path) && !(await missingOf({ name, from, importer: path }, next)))
      return undefined
  return exportMissing({ name, target: nameOf(path), file: nameOf(importer), root, known })
}

type Handed = { readonly exported: string; readonly name: string; readonly from: string }

async function handedOn(path: string, text: string): Promise<readonly Handed[]> {
  const { body } = await parseModule(path, text)
  return body.flatMap((statement): Handed[] => {
    if (statement.type === 'ExportAllDeclaration' && !statement.exported)
      return [{ exported: '*', name: '*', from: statement.source.value }]
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
    const from = statement.source.value
    return statement.specifiers.map(({ exported, local }) => ({
      exported: nameOf(exported),
      name: nameOf(local),
      from,
    }))
  })
}

type Name = { readonly name: string } | { readonly value: string }

const nameOf = (node: Name): string => ('name' in node ? node.name : node.value)
