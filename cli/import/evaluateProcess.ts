/** The process in which files of another project's configuration run; see evaluate.ts. What is not installed there is a stand-in. */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks, type LoadHookSync } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withoutTypes } from './withoutTypes.ts'

/** Before the names that its importer wants of it. */
const standIn = 'stand-in:'

/** Imports of these files may leave the extension out. */
const endings = ['.ts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js']

/** Plugins of bundlers, which configurations may hold, are trees without end. */
const maxDepth = 40

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (error) {
      for (const ending of endings) {
        const file = /^\.{1,2}\//.test(specifier) && context.parentURL && new URL(specifier + ending, context.parentURL)
        if (file && existsSync(file)) return next(specifier + ending, context)
      }
      const isPackage = /^[^./]/.test(specifier) && !specifier.startsWith('file:')
      if (!isPackage) throw error
      const names = namesWanted(specifier, context.parentURL)
      return { url: `${standIn}${specifier}?${names.join()}`, format: 'module', shortCircuit: true }
    }
  },
  load(url, context, next) {
    // What requires it says nothing of it, and has JSON as it is.
    const { importAttributes: attributes = { type: 'json' } } = context as Partial<typeof context>
    if (/^file:.*\.json$/.test(url) && attributes['type'] !== 'json' && context.format !== 'commonjs')
      return { source: jsonModule(readFileSync(fileURLToPath(url), 'utf8')), format: 'module', shortCircuit: true }
    if (!url.startsWith(standIn))
      return withCommonNames(next(url, { ...context, format: formatOf(url, context.format) }))
    const end = url.indexOf('?')
    const names = url
      .slice(end + 1)
      .split(',')
      .filter(Boolean)
    const lines = [
      'const any = new Proxy(function () {}, {',
      `  get: (_, key) => (key === Symbol.for('${standIn}') ? ${JSON.stringify(url.slice(standIn.length, end))} : key === Symbol.toPrimitive ? () => '' : key === 'then' || typeof key === 'symbol' ? undefined : any),`,
      '  apply: () => any,',
      '  construct: () => any,',
      '})',
      'export default any',
      "export { any as 'module.exports' }",
      // `defineConfig({})`, `extendConfig({})` and `withPlugin({})` give what they are given.
      ...names.map((name) =>
        /^(?:define|with)[A-Z]|Config$/.test(name)
          ? `export const ${name} = (value) => value ?? any`
          : `export { any as ${name} }`,
      ),
    ]
    return { source: lines.join('\n'), format: 'module', shortCircuit: true }
  },
})

/** Tools compile their files, so that one may be a module in a package that says it has none. */
function formatOf(url: string, format: string | null | undefined): string | null | undefined {
  // Where Node would find out itself, it would read types that it does not know.
  const isOpen = format === undefined || format === null ? /\.[mc]?ts$/.test(url) : format.startsWith('commonjs')
  if (!isOpen || !url.startsWith('file:')) return format
  const isModule = /^(?:import\b(?!\s*\()|export\b)/m.test(readFileSync(fileURLToPath(url), 'utf8'))
  return isModule ? (format ?? 'commonjs-typescript').replace('commonjs', 'module') : format
}

/** Bundlers let its keys be imported by their names. */
function jsonModule(text: string): string {
  const value: unknown = JSON.parse(text)
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  return [
    `const value = ${text}`,
    'export default value',
    ...keys.flatMap((key, index) =>
      /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default'
        ? [`const key${index} = value.${key}; export { key${index} as ${key} }`]
        : [],
    ),
  ].join('\n')
}

type Loaded = ReturnType<LoadHookSync>

/** Docusaurus lets its files have the names of CommonJS beside imports, and export as it does. */
function withCommonNames(loaded: Loaded): Loaded {
  if (!loaded.format?.startsWith('module') || !loaded.source) return loaded
  const written =
    typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source as Uint8Array)
  // Of what is no valid code Node tells the place.
  const plainText = loaded.format === 'module-typescript' ? withoutTypes(written) : undefined
  const format = plainText === undefined ? loaded.format : 'module'
  const text = plainText ?? written
  const values = {
    require: "process.getBuiltinModule('module').createRequire(import.meta.url)",
    __filename: 'import.meta.filename',
    __dirname: 'import.meta.dirname',
  }
  const missing = Object.entries(values).filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(text) && !new RegExp(`(?:const|let|var) ${name}\\b`).test(text),
  )
  const before = missing.map(([name, value]) => `const ${name} = ${value};`).join('')
  const isMixed = /^module\.exports\s*=/m.test(text) && !/^export\s+default\b/m.test(text)
  const source = isMixed ? `const module = { exports: {} };${text}\nexport default module.exports` : text
  return { ...loaded, format, source: before + source }
}

function namesWanted(specifier: string, parent: string | undefined): readonly string[] {
  if (!parent?.startsWith('file:')) return []
  const text = readFileSync(fileURLToPath(parent), 'utf8')
  const imports = [...text.matchAll(/import\s+(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)]
  const names = imports
    .filter(([, , from]) => from === specifier)
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!))
  return [...new Set(names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default'))]
}

type Wanted = {
  readonly file: string
  readonly calls?: { readonly name: string; readonly texts: readonly string[] }
}

process.once('message', async ({ file, calls }: Wanted) => {
  try {
    const exported = await exportedBy(file)
    const value: unknown = typeof exported === 'function' ? await exported(environment) : await exported
    const answer = calls ? calls.texts.map((text) => functionIn(value, calls.name, [])?.(text)) : value
    process.send!({ value: plain(answer, []) }, () => process.exit())
  } catch (error) {
    // Thrown again, Node prints the line: of a mistake in a module nothing else tells it.
    process.send!({ error: error instanceof Error ? error.message : String(error) }, () => {
      throw error
    })
  }
})

async function exportedBy(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return module['default'] ?? module['module.exports'] ?? module
}

type OfText = (text: string) => unknown

function functionIn(value: unknown, wanted: string, around: readonly unknown[]): OfText | undefined {
  if (typeof value !== 'object' || value === null || around.includes(value) || around.length > maxDepth)
    return undefined
  for (const [key, each] of Object.entries(value)) {
    const found = key === wanted && typeof each === 'function' ? (each as OfText) : undefined
    const inside = found ?? functionIn(each, wanted, [...around, value])
    if (inside) return inside
  }
  return undefined
}

/** What tools pass to a configuration that is a function. */
const environment = { command: 'build', mode: 'production' }

/** As JSON. Functions and stand-ins are told by their name, so that the report can say what stays behind; what holds itself is left out. */
function plain(value: unknown, around: readonly unknown[]): unknown {
  if (typeof value === 'function') {
    const { name, [Symbol.for(standIn)]: from } = value as unknown as Record<string | symbol, unknown>
    return typeof from === 'string' ? `(package ${from})` : `(function ${String(name ?? '')})`
  }
  // What `require.resolve` finds is the name of a file.
  if (typeof value === 'string' && value.startsWith(standIn)) return value.slice(standIn.length).replace(/\?.*$/, '')
  if (value instanceof RegExp || value instanceof URL || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  if (around.includes(value) || around.length > maxDepth) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  // Of a class: a plugin, or a part of one.
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return '(object)'
  const inside = [...around, value]
  if (Array.isArray(value)) return value.map((each) => plain(each, inside))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each, inside)]))
}
