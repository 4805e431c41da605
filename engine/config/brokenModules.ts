/** Node tells the first module that keeps others from being loaded; this tells the rest of them. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { parseModule, syntaxErrors } from '../bundle/parseModule.ts'
import { moduleTexts } from '../disk/modules.ts'
import { configFailed, configImportMissing } from '../errors/messages.ts'
import { placeAt } from '../errors/placeAt.ts'
import type { SiteError } from '../errors/SiteError.ts'
import { tryTo } from '../errors/tryTo.ts'
import type { Diagnostic } from '../types.ts'
import { engineRoot } from '../paths/linkedPackage.ts'
import { resolveFile } from '../paths/paths.ts'
import { slashed } from '../paths/slashed.ts'

/** `told`, and what else is broken in these modules and those they import: their syntax, and names of files that are not there. */
export async function withBrokenModules(
  told: SiteError,
  root: string,
  files: readonly string[],
): Promise<readonly Diagnostic[]> {
  const known = told.diagnostics
  if (known.every(({ code }) => code !== 'config-failed')) return known
  const isKnown = ({ place }: Diagnostic) => known.some((other) => other.place?.file === place?.file)
  const found = await brokenModules(root, files)
  // Node does not say where the syntax of a module in JavaScript is wrong.
  if (told.cause instanceof SyntaxError && known[0]?.place?.line === undefined) {
    const placed = found.length ? found : await brokenModules(root, packageModules(root, files))
    if (placed.length) return placed
  }
  return [...known, ...found.filter((problem) => !isKnown(problem))]
}

const packageImport = /\b(?:from|import)\s*\(?\s*['"]([^.'"/][^'"]*)['"]/g

/** The first modules of packages that these modules import, but for the engine. */
function packageModules(root: string, files: readonly string[]): readonly string[] {
  const packages = createRequire(join(root, 'package.json'))
  const texts = [...moduleTexts(root, files).values()]
  const names = new Set(texts.flatMap((text) => [...text.matchAll(packageImport)].map(([, name]) => name!)))
  return [...names].flatMap((name) => {
    const path = tryTo(() => packages.resolve(name))
    // Not for `require`, or not there.
    if (path === undefined) return []
    const file = slashed(relative(root, path))
    return file.startsWith('node_modules/') && !path.startsWith(engineRoot + sep) ? [file] : []
  })
}

async function brokenModules(root: string, files: readonly string[]): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const [file, text] of moduleTexts(root, files)) {
    if (!/\.(?:ts|m?js)$/.test(file)) continue
    const [wrong] = await syntaxErrors(file, text)
    if (wrong) found.push(...configFailed(wrong.message, placeAt(file, text, wrong.start), undefined).diagnostics)
    else found.push(...(await missingImports(root, file, text)))
  }
  return found
}

async function missingImports(root: string, file: string, text: string): Promise<readonly Diagnostic[]> {
  const { body } = await parseModule(file, text)
  return body.flatMap((statement) => {
    const source = 'source' in statement && !isOfTypes(statement) ? statement.source : undefined
    const imported = source?.value.startsWith('.') ? resolveFile(file, source.value) : undefined
    if (!imported || existsSync(join(root, imported))) return []
    return configImportMissing(imported, placeAt(file, text, source!.start)).diagnostics
  })
}

const isOfTypes = (statement: object): boolean =>
  ['importKind', 'exportKind'].some((kind) => (statement as Record<string, unknown>)[kind] === 'type')
