/** The value a configuration file of another project exports. It is that project's code, and runs in a process of its own. */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonPlace } from '../../engine/errors/jsonPlace.ts'
import { thrownAt } from '../../engine/errors/thrownAt.ts'
import type { Place } from '../../engine/types.ts'
import { ownModule } from '../../engine/paths/ownModule.ts'
import { importConfigBroken, importConfigInvalid } from './messages.ts'
import { slashed } from '../../engine/paths/slashed.ts'

/** In ms. */
const limit = 30_000
/** Characters. */
const mostTold = 20_000

type Source = {
  /** Of the project, absolute. */
  readonly root: string
  /** From there. */
  readonly name: string
  /** The folder it expects to be started in; its own where none is given. */
  readonly folder?: string
  /** Asks for what a function in it, under this name, returns for each of the texts. */
  readonly calls?: { readonly name: string; readonly texts: readonly string[] }
}

/** Throws `import-config-broken`, with a place from the root of that project. */
export async function evaluate({ root, name, folder = dirname(join(root, name)), calls }: Source): Promise<unknown> {
  const file = join(root, name)
  if (file.endsWith('.json')) return jsonOf(file, name)
  return new Promise((resolve, reject) => {
    const child = fork(ownModule('./evaluateProcess.ts', import.meta.url), {
      cwd: folder,
      // What it printed last may be why it ended.
      execArgv: [...process.execArgv, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: limit,
    })
    let told = ''
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (told = `${told}${chunk}`.slice(-mostTold)))
    let failure: string | undefined
    child.once('message', ({ value, error }: { readonly value?: unknown; readonly error?: string }) => {
      const [, maker] = (typeof value === 'string' && /^\(package (.+)\)$/.exec(value)) || []
      failure = error ?? (maker && `"${maker}" makes it, and is not installed there`)
      if (failure === undefined) resolve(value)
    })
    // Only now has everything been read that it sent and printed.
    child.once('close', (code, signal) => {
      const place = placeIn(told, root) ?? { file: name }
      const refuse = /^SyntaxError/m.test(told) ? importConfigInvalid : importConfigBroken
      reject(refuse(name, failure ?? withoutAnswer(code ?? signal, told), place))
    })
    child.send({ file, calls })
  })
}

function jsonOf(file: string, name: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw importConfigInvalid(name, (error as Error).message, jsonPlace(name, text, error))
  }
}

/** Of one of syntax: `/a/b.ts:2`, lines around the mistake, and a caret; none at the end of a file. */
const drawing = /^((?:file:\/\/)?\/.+|[A-Z]:\\.+):(\d+)\n(?:(?:.*\n){0,8}?( *)\^)?/gm

/** By what Node prints of an error: a drawing, or a stack. */
function placeIn(printed: string, root: string): Place | undefined {
  // So lines end on Windows.
  const told = printed.replaceAll('\r\n', '\n')
  const drawn = [...told.matchAll(drawing)].flatMap(([, name, line, before]): Place[] => {
    const path = name!.startsWith('file:') ? fileURLToPath(name!) : name!
    if (!path.startsWith(root + sep)) return []
    const column = before === undefined ? {} : { column: before.length + 1 }
    return [{ file: slashed(relative(root, path)), line: Number(line), ...column }]
  })
  return drawn[0] ?? thrownAt(Object.assign(new Error(), { stack: told }), root)
}

/** What it printed last is most likely why. */
function withoutAnswer(end: number | string | null, told: string): string {
  const last = told.trim().split('\n').at(-1)
  return `it ended with ${end} and without an answer${last ? `: ${last}` : ''}`
}
