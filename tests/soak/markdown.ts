/**
 * What reading Markdown costs, by construct and size, up to what the reader refuses:
 * `node tests/soak/markdown.ts [part of a name] [sizes in KB]`. Each text is read in a child process.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { constructs, fileOf } from './constructs.ts'

export { constructs, fileOf } from './constructs.ts'

/** What reading one text took, and what came of it. */
export type Cost = {
  /** Of the processor. */
  readonly seconds: number
  /** The most memory the child has had until then in MiB, less what it had before the first text. */
  readonly peak: number
  /** `ok`, the codes of errors, or why the child died. */
  readonly outcome: string
  /** Characters of HTML, and of the program of the page. */
  readonly size: number
}

type Limits = {
  /** Of the heap in MiB. A child that needs more dies. */
  readonly heap?: number
  /** After this time the child is stopped. */
  readonly seconds?: number
}

/** Reads texts one after the other in one child. `file` says whether they are `.md` or `.mdx`. */
export function costsOf(
  texts: readonly string[],
  file: string,
  { heap = 2000, seconds = 300 }: Limits = {},
): Promise<readonly Cost[]> {
  const program = fileURLToPath(new URL('./readTexts.ts', import.meta.url))
  // As the program itself runs.
  const flags = [`--max-old-space-size=${heap}`, '--max-semi-space-size=8']
  const child = spawn(process.execPath, [...flags, program, file], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  const answer: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => void answer.push(part))
  // A child that died reads no more.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(texts))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      const costs = Buffer.concat(answer)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Cost)
      const died: Cost = { seconds: Infinity, peak: Infinity, outcome: `ended by ${signal ?? code}`, size: 0 }
      resolve(texts.map((_, index) => costs[index] ?? died))
    })
  })
}

export const costOf = async (text: string, file: string, limits?: Limits): Promise<Cost> =>
  (await costsOf([text], file, limits))[0]!

if (import.meta.main) {
  const [part = '', sizes = '100,200,400,2000'] = process.argv.slice(2)
  const names = Object.keys(constructs).filter((name) => name.includes(part))
  for (const name of names)
    for (const size of sizes.split(',').map((kilobytes) => Number(kilobytes) * 1000)) {
      const text = constructs[name]!(size)
      const cost = await costOf(text, fileOf(name))
      const numbers = [`${Math.round(text.length / 1000)} KB`, `${cost.seconds.toFixed(2)} s`]
      console.log([name, ...numbers, `${Math.round(cost.peak)} MiB`, `${cost.size}`, cost.outcome].join('\t'))
    }
}
