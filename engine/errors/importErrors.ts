/** What a bundler says of an import that leads nowhere, and of a name that a module does not export, at the line that imports. */
import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import escape from 'escape-string-regexp'
import fastGlob from 'fast-glob'
import { isOfPackage, packageOf } from '../paths/packageOf.ts'
import type { Diagnostic, Place } from '../types.ts'
import { notUtf8 } from './fileMessages.ts'
import { hintForPackage } from './packageDoors.ts'
import { placeAt } from './placeAt.ts'
import { meant, suggest } from './suggest.ts'
import { tryTo } from './tryTo.ts'

/** What is imported, and by which file. A build and dev have other words, and others for packages. */
const unresolved = [
  /\bCould not resolve '([^']+)' in (.+)$/m,
  /Rolldown failed to resolve import "([^"]+)" from "([^"]+)"/,
  /^Failed to resolve import "([^"]+)" from "([^"]+)"/,
  /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/,
  /^Cannot find module '([^']+)' imported from '([^']+)'$/,
  /^Cannot find package '([^']+)' imported from (.+)$/,
  /^Cannot find module '([^']+)'\nRequire stack:\n- (.+)$/m,
]

/** What a stylesheet imports, which the tool names that reads it. */
const unopened = /^\[(?:lightningcss|postcss)\] ENOENT: [^']*'([^']+)'/m

/** What of which module. */
const unexported = /(?:^|\] )"([^"]+)" is not exported by "([^"]+)"/m

/** Of which module what, as Node says it. */
const unprovided = /^The requested module '([^']+)' does not provide an export named '([^']+)'/m

/** Which path of which package. */
const notOffered =
  /"\.([^"]*)" is not exported under the conditions .* from package \S*?node_modules[\\/]((?:@[^\\/\s]+[\\/])?[^\\/\s]+) /

export type ImportFailure = {
  /** Plain text. */
  readonly message: string
  /** The file that imports, from the root, where the message does not say it. */
  readonly file?: string | undefined
  /** Absolute. */
  readonly root: string
  /** A file as messages name it. */
  readonly nameOf: (file: string) => string
}

/** Undefined for any other message, and where the file that imports is none of the project's. */
export function importError({ message, file, root, nameOf }: ImportFailure): Diagnostic | undefined {
  const [, from, importer] = unresolved.map((shape) => shape.exec(message)).find((match) => match) ?? []
  if (from && importer) return moduleMissing(from, nameOf(importer), root)
  const [, part, owner] = notOffered.exec(message) ?? []
  if (owner !== undefined) return packagePartMissing(owner.replace('\\', '/') + part!, root)
  if (!file) return undefined
  const wanted = missingSheet(message)
  if (wanted) return moduleMissing(wanted, file, root)
  const [, name, target] = unexported.exec(message) ?? []
  if (name && target) return exportMissing({ name, target: nameOf(target), file, root })
  const [, module, missing] = unprovided.exec(message) ?? []
  if (!module?.startsWith('.')) return undefined
  return exportMissing({ name: missing!, target: posix.join(posix.dirname(file), module), file, root })
}

/** What a stylesheet imports that is not there; undefined for any other message. */
export const missingSheet = (message: string): string | undefined => unopened.exec(message)?.[1]

/** Undefined where the file that imports cannot be read. */
export function moduleMissing(from: string, importer: string, root: string): Diagnostic | undefined {
  if (isOfPackage(importer)) return missingInPackage(from, importer)
  const text = textOf(root, importer)
  if (text === undefined) return undefined
  const written = `["']${escape(from)}["']`
  const ofSheet = isSheet(importer) ? new RegExp(`${written}|(?<=\\()${escape(from)}`).exec(text) : undefined
  return missingAt(from, ofSheet ? placeAt(importer, text, ofSheet.index) : importing(importer, text, written), root)
}

/** What a package expects beside itself, as a rule. */
function missingInPackage(from: string, importer: string): Diagnostic {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? []
  return {
    code: 'module-missing',
    severity: 'error',
    message: `"${from}" is imported by the package ${packageOf(importer)}, but is not there`,
    place: { file: importer },
    hint: /^[./]/.test(from) ? 'The package is not whole: install it again.' : `Run npm install ${name}.`,
  }
}

const isSheet = (file: string): boolean => /\.(?:css|s[ac]ss|less|styl)$/.test(file)

/** `place` is where it is imported. */
export function missingAt(from: string, place: Place, root: string): Diagnostic {
  const isFile = /^[./]/.test(from) || isSheet(place.file)
  return {
    code: 'module-missing',
    severity: 'error',
    message: `"${from}" is imported, but is not there`,
    place,
    hint: isFile
      ? hintForFile(from, join(root, from.startsWith('/') ? '' : dirname(place.file)))
      : hintForPackage(from, root),
  }
}

/** `way` leads from what a browser starts with to the module that imports; both are files from the root. */
export function moduleOfServer(from: string, way: readonly string[], root: string): Diagnostic {
  const importer = way.at(-1)!
  return {
    code: 'module-server-only',
    severity: 'error',
    message: `"${from}" is a module of Node, and a browser has none: ${way.join(' > ')}`,
    place: importing(importer, textOf(root, importer) ?? '', `["']${escape(from)}["']`),
    hint: 'Use it in components that are no islands, or in an island only where import.meta.env.SSR is true. Types are imported with "import type".',
  }
}

/** `base` is absolute. Between the import and this, a file may have come. */
function hintForFile(from: string, base: string): string {
  const there = statSync(join(base, from), { throwIfNoEntry: false })
  if (there?.isDirectory()) return 'This is a folder: name a file in it.'
  const near = there ? undefined : nearest(from, base)
  return meant(near, 'Paths are from the file that imports, with their extension.')
}

/** Of whom it is asked, the bundler does not say. */
function packagePartMissing(from: string, root: string): Diagnostic {
  const modules = fastGlob.sync('**/*.{ts,tsx,js,jsx,css}', { cwd: root, ignore: ['**/node_modules/**', '**/*.d.ts'] })
  const wanted = `["']${escape(from)}["']`
  const places = modules.sort().map((file) => importing(file, textOf(root, file) ?? '', wanted))
  return {
    code: 'module-missing',
    severity: 'error',
    message: `"${from}" is imported, but the package offers nothing by this name`,
    place: places.find(({ line }) => line !== undefined),
    hint: hintForPackage(from, root),
  }
}

type WrongExport = Pick<ImportFailure, 'root'> & {
  readonly name: string
  /** The module that lacks it, and the one that asks for it: from the root. */
  readonly target: string
  readonly file: string
  /** What it exports, where that was looked up. */
  readonly known?: Iterable<string>
}

/** Undefined where the file that imports cannot be read. */
export function exportMissing({ name, target, file, root, known }: WrongExport): Diagnostic | undefined {
  const text = textOf(root, file)
  if (text === undefined) return undefined
  const near = suggest(name, known ?? valuesOf(textOf(root, target) ?? ''))
  const what = name === 'default' ? 'has no default export' : `exports no "${name}"`
  return {
    code: 'export-missing',
    severity: 'error',
    message: `"${target}" ${what}`,
    // Not where it is used, nor an import of types with that name.
    place: importing(file, text, name === 'default' ? defaultOf(target) : `\\b${escape(name)}\\b`),
    hint: meant(
      near,
      name === 'default' ? 'Write { and } around a name that it exports.' : 'Types are imported with "import type".',
    ),
  }
}

/** What a module exports as it declares it. */
const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export\s+(?:async\s+)?(?:const|let|class|enum|function\*?)\s+([\w$]+)/gm)].map(
    ([, name]) => name!,
  )

/** `it from './target.ts'`, `it, { … } from './target.ts'`, `{ default as it }`; a package is named without its file. */
function defaultOf(target: string): string {
  const named = isOfPackage(target) ? `${escape(packageOf(target))}["'/]` : `[^"']*${escape(posix.basename(target))}`
  return String.raw`(?:\w+(?:\s*,\s*\{[^}]*\})?\s+from\s*["']${named}|\bdefault\b(?=\s*(?:as\b|[,}])))`
}

/** Within a statement that imports values; the file alone where no line of it does. */
function importing(file: string, text: string, what: string): Place {
  const statement = String.raw`^[ \t]*(?:import|export)\b`
  const found = new RegExp(`(?<=${statement}(?!\\s+type\\b)(?:(?!${statement})[^;])*?)${what}`, 'm').exec(text)
  return found ? placeAt(file, text, found.index) : { file }
}

/** Of what a module is for: its default export, else its beginning. `file` is from the root. */
export function exportPlace(file: string, root: string): Place {
  const text = textOf(root, file)
  if (text === undefined) return { file }
  const found = /^export\s+default\b|\bdefault\s*[,}]/m.exec(text)
  return placeAt(file, text, found?.index ?? 0)
}

/** Where a file, from the root, has a text between quotation marks. */
export function quotedPlace(what: string, file: string, root: string): Place | undefined {
  const text = textOf(root, file) ?? ''
  const found = new RegExp(`(?<=["'\`])${escape(what)}(?=["'\`])`).exec(text)
  return found ? placeAt(file, text, found.index) : undefined
}

/** A file of the same folder whose name is nearly the same, or has another extension. */
function nearest(from: string, base: string): string | undefined {
  const folder = posix.dirname(from)
  const names = tryTo(() => readdirSync(join(base, folder))) ?? []
  const near = suggest(stem(from), names.map(stem))
  const name = names.find((each) => stem(each) === near)
  return name && `${folder === '/' ? '' : folder}/${name}`
}

const stem = (name: string): string => posix.basename(name, posix.extname(name))

const textOf = (root: string, file: string): string | undefined => bytesOf(root, file)?.toString()

function bytesOf(root: string, file: string): Buffer | undefined {
  if (/^(?:virtual:|\0)|(?:^|\/)node_modules\//.test(file)) return undefined
  return tryTo(() => readFileSync(join(root, file)))
}

/** Of a file whose bytes are no text: tools read it all the same, and wonder. `file` is from the root. */
export function notText(root: string, file: string | undefined): Diagnostic | undefined {
  const bytes = file === undefined ? undefined : bytesOf(root, file)
  if (!bytes || isUtf8(bytes)) return undefined
  const text = bytes.toString()
  return notUtf8(file!, bytes, Buffer.byteLength(text.slice(0, text.indexOf('\uFFFD')))).diagnostics[0]!
}
