/** Why a style could not be made, at the place where it is written: linaria names the module only. */
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { exportedValues } from '../../engine/bundle/parseModule.ts'
import { exportMissing, moduleMissing } from '../../engine/errors/importErrors.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { styleComputed, styleNameUnknown } from './messages.ts'
import type { Value, Written } from './written.ts'

export type Module = {
  /** Absolute. */
  readonly root: string
  /** From the root. */
  readonly file: string
  readonly source: string
  readonly written: Written
}

/** The absolute file that a module names; undefined where there is none. */
export type Resolve = (from: string) => Promise<string | undefined>

/** Of linaria's words "These interpolated values could not be resolved at build time"; undefined for any other. */
export async function explainValues(error: Error, module: Module, resolve: Resolve): Promise<SiteError | undefined> {
  const { file, source, written } = module
  const told = new Set([...error.message.matchAll(/^ {2}- (.+?)(?: \(×\d+\))?$/gm)].map(([, lead]) => bare(lead!)))
  if (!told.size) return undefined
  const values = written.templates.flatMap((template) => template.values)
  const named = values.filter((value, index) => told.has(bare(value.text)) || told.has(`_exp${index ? index + 1 : ''}`))
  const wrong = named.length ? named : values.filter(({ name }) => name)
  const problems: Diagnostic[] = []
  for (const value of wrong) {
    const place = placeAt(file, source, value.start)
    problems.push((await causeOf(value, module, resolve)) ?? styleComputed(value.text, place).diagnostics[0]!)
  }
  return problems.length ? SiteError.from(problems) : undefined
}

/** Linaria writes values anew. */
const bare = (code: string): string => code.replaceAll(/[\s;()]/g, '').replaceAll("'", '"')

/** A value of another module that is not there is told as any import of it. */
async function causeOf(
  { name, start }: Value,
  { root, file, source, written: { imports, names } }: Module,
  resolve: Resolve,
): Promise<Diagnostic | undefined> {
  if (!name || names.has(name)) return undefined
  const imported = imports.get(name)
  if (!imported)
    return name in globalThis
      ? undefined
      : styleNameUnknown(name, [...imports.keys(), ...names], placeAt(file, source, start)).diagnostics[0]!
  const path = await resolve(imported.from)
  if (!path) return moduleMissing(imported.from, file, root)
  const exported = await exportsOf(path)
  return !exported || exported.has('*') || imported.name === '*' || exported.has(imported.name)
    ? undefined
    : exportMissing({
        name: imported.name,
        target: relative(root, path).split(sep).join('/'),
        file,
        root,
        known: exported,
      })
}

/** Undefined where that is not known: only modules say what they export. */
async function exportsOf(path: string): Promise<ReadonlySet<string> | undefined> {
  const text = /\.[cm]?[jt]sx?$/.test(path) ? await readFile(path, 'utf8').catch(() => undefined) : undefined
  return text === undefined ? undefined : exportedValues(path, text)
}
