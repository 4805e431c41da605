/**
 * All messages of the engine but those of `fileMessages.ts`, `outputMessages.ts`, `partMessages.ts`, `componentMessages.ts` and `pageMessages.ts`, one function each, sorted by code.
 *
 * A message says what is wrong and quotes the input; the hint says what to do. Codes are permanent.
 */
import type { Place } from '../types.ts'
import { toDiagnostic, type ErrorContext } from './foreign.ts'
import { hintForPackage } from './packageDoors.ts'
import { adviceOf } from './renderAdvice.ts'
import { SiteError } from './SiteError.ts'
import { didYouMean, meant, suggest } from './suggest.ts'

export const baselineInvalid = (place: Place, cause?: unknown): SiteError =>
  new SiteError(`${place.file} is not a valid baseline`, {
    code: 'baseline-invalid',
    place,
    hint: 'Write it again: site check --baseline=reset.',
    cause,
  })

/** A file that the configuration requires of every brand. */
export const brandFileMissing = (brand: string, file: string): SiteError =>
  new SiteError(`The brand "${brand}" has no ${file}`, {
    code: 'brand-file-missing',
    place: { file },
    hint: 'Every brand needs this file; copy it from another brand.',
  })

export const brandMissing = (folder: string): SiteError =>
  new SiteError(`"${folder}" contains no brand`, {
    code: 'brand-missing',
    place: { file: folder },
    hint: `A brand is a folder with a brand.ts: create ${folder}/acme/brand.ts.`,
  })

export const brandUnknown = (name: string, known: readonly string[]): SiteError =>
  new SiteError(`Unknown brand "${name}"; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`, {
    code: 'brand-unknown',
    hint: didYouMean(name, known),
  })

/** Of a program in prose. `hint` is of a component that is called otherwise here. */
export const componentUnknown = (name: string, offered: readonly string[], place: Place, hint?: string): SiteError => {
  const near = suggest(name, offered)
  return new SiteError(`<${name}> is not known on this page`, {
    code: 'component-unknown',
    place,
    hint: near
      ? `Did you mean <${near}>?`
      : (hint ?? 'Import it in this file, or offer it to all pages: "mdx" of the app.'),
  })
}

/** The module threw or has a syntax error. */
export const configFailed = (what: string, place: Place, cause: unknown, hint?: string): SiteError =>
  new SiteError(what, { code: 'config-failed', place, hint, cause })

export const configFieldMissing = (field: string, place: Place): SiteError =>
  new SiteError(`${field} is missing`, { code: 'config-field-missing', place })

/** A module of the configuration imports a file that is not there, or a package that is not installed. */
/** `linked` is the folder of the linked package that the place is in. */
export const configImportMissing = (wanted: string, place: Place, cause?: unknown, linked?: string): SiteError =>
  configFailed(
    `Cannot find "${wanted}"`,
    place,
    cause,
    linked !== undefined
      ? `What a linked package needs is looked for where it lies. Run npm install in ${linked}, with it among the dependencies in the package.json there.`
      : place.file.includes('node_modules/')
        ? 'The package is not whole, or what it needs is not installed: it has to be among the dependencies in its package.json.'
        : 'Imports of local files begin with a dot and end in .ts: Node loads the configuration, and knows no aliases. Packages must be in package.json.',
  )

/** One field with a wrong value; `field` is a path such as `locales[1].lang`. */
export const configInvalid = ({ field, expected, got, place, hint }: InvalidField): SiteError =>
  new SiteError(`${field} should be ${expected}, got ${got}`, { code: 'config-invalid', place, hint })

type InvalidField = {
  readonly field: string
  readonly expected: string
  readonly got: string
  readonly place?: Place | undefined
  readonly hint?: string | undefined
}

type UnknownKey = { readonly key: string; readonly known: readonly string[]; readonly name: string | undefined }

export const configKeyUnknown = (field: string, place: Place, { key, known, name }: UnknownKey): SiteError =>
  new SiteError(`${field} is not a setting`, {
    code: 'config-key-unknown',
    place,
    hint: name === undefined ? didYouMean(key, known) : `Here it is ${name}.`,
  })

export const configMissing = (file: string): SiteError =>
  new SiteError(`${file} does not exist`, {
    code: 'config-missing',
    place: { file },
    hint: 'Run the command in the folder of the site, or name it with --root or --config.',
  })

export const configPluginEngine = (plugin: string, wanted: string, version: string, place: Place): SiteError =>
  new SiteError(`The plugin "${plugin}" was written for engine ${wanted}, and this is engine ${version}`, {
    code: 'config-plugin-engine',
    place,
    hint: 'Install a version of the plugin for this engine, or the engine the plugin was written for.',
  })

export const configSlow = (file: string, seconds: number): SiteError =>
  new SiteError(`${file} did not finish loading within ${seconds} s`, {
    code: 'config-slow',
    place: { file },
    hint: 'A promise in it never settles: look for a top-level await.',
  })

/** A command needs a task that no plugin offers. */
export const configTaskMissing = (file: string, task: string, known: readonly string[]): SiteError =>
  new SiteError(`No plugin offers the task "${task}"`, {
    code: 'config-task-missing',
    place: { file },
    hint:
      didYouMean(task, known) ??
      'Add the plugin with this task to the list of plugins; `site run` lists what there is.',
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

/** In addresses of modules these signs begin other parts. A build asks for none, but a bundler may take a query off names of files. */
export const folderUnservable = (root: string): SiteError =>
  new SiteError(
    `The project lies in "${root}", and modules below a folder with "#" or "?" in its name have no address`,
    {
      code: 'folder-unservable',
      hint: `Rename the folder${root.includes('?') ? '.' : ': a build works there, the dev server does not.'}`,
    },
  )

export const idTwice = (id: string, path: string, file: string): SiteError =>
  new SiteError(`Two elements of ${path} have the id "${id}"`, {
    code: 'id-twice',
    place: { file },
    hint: `Give one of them another id. A heading gets one with {#another-id}.`,
  })

export const localeUnknown = (name: string, known: readonly string[]): SiteError =>
  new SiteError(`Unknown locale "${name}"; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`, {
    code: 'locale-unknown',
    hint: didYouMean(name, known),
  })

export const lockHeld = (pid: number, since: string): SiteError =>
  new SiteError(`Another build is running: process ${pid}, since ${since}`, {
    code: 'lock-held',
    hint: 'Wait until it ends, or stop it.',
  })

export const packageDoorsChanged = (name: string): SiteError =>
  new SiteError(`The package.json of ${name} offers other modules; the dev server goes on with those it offered`, {
    code: 'package-doors-changed',
    hint: 'Stop site dev and start it again.',
  })

export const packageEdited = (name: string, file: string): SiteError =>
  new SiteError(`${name} was edited; the dev server goes on with what it has loaded`, {
    code: 'package-edited',
    place: { file },
    hint: 'Stop site dev and start it again.',
  })

/** `installed` is undefined where the package is gone. */
export const packageReplaced = (name: string, loaded: string, installed: string | undefined): SiteError =>
  new SiteError(
    `${name} ${installed === undefined ? 'is not installed any more' : `${installed} is installed`}; the dev server goes on with ${loaded}`,
    { code: 'package-replaced', hint: 'Stop site dev and start it again.' },
  )

export const pathClaimedTwice = (path: string, first: string, second: string): SiteError =>
  new SiteError(`${path} is claimed by ${first} and by ${second}`, {
    code: 'path-claimed-twice',
    place: { file: second },
    hint: 'Give one of them another slug.',
  })

export const pathInvalid = (path: string, reason: string, place: Place): SiteError =>
  new SiteError(`${JSON.stringify(path)} cannot be a path: ${reason}`, {
    code: 'path-invalid',
    place,
    hint: 'Give it another slug, id or name.',
  })

/** `known` are the paths of all pages; none before the first build. */
export const pathUnknown = (path: string, known: readonly string[]): SiteError =>
  new SiteError(`The last build has no page at ${path}`, {
    code: 'path-unknown',
    hint: known.length
      ? meant(suggest(path, known), `The nearest is ${suggest(path, known, Infinity)}.`)
      : 'Build the site first: site build.',
  })

type Claim = { readonly path: string; readonly owner: string }

export const pathsDifferByCase = (first: Claim, second: Claim, file: string): SiteError =>
  new SiteError(`${first.path} (${first.owner}) and ${second.path} (${second.owner}) are the same path on many hosts`, {
    code: 'paths-differ-by-case',
    place: { file },
    hint: 'They differ only in case or Unicode form: give one of them another name or slug.',
  })

/** What a hook threw. A `SiteError` says what it is itself; errors of parsers and of the system keep their own code. */
export function pluginFailed(
  plugin: string,
  hook: string,
  cause: unknown,
  context: Pick<ErrorContext, 'file'> & { readonly root: string },
): SiteError {
  if (cause instanceof SiteError) return cause
  const { message, ...details } = toDiagnostic(cause, { ...context, plugin, hook })
  return new SiteError(message, { ...details, cause })
}

/** `file` is what the hook was called for. */
export const pluginShape = (plugin: string, hook: string, problem: string, file?: string): SiteError =>
  new SiteError(`Plugin "${plugin}" returned an invalid result from "${hook}": ${problem}`, {
    code: 'plugin-shape',
    place: file === undefined ? undefined : { file },
    hint: 'The documentation of plugins lists what each hook returns; definePlugin lets the compiler look at it.',
  })

/** `ms` is the time waited so far. */
export const pluginSlow = (
  { plugin, hook, file }: { plugin: string; hook: string; file?: string | undefined },
  ms: number,
): SiteError =>
  new SiteError(`Plugin "${plugin}" did not finish "${hook}" within ${ms / 1000} s`, {
    code: 'plugin-slow',
    place: file === undefined ? undefined : { file },
    hint: 'A promise in it never settles, or a loop never ends; "hookTimeout" in the configuration gives it more time.',
  })

export const portInUse = (port: number, host: string): SiteError =>
  new SiteError(`Port ${port} of ${host} is already in use`, {
    code: 'port-in-use',
    hint: 'Stop the other program, choose another port with --port, or leave out --strict-port.',
  })

/** Of a program in prose: an expression or a statement threw. */
export function programFailed(place: Place, cause: unknown, root: string): SiteError {
  const { message } = toDiagnostic(cause, { file: place.file, root })
  const [, absent] = /^No package that is installed offers "(.+)"$/.exec(message) ?? []
  return new SiteError(`This code failed: ${message}`, {
    code: 'program-failed',
    place,
    hint:
      (absent && hintForPackage(absent, root)) ??
      adviceOf(message) ??
      'Names have to be imported or exported above, and "{" begins code: write "\\{" for a brace.',
    cause,
  })
}

export const reactMismatch = (react: string, dom: string): SiteError =>
  new SiteError(`react ${react} and react-dom ${dom} are installed; both must be of the same version`, {
    code: 'react-mismatch',
    hint: `Run npm install react@${react} react-dom@${react}.`,
  })

export const reactMissing = (name: string, cause: unknown): SiteError =>
  new SiteError(`The package ${name} is not installed in this project`, {
    code: 'react-missing',
    hint: 'Run npm install react react-dom. The engine has none of its own, so that there is one React.',
    cause,
  })

export const sharedTwice = (name: string, first: string, second: string): SiteError =>
  new SiteError(`Two values have the name "${name}": one is shared by the plugin "${first}", one by "${second}"`, {
    code: 'shared-twice',
    hint: 'Begin the name of the value with the name of the plugin.',
  })

/** `limit` is the system's error code. */
export const watchLimited = (limit: string): SiteError =>
  new SiteError(`The system cannot watch more files (${limit}); files are polled every second instead`, {
    code: 'watch-limited',
    hint: 'Close other programs that watch files, or raise the limits: sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512.',
  })
