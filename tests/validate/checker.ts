/** The Nu HTML checker, a program in Java: what it has to say about files. */
import { spawn, spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slashed } from '../../engine/paths/slashed.ts'

const jar = resolve(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar')

/** What it knows takes seconds to load and grows with each file: neither file by file nor all at once. */
const filesOfBatch = 400

const options = [
  '--format=json',
  '--stdout',
  '--exit-zero-always',
  '--skip-non-html',
  '--also-check-css',
  '--also-check-svg',
  // Guesses by letters which language a text is in, and takes longer than all else. `check --translations` knows.
  '--no-langdetect',
].flatMap((option) => option.split('='))

/** As it is written in the answer. Lines and columns begin with 1; see `lineOf` for the line. */
type Message = {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly subType?: string
  readonly message: string
  readonly url?: string
  readonly lastLine?: number
  readonly firstColumn?: number
  readonly lastColumn?: number
  readonly extract?: string
  readonly hiliteStart?: number
  readonly hiliteLength?: number
}

export type Finding = {
  readonly level: 'error' | 'warning' | 'note'
  readonly message: string
  /** `details`; of a stylesheet and of text, none. */
  readonly element?: string
  /** From the folder that was checked, with slashes. */
  readonly file: string
  readonly line: number
  /** Where it begins. */
  readonly column: number
  /** The text that is meant. */
  readonly highlighted: string
  /** The same with some text around it. */
  readonly extract: string
}

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0

/** `files` are relative to `folder`. */
export async function* check(folder: string, files: readonly string[]): AsyncGenerator<readonly Finding[]> {
  for (let from = 0; from < files.length; from += filesOfBatch) {
    const answer = await run(folder, files.slice(from, from + filesOfBatch))
    yield messagesIn(answer).map((message) => findingOf(message, folder))
  }
}

/** The machine has other work to do: a checker left to itself takes a quarter of the memory. */
async function run(folder: string, files: readonly string[]): Promise<string> {
  const args = ['-Xmx512m', '-Dfile.encoding=UTF-8', '-Dsun.jnu.encoding=UTF-8', '-jar', jar, ...options, ...files]
  // A machine without a language of its own would not find files with Chinese names.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const child = spawn('java', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new Error(`The checker ended with ${code}`)
  return Buffer.concat(parts).toString('utf8')
}

function messagesIn(answer: string): readonly Message[] {
  const { messages } = JSON.parse(answer) as { messages: readonly Message[] }
  return messages
}

export function findingOf(message: Message, folder: string): Finding {
  const { extract = '', hiliteStart = 0, hiliteLength = 0, lastColumn = 1, firstColumn = lastColumn } = message
  const highlighted = extract.slice(hiliteStart, hiliteStart + hiliteLength)
  const element = /^<\/?([\w-]+)/.exec(highlighted)?.[1]
  return {
    level: levelOf(message),
    message: message.message,
    ...(element !== undefined && { element }),
    file: message.url ? slashed(relative(folder, fileURLToPath(message.url))) : '',
    line: message.lastLine ?? 0,
    column: firstColumn,
    highlighted,
    extract,
  }
}

function levelOf({ type, subType }: Message): Finding['level'] {
  if (type !== 'info') return 'error'
  return subType === 'warning' ? 'warning' : 'note'
}

/** The checker counts lines from 1 in the first page of a batch, and from 0 in all others. */
export function lineOf({ line, highlighted }: Finding, text: string): number {
  const end = highlighted.split('\n').at(-1)!
  const lines = text.split('\n')
  return [line, line + 1].find((each) => lines[each - 1]?.includes(end)) ?? Math.max(line, 1)
}
