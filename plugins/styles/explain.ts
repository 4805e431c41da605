/** Why a style could not be made, at the place where it is written: linaria names the module only. */
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseModule, syntaxErrors } from '../../engine/bundle/parseModule.ts'
import { moduleBroken } from '../../engine/errors/componentMessages.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'
import { missingOf, type Resolve } from './handedOn.ts'
import { styleComputed, styleNameUnknown, styleRefused, styleWithout } from './messages.ts'
import { writtenIn, type Value, type Written } from './written.ts'
import { slashed } from '../../engine/paths/slashed.ts'

export type Module = {
  /** Absolute. */
  readonly root: string
  /** From the root. */
  readonly file: string
  readonly source: string
  readonly written: Written
}

/** `code` is what linaria was given of the module. */
export async function explain(error: Error, code: string, module: Module, resolve: Resolve): Promise<SiteError> {
  if (error instanceof SiteError) return error
  const broken = await brokenModules(module, resolve)
  if (broken.length) return SiteError.from(broken)
  const unknown = await unknownValues(error, module, resolve)
  return unknown.length ? SiteError.from(unknown) : refusal(error, code, module)
}

/** Linaria reads what a module imports, and names none of it. */
async function brokenModules({ root, file }: Module, resolve: Resolve): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  const paths = new Set([join(root, file)])
  // The loop also visits what it adds.
  for (const path of paths) {
    const name = slashed(relative(root, path))
    const text = await readFile(path, 'utf8')
    for (const { message, start } of await syntaxErrors(name, text))
      found.push(...moduleBroken(message, placeAt(name, text, start)).diagnostics)
    const imported = await Promise.all((await modulesNamedIn(name, text)).map((from) => resolve(from, path)))
    for (const each of imported) if (each && isOfProject(each, root)) paths.add(each)
  }
  return found
}

async function modulesNamedIn(file: string, text: string): Promise<readonly string[]> {
  const { body } = await parseModule(file, text)
  return body.flatMap((statement) => ('source' in statement && statement.source ? [statement.source.value] : []))
}

const isOfProject = (path: string, root: string): boolean =>
  path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`) && /\.[cm]?[jt]sx?$/.test(path)

/** Of linaria's words "These interpolated values could not be resolved at build time". */
async function unknownValues(error: Error, module: Module, resolve: Resolve): Promise<readonly Diagnostic[]> {
  const { file, source, written } = module
  const told = new Set([...error.message.matchAll(/^ {2}- (.+?)(?: \(×\d+\))?$/gm)].map(([, lead]) => bare(lead!)))
  if (!told.size) return []
  const values = valuesIn(written)
  const named = values.filter((value, index) => told.has(bare(value.text)) || told.has(`_exp${index ? index + 1 : ''}`))
  const wrong = named.length ? named : values.filter(({ name }) => name)
  return Promise.all(
    wrong.map(
      async (value) =>
        (await causeOf(value, module, resolve)) ??
        styleComputed(value.text, placeAt(file, source, value.start)).diagnostics[0]!,
    ),
  )
}

const valuesIn = ({ templates }: Written): readonly Value[] => templates.flatMap(({ values }) => values)

/** `/x/site/Card.tsx: The expression evaluated to 'null', …`, above the lines around it and a caret. */
async function refusal({ message }: Error, code: string, module: Module): Promise<SiteError> {
  const { file, source, written } = module
  const reason = message.split('\n')[0]!.replace(/^(?:\/|[A-Z]:[\\/]).*?: /, '')
  const [, line, caret] = /^> *(\d+) \|.*\n +\| ( *)\^/m.exec(message) ?? []
  const given = valuesIn(await writtenIn(file, code))
  const index = line
    ? given.findIndex(({ start }) => isAt(placeAt(file, code, start), Number(line), caret!.length))
    : -1
  const value = valuesIn(written)[index]
  const place = placeAt(file, source, value?.start ?? written.templates[0]?.start ?? 0)
  const [, nothing] = /^The expression evaluated to '(\w+)'/.exec(reason) ?? []
  return value && nothing ? styleWithout(nothing, value.text, place) : styleRefused(reason, place)
}

const isAt = ({ line, column }: Place, wantedLine: number, before: number): boolean =>
  line === wantedLine && column === before + 1

/** Linaria writes values anew. */
const bare = (code: string): string => code.replaceAll(/[\s;()]/g, '').replaceAll("'", '"')

/** A value of another module that is not there is told as any import of it. */
function causeOf(
  { name, start }: Value,
  { root, file, source, written: { imports, names } }: Module,
  resolve: Resolve,
): Promise<Diagnostic | undefined> | Diagnostic | undefined {
  if (!name || names.has(name)) return undefined
  const imported = imports.get(name)
  if (imported) return missingOf({ ...imported, importer: join(root, file) }, { root, resolve })
  return name in globalThis
    ? undefined
    : styleNameUnknown(name, [...imports.keys(), ...names], placeAt(file, source, start)).diagnostics[0]!
}
