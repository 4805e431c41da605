/**
 * Every sentence the engine can say, one function each, sorted by code.
 *
 * A sentence says what is wrong and quotes what was seen; the hint says what to do. Codes are permanent.
 */
import type { Place } from '../types.ts'
import { toDiagnostic, type ErrorContext } from './foreign.ts'
import { SiteError } from './SiteError.ts'
import { didYouMean } from './suggest.ts'

export const baselineInvalid = (file: string, cause?: unknown): SiteError =>
  new SiteError(`${file} is not a record of problems`, {
    code: 'baseline-invalid',
    place: { file },
    hint: 'Make it anew: site check --baseline=reset.',
    cause,
  })

/** A file every brand of this site has. */
export const brandFileMissing = (brand: string, file: string): SiteError =>
  new SiteError(`The brand "${brand}" has no ${file}`, {
    code: 'brand-file-missing',
    place: { file },
    hint: 'Every brand has one; start from that of another brand.',
  })

export const brandMissing = (folder: string): SiteError =>
  new SiteError(`No brand in "${folder}"`, {
    code: 'brand-missing',
    place: { file: folder },
    hint: `A brand is a folder with a brand.ts in it: ${folder}/acme/brand.ts.`,
  })

export const brandUnknown = (name: string, known: readonly string[]): SiteError =>
  new SiteError(`Unknown brand "${name}"; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`, {
    code: 'brand-unknown',
    hint: didYouMean(name, known),
  })

/** The module threw, or does not parse. */
export const configFailed = (what: string, place: Place, cause: unknown, hint?: string): SiteError =>
  new SiteError(what, { code: 'config-failed', place, hint, cause })

export const configFieldMissing = (field: string, place: Place): SiteError =>
  new SiteError(`${field} is missing`, { code: 'config-field-missing', place })

/** One field with a wrong value; `field` is a path such as `locales[1].lang`. */
export const configInvalid = (
  field: string,
  expected: string,
  got: string,
  place: Place | undefined,
  hint?: string,
): SiteError => new SiteError(`${field} should be ${expected}, got ${got}`, { code: 'config-invalid', place, hint })

export const configKeyUnknown = (field: string, known: readonly string[], place: Place): SiteError =>
  new SiteError(`${field} is not a setting`, {
    code: 'config-key-unknown',
    place,
    hint: didYouMean(field.split('.').at(-1)!, known),
  })

export const configMissing = (file: string): SiteError =>
  new SiteError(`There is no ${file}`, {
    code: 'config-missing',
    place: { file },
    hint: 'Run the command in the folder of the site, or name it with --root or --config.',
  })

export const configPluginEngine = (plugin: string, wanted: string, version: string, place: Place): SiteError =>
  new SiteError(`The plugin "${plugin}" was written for engine ${wanted}, and this is engine ${version}`, {
    code: 'config-plugin-engine',
    place,
    hint: 'Take the version of the plugin that was written for this engine, or the engine it was written for.',
  })

export const configSlow = (file: string, seconds: number): SiteError =>
  new SiteError(`${file} was not ready after ${seconds} s`, {
    code: 'config-slow',
    place: { file },
    hint: 'Some promise in it never settles: look for a top-level await.',
  })

/** What a command asks of the plugins, and none of them does. */
export const configTaskMissing = (file: string, task: string): SiteError =>
  new SiteError(`No plugin does "${task}"`, {
    code: 'config-task-missing',
    place: { file },
    hint: 'Add the plugin that does it to the list of plugins.',
  })

export const fileClaimedTwice = (file: string, first: string, second: string): SiteError =>
  new SiteError(`The plugins "${first}" and "${second}" both claim this file`, {
    code: 'file-claimed-twice',
    place: { file },
    hint: 'Make the globs of one of them narrower.',
  })

export const fileEmittedTwice = (file: string, first: string, second: string): SiteError =>
  new SiteError(`"${file}" is written by ${first} and by ${second}`, {
    code: 'file-emitted-twice',
    place: { file },
    hint: 'Give one of the two another name.',
  })

export const fileMissing = (file: string, cause?: unknown): SiteError =>
  new SiteError(`There is no file "${file}"`, { code: 'file-missing', place: { file }, cause })

export const notUtf8 = (file: string, byte: number): SiteError =>
  new SiteError(`Not valid UTF-8 at byte ${byte}`, {
    code: 'file-not-utf8',
    place: { file },
    hint: 'Save the file as UTF-8.',
  })

export const fileOutside = (file: string): SiteError =>
  new SiteError(`"${file}" leads outside of the project`, {
    code: 'file-outside',
    place: { file },
    hint: 'Put a copy into the project; links out of it are never followed.',
  })

export const inlineStyle = (view: string, attribute: string): SiteError =>
  new SiteError(`An inline style is in the page: ${attribute}`, {
    code: 'inline-style',
    place: { file: view },
    hint: 'The content security policy refuses it: use a class, a presentation attribute of SVG, or an element with a value such as <meter>.',
  })

export const linkDangling = (file: string, cause?: unknown): SiteError =>
  new SiteError(`"${file}" is a link to a file that is not there`, {
    code: 'link-dangling',
    place: { file },
    hint: 'It is no part of the site. Put the file back, or remove the link.',
    cause,
  })

export const linkLoop = (file: string, cause?: unknown): SiteError =>
  new SiteError(`"${file}" is a link that leads back to itself`, {
    code: 'link-loop',
    place: { file },
    hint: 'Remove one of the links on the way.',
    cause,
  })

export const localeUnknown = (name: string, known: readonly string[]): SiteError =>
  new SiteError(`Unknown locale "${name}"; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`, {
    code: 'locale-unknown',
    hint: didYouMean(name, known),
  })

export const lockHeld = (pid: number, since: string): SiteError =>
  new SiteError(`Another build is running: process ${pid}, since ${since}`, {
    code: 'lock-held',
    hint: 'Wait for it, or end it.',
  })

export const nodeTooOld = (found: string, needed: string): SiteError =>
  new SiteError(`Node ${found} is too old; the engine needs ${needed}`, {
    code: 'node-too-old',
    hint: 'Start it with npm run <script>, which uses the Node that npm ci brought along.',
  })

export const outputMissing = (folder: string, cause?: unknown): SiteError =>
  new SiteError(`There is no site in "${folder}"`, {
    code: 'output-missing',
    hint: 'Build it first: npm run build.',
    cause,
  })

export const outputUnsafe = (folder: string, reason: string): SiteError =>
  new SiteError(`"${folder}" cannot be the output folder: ${reason}`, {
    code: 'output-unsafe',
    hint: 'Choose a folder that holds nothing else.',
  })

export const pageFailed = (path: string, view: string, cause: unknown): SiteError =>
  wrapped(`${path} could not be rendered`, 'page-failed', cause, { file: view })

export const pathClaimedTwice = (path: string, first: string, second: string): SiteError =>
  new SiteError(`${path} is claimed by ${first} and by ${second}`, {
    code: 'path-claimed-twice',
    place: { file: second },
    hint: 'Give one of them another slug.',
  })

export const pathInvalid = (path: string, reason: string, file: string): SiteError =>
  new SiteError(`${JSON.stringify(path)} cannot be a path: ${reason}`, {
    code: 'path-invalid',
    place: { file },
    hint: 'Give it another slug, id or name.',
  })

export const pathUnknown = (path: string, near: string | undefined): SiteError =>
  new SiteError(`No build made a page at ${path}`, {
    code: 'path-unknown',
    hint: near ? `Did you mean "${near}"?` : 'Build the site first: npm run build.',
  })

export const pathsDifferByCase = (first: string, second: string, firstFile: string, secondFile: string): SiteError =>
  new SiteError(`${first} (${firstFile}) and ${second} (${secondFile}) are one path to many hosts`, {
    code: 'paths-differ-by-case',
    place: { file: secondFile },
    hint: 'They differ by case or by Unicode form only: give one of them another slug.',
  })

/** What is thrown inside of a hook; a parser's or the machine's error keeps its own code. */
export function pluginFailed(plugin: string, hook: string, cause: unknown, context: ErrorContext = {}): SiteError {
  const { message, ...details } = toDiagnostic(cause, { ...context, plugin, hook })
  return new SiteError(message, { ...details, cause })
}

export const pluginShape = (plugin: string, hook: string, problem: string): SiteError =>
  new SiteError(`Plugin "${plugin}" answered "${hook}" with the wrong shape: ${problem}`, {
    code: 'plugin-shape',
    hint: 'The shapes are in engine/types.ts.',
  })

/** `ms` is how long it was waited for. */
export const pluginSlow = (
  { plugin, hook, file }: { plugin: string; hook: string; file?: string | undefined },
  ms: number,
): SiteError =>
  new SiteError(`Plugin "${plugin}" did not finish "${hook}" within ${ms / 1000} s`, {
    code: 'plugin-slow',
    place: file === undefined ? undefined : { file },
    hint: 'A promise in it never settles, or a loop never ends; "hookLimit" in the configuration gives it more time.',
  })

export const portInUse = (port: number, host: string): SiteError =>
  new SiteError(`Port ${port} of ${host} is already in use`, {
    code: 'port-in-use',
    hint: 'Stop the other program, choose another port with --port, or leave out --strict-port.',
  })

export const sharedTwice = (name: string, first: string, second: string): SiteError =>
  new SiteError(`The plugins "${first}" and "${second}" both share a value "${name}"`, {
    code: 'shared-twice',
    hint: 'Start the name with the name of the plugin.',
  })

export const urlUnlisted = (path: string, near: string | undefined): SiteError =>
  new SiteError(`${path} cannot be given up: it is a page, or was never promised`, {
    code: 'url-unlisted',
    hint: near ? `Did you mean "${near}"?` : 'Delete or rename the page first.',
  })

export const urlsLockInvalid = (written: string, place: Place): SiteError =>
  new SiteError(`"${written}" is neither a path nor a brand`, {
    code: 'urls-lock-invalid',
    place,
    hint: 'A line is "/docs/intro/", "gone /docs/old/", or a brand such as "[acme]" above its paths.',
  })

export const viewMissing = (view: string, path: string): SiteError =>
  new SiteError(`There is no view "${view}", which ${path} wants to show`, {
    code: 'view-missing',
    place: { file: view },
    hint: 'Create the file with a component as its default export.',
  })

/** `limit` is the system's error code. */
export const watchLimited = (limit: string): SiteError =>
  new SiteError(`The system watches no more files (${limit}); changes are looked for every second instead`, {
    code: 'watch-limited',
    hint: 'Close other programs that watch files, or raise the limits: sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512.',
  })

function wrapped(what: string, code: string, cause: unknown, context: ErrorContext): SiteError {
  const inner = toDiagnostic(cause, context)
  const own = inner.code === 'unexpected'
  return new SiteError(`${what}: ${inner.message}`, {
    code: own ? code : inner.code,
    place: inner.place,
    hint: inner.hint,
    cause,
  })
}
