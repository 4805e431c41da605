/** A `.ts` module of the project, imported by Node. Every error names a file. */
import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { toDiagnostic } from '../errors/foreign.ts'
import { configFailed, configImportMissing, configMissing, configSlow } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Place } from '../types.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { engineRoot, folderOfPackage, isUnderDevelopment, nameThroughLink } from '../paths/linkedPackage.ts'
import { isOfPackage } from '../paths/packageOf.ts'
import { placeAt } from '../errors/placeAt.ts'
import { slashed } from '../paths/slashed.ts'

/** Evaluates a project module again, with all it imports that has changed. */
export type Reimport = (file: string) => Promise<Record<string, unknown>>

export type ImportOptions = {
  /** In ms. */
  readonly limit: number
  readonly reimport?: Reimport | undefined
}

export type LoadedModule = { readonly file: string; readonly text: string; readonly value: unknown }

/**
 * The default export of a file below `root`, awaited, and the text it was written as.
 *
 * Node loads a module once per process, and a changing query would never be freed: `reimport` evaluates it again.
 * Throws `config-missing`, `config-failed`, `config-slow`. `limit` is in ms.
 */
export async function importModule(
  root: string,
  file: string,
  { limit, reimport }: ImportOptions,
): Promise<LoadedModule> {
  const path = join(root, file)
  const text = readText(root, file)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(configSlow(file, limit / 1000)), limit)
  })
  try {
    const module = (await Promise.race([
      reimport ? reimport(file) : import(/* @vite-ignore */ pathToFileURL(path).href),
      late,
    ])) as Record<string, unknown>
    return { file, text, value: await Promise.race([module['default'], late]) }
  } catch (error) {
    throw error instanceof SiteError ? error : failure(error, root, file, text)
  } finally {
    clearTimeout(timer)
  }
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw configMissing(file)
    const { code, message, hint } = toDiagnostic(error, { file, root })
    throw code === 'unexpected'
      ? configFailed(message, { file }, error)
      : new SiteError(message, { code, place: { file }, hint, cause: error })
  }
}

function failure(error: unknown, root: string, file: string, text: string): SiteError {
  if (!(error instanceof Error)) return configFailed(`${file} threw ${inspect(error, { depth: 0 })}`, { file }, error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return importFailure(error, root, file, text)
  const told = toDiagnostic(error, { file, root })
  // A repeated import goes through the bundler, which reports in its own way.
  const isPlaced = told.code === 'json-invalid' || told.code === 'export-missing'
  if (isPlaced || 'errors' in error || 'loc' in error || 'id' in error)
    return configFailed(told.message, told.place ?? { file }, error, told.hint)
  const place = placeInStack(error.stack ?? '', root) ?? { file }
  const hint =
    code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX'
      ? 'Node removes types and does not compile: no enum, no namespace, no parameter property.'
      : isTakenForCommonJs(error)
        ? 'package.json says that modules are CommonJS, as npm init writes it. Run: npm pkg set type=module'
        : undefined
  return configFailed(told.message, place, error, hint)
}

const isTakenForCommonJs = (error: Error): boolean =>
  error instanceof SyntaxError &&
  /^(?:Cannot use import statement outside a module|Unexpected token 'export')/.test(error.message)

/** Node names the two files of a failed import; the line is found by the name as it was written. */
function importFailure(error: Error, root: string, file: string, text: string): SiteError {
  const [, wanted, from] = /'([^']+)' imported from '?(.+?)'?$/m.exec(error.message) ?? [
    undefined,
    / for (.+)$/.exec(error.message)?.[1],
  ]
  const importer = from ? belowRoot(from, root) : undefined
  const source = importer && importer !== file ? readText(root, importer) : text
  const name = wanted?.split(sep).at(-1) ?? ''
  const offset = name ? source.indexOf(`${name}'`) : -1
  const at = offset < 0 && name ? source.indexOf(`${name}"`) : offset
  const place = at < 0 ? { file: importer ?? file } : placeAt(importer ?? file, source, at)
  const shown = wanted?.startsWith(root + sep) ? slashed(relative(root, wanted)) : (wanted ?? name)
  const isComponent = /\.[jt]sx$/.test(shown)
  return isComponent
    ? configFailed(
        `Configuration cannot import the component module "${shown}"`,
        place,
        error,
        'Name it as text; the engine loads components through the bundler.',
      )
    : configImportMissing(shown, place, error, linkedFolder(root, from))
}

/** Where a linked package of the project lies, from the root. */
function linkedFolder(root: string, file: string | undefined): string | undefined {
  const folder = file && nameThroughLink(root, file) ? folderOfPackage(file) : undefined
  return folder && isUnderDevelopment(root, folder) ? slashed(relative(root, folder)) : undefined
}

/**
 * Node writes `file:///x/site.config.ts:3` (or a bare path), some lines and a caret above the stack of a syntax error,
 * and frames `at file:///x/site.config.ts:3:7` below that of any other.
 */
function placeInStack(stack: string, root: string): Place | undefined {
  const head = /^(\S.*):(\d+)\n(?:.*\n){1,9}?( *)\^/.exec(stack)
  if (head) {
    const file = belowRoot(head[1]!, root)
    if (file) return { file, line: Number(head[2]), column: head[3]!.length + 1 }
  }
  // What is missing at the end of a file has no caret.
  const [, end, last] = /^(file:\/\/.*):(\d+)\n/.exec(stack) ?? []
  const unfinished = end && belowRoot(end, root)
  if (unfinished) return { file: unfinished, line: Number(last) }
  const frames = [...stack.matchAll(/(?:at |\()((?:(?:file:\/\/)?\/|[A-Z]:\\)[^\n()]*?):(\d+):(\d+)/g)].flatMap(
    ([, where, line, column]) => {
      const file = belowRoot(where!, root)
      return file ? [{ file, line: Number(line), column: Number(column) }] : []
    },
  )
  return frames.find(({ file }) => !isOfPackage(file)) ?? frames[0]
}

/** Packages lie below the root, too; not the engine, whose lines tell nobody anything. */
function belowRoot(where: string, root: string): string | undefined {
  const path = where.startsWith('file://') ? fileURLToPath(where) : where
  const file = fromRoot(root, path)
  const isOfEngine = engineRoot.startsWith(root + sep) && path.startsWith(engineRoot + sep)
  return file.startsWith('..') || isAbsolute(file) || isOfEngine ? undefined : file
}
