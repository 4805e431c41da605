/** Errors of other tools as diagnostics: parsers of the unified family, Rolldown and Vite, Node, plugins. */
import { basename, isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import escapeStringRegexp from 'escape-string-regexp'
import { fromRoot } from '../paths/fromRoot.ts'
import { isOfPackage } from '../paths/packageOf.ts'
import type { Diagnostic, Place } from '../types.ts'
import { componentPlace, writtenAt } from './componentPlace.ts'
import { compilerMissing, cssReason, postcssFailed, postcssHint } from './cssErrors.ts'
import { placeText } from './format.ts'
import { importError, notText } from './importErrors.ts'
import { jsonError } from './jsonErrors.ts'
import { adviceOf } from './renderAdvice.ts'
import { SiteError, stackOf } from './SiteError.ts'
import { adviceFor, codeInText, vanished } from './systemErrors.ts'
import { thrownAt } from './thrownAt.ts'
import { slashed } from '../paths/slashed.ts'

export type ErrorContext = {
  readonly plugin?: string | undefined
  readonly hook?: string | undefined
  /** The current file, for errors without a file. */
  readonly file?: string | undefined
  /** Absolute; files below it are named relative to it. */
  readonly root?: string | undefined
}

/** The fields of all those shapes. Any may be absent or of another type. */
type Foreign = {
  readonly message?: unknown
  readonly code?: unknown
  readonly reason?: unknown
  readonly ruleId?: unknown
  readonly place?: unknown
  readonly line?: unknown
  readonly column?: unknown
  readonly file?: unknown
  readonly path?: unknown
  readonly dest?: unknown
  readonly port?: unknown
  readonly id?: unknown
  readonly loc?: { readonly file?: unknown; readonly line?: unknown; readonly column?: unknown } | undefined
  readonly errors?: unknown
}

/** The first problem of a thrown value. */
export const toDiagnostic = (error: unknown, context: ErrorContext = {}): Diagnostic =>
  toDiagnostics(error, context)[0]!

/** All problems of a thrown value; at least one. */
export function toDiagnostics(error: unknown, context: ErrorContext = {}): readonly Diagnostic[] {
  if (error instanceof SiteError)
    return error.diagnostics.map((known) => ({ place: fallback(context), ...defined(known) }))
  if (!(error instanceof Error))
    return [diagnosticOf(error, `threw ${inspect(error, { depth: 1, breakLength: 80 })}`, context)]

  const foreign = error as Foreign
  // Rolldown's "Build failed with 3 errors" and `AggregateError` contain the single errors.
  if (Array.isArray(foreign.errors) && foreign.errors.length) {
    const inside = { ...context, file: text(foreign.id) ?? context.file }
    return foreign.errors.flatMap((each) => toDiagnostics(each, inside))
  }
  return [one(error, foreign, context)]
}

function one(error: Error, foreign: Foreign, context: ErrorContext): Diagnostic {
  const known = ofModule(error, foreign, context)
  if (known) return known
  const advice =
    adviceFor(text(foreign.code)) ??
    adviceFor(codeInText(error.message)) ??
    (isLost(foreign, context) ? vanished : undefined)
  if (advice) {
    // Of a source; what cannot be written is named otherwise.
    const unloaded = unloadedIn(plain(error.message))
    const source = unloaded && short(resolve(unloaded), context)
    const subject =
      source ??
      text(foreign.path) ??
      pathIn(error.message) ??
      (foreign.port === undefined ? undefined : `port ${String(foreign.port)}`)
    const place = source ? { file: source } : fallback(context)
    return {
      code: advice.code,
      severity: 'error',
      message: subject ? `${advice.message}: ${nameOf(subject, context)}` : advice.message,
      place,
      hint: advice.hint,
    }
  }
  if (text(foreign.reason) !== undefined) return fromMessage(foreign, context)
  if (foreign.loc || text(foreign.id) !== undefined) return fromBundler(error, foreign, context)
  return diagnosticOf(error, withoutFolders(plain(error.message), foreign, context) || error.name, context)
}

/** What is wrong with a module, or with what it imports. */
function ofModule(error: Error, foreign: Foreign, context: ErrorContext): Diagnostic | undefined {
  const { root } = context
  if (root === undefined || context.plugin !== undefined) return undefined
  const message = plain(error.message)
  const json = jsonError(message, root)
  if (json) return json
  const file = text(foreign.loc?.file) ?? drawnFile(message, context) ?? text(foreign.id) ?? linkedFrom(error, context)
  const nameOf = (name: string) => moduleName(resolve(name), context)
  const name = file && nameOf(file)
  const unloaded = unloadedIn(message)
  return (
    notText(root, unloaded && short(resolve(unloaded), context)) ??
    importError({ message, file: name, root, nameOf }) ??
    postcssFailed(message, root) ??
    compilerMissing(message, name) ??
    (foreign.id === undefined ? undefined : notText(root, name))
  )
}

const unloadedIn = (message: string): string | undefined => /^(?:\[\w+\] *)?Could not load (.+)$/m.exec(message)?.[1]

/** Node writes the module that imports above the stack, and leaves it out where it has compiled it before. */
function linkedFrom({ stack = '' }: Error, { file }: ErrorContext): string | undefined {
  const [, url] = /^(file:\/\/.*):\d+\n/.exec(stack) ?? []
  return url ? fileURLToPath(url) : file
}

const isLost = ({ code }: Foreign, context: ErrorContext): boolean =>
  (code === 'ENOENT' || code === 'ENOTDIR') && context.root !== undefined && isOfRun(context)

/** Plugins, components and configuration may ask for what never was, and for files of others. */
const isOfRun = ({ plugin, file }: ErrorContext): boolean => plugin === undefined && file === undefined

/** https://github.com/vfile/vfile-message: MDX, micromark, mdast. Lines and columns are 1-based. */
function fromMessage(foreign: Foreign, context: ErrorContext): Diagnostic {
  const reason = text(foreign.reason)!
  const point = pointOf(foreign.place) ?? pointOf(foreign) ?? pointOf(inText(reason))
  const file = text(foreign.file) ?? context.file
  return {
    code: 'syntax',
    severity: 'error',
    message: reason,
    place: file ? { file: short(file, context), ...point } : undefined,
  }
}

/** Rolldown and Vite. Their columns are 0-based; `format` draws the frame from the source. */
function fromBundler(error: Error, foreign: Foreign, context: ErrorContext): Diagnostic {
  const drawn = plain(error.message)
  const file = text(foreign.loc?.file) ?? drawnFile(drawn, context) ?? text(foreign.id) ?? context.file
  const point = pointOf(foreign.loc, 1) ?? pointOf(inText(drawn)) ?? pointInStack(error, file)
  const place = file ? placeOf(moduleName(file, context), point, drawn) : undefined
  const reason = cssReason(drawn.split('\n')[0]!.replace(/^\[[\w:-]+\] */, ''))
  const told = drawn.startsWith('[postcss]')
    ? { message: `PostCSS refuses this stylesheet: ${reason}`, hint: postcssHint }
    : { message: reason, hint: point ? syntaxHint : debugHint }
  return { code: 'bundle-failed', severity: 'error', place, ...told, ...stackOf(error) }
}

/** Some of its plugins name the file in the drawing only, from the current folder: `╭─[ site/bad.tsx:3:21 ]`. */
function drawnFile(drawn: string, { root }: ErrorContext): string | undefined {
  const [, shown] = /\[ (.+):\d+:\d+ \]/.exec(drawn) ?? []
  return shown && root ? resolve(shown) : shown
}

/** What a module of ours misses in a file of the project is a matter of that file: `"default" is not exported by "site/app.tsx"`. */
function placeOf(file: string, point: Point | undefined, drawn: string): Place {
  const isOurs = file.startsWith('virtual:') || isOfPackage(file)
  const [, missing] = isOurs ? (/ not exported by "([^"]+)"/.exec(drawn) ?? []) : []
  return missing && !isOfPackage(missing) ? { file: missing } : { file, ...point }
}

/** What is left open is noticed where it can no longer go on. */
export const syntaxHint =
  'The mistake may be before this place: a bracket, a quotation mark or a tag that is left open.'

const debugHint = 'Run again with --debug to see where it comes from.'

/** Anything else is a bug, ours or a plugin's. */
function diagnosticOf(error: unknown, what: string, context: ErrorContext): Diagnostic {
  const { plugin, hook, root } = context
  const place = fallback(context)
  if (!plugin)
    return {
      code: 'unexpected',
      severity: 'error',
      message: what,
      place: place ?? (root === undefined ? undefined : componentPlace(error, root, (spot) => writtenAt(spot) ?? spot)),
      hint: adviceOf(what) ?? debugHint,
      ...stackOf(error),
    }
  const where = hook ? ` in its hook "${hook}"` : ''
  const code = root === undefined ? undefined : thrownAt(error, root)
  return {
    code: 'plugin-failed',
    severity: 'error',
    message: `Plugin "${plugin}" failed${where}: ${what}`,
    // The source that a hook was given says more than the code that could not do with it.
    place: place ?? code,
    hint: `${place && code ? `Thrown at ${placeText(code)}. ` : ''}Run again with --debug to see the stack.`,
    ...stackOf(error),
  }
}

const fallback = ({ file }: ErrorContext): Place | undefined => (file === undefined ? undefined : { file })
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
/** Rolldown's `Failed to write file in /x/y`. */
const pathIn = (message: string): string | undefined =>
  /Failed to \w+ (?:file|directory)\b[^/\\\n]*?((?:[A-Z]:)?[/\\].+)$/m.exec(message)?.[1]
const defined = (known: Diagnostic): Diagnostic =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Diagnostic

type Point = { readonly line: number; readonly column?: number | undefined }

/** A point, or the start of a range. */
function pointOf(value: unknown, base = 0): Point | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('start' in value) return pointOf(value.start, base)
  const { line, column } = value as { line?: unknown; column?: unknown }
  if (typeof line !== 'number' || line < 1) return undefined
  return { line, column: typeof column === 'number' ? column + base : undefined }
}

/** `… (3:1-3:6)` of a parser, `bad.ts:3:21` of a bundler. */
function inText(message: string): Point | undefined {
  const match = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(message) ?? /[^\s:]:(\d+):(\d+)\s/.exec(message)
  return match ? { line: Number(match[1]), column: Number(match[2]) } : undefined
}

/** PostCSS writes the rule at which a plugin threw above the lines of code. */
function pointInStack({ stack = '' }: Error, file: string | undefined): Point | undefined {
  const [, line, column] = (file && new RegExp(`${escapeStringRegexp(file)}:(\\d+):(\\d+)$`, 'm').exec(stack)) || []
  return line ? { line: Number(line), column: Number(column) } : undefined
}

const plain = (message: string): string => message.replace(/\u001B\[[\d;]*m/g, '').trim()

/** Node's own messages hold absolute paths. */
function withoutFolders(message: string, { path, dest }: Foreign, context: ErrorContext): string {
  const { root } = context
  if (!root) return message
  const files = [text(path), text(dest)].filter((file) => file !== undefined)
  const named = files.reduce((all, file) => all.replaceAll(`'${file}'`, `'${nameOf(file, context)}'`), message)
  return named.replaceAll(
    new RegExp(`(?:file://)?${escapeStringRegexp(root)}(${escapeStringRegexp(sep)}|(?![\\w.-]))`, 'g'),
    (_all, slash) => (slash ? '' : '.'),
  )
}

/** From the root; where the machine keeps other files is told for those of the run only. */
function nameOf(file: string, context: ErrorContext): string {
  const name = short(file, context)
  if (name === context.root) return '.'
  return isAbsolute(name) && context.root && !isOfRun(context) ? `<outside>/${basename(name)}` : name
}

function short(file: string, { root }: ErrorContext): string {
  const name = bare(file)
  if (!root || !name.startsWith(root + sep)) return name
  return slashed(relative(root, name))
}

/** A module may lie beside the project, in another package of its workspace. */
const moduleName = (file: string, { root }: ErrorContext): string => (root ? fromRoot(root, bare(file)) : bare(file))

/** Bundlers name files absolutely, sometimes with a query. */
const bare = (file: string): string => file.replace(/^\0/, '').replace(/\?.*$/, '')
