/** The value a configuration file of another project exports. It is that project's code, and runs in a process of its own. */
import { fork } from 'node:child_process'
import { dirname } from 'node:path'
import { ownModule } from '../../engine/paths/ownModule.ts'
import { importConfigBroken } from './messages.ts'

/** In ms. */
const limit = 30_000
/** Characters. */
const mostTold = 2000

/** `folder` is the one it expects to be started in. Throws `import-config-broken`. */
export function evaluate(file: string, name: string, folder = dirname(file)): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(ownModule('./evaluateProcess.ts', import.meta.url), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: limit,
    })
    let told = ''
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (told = `${told}${chunk}`.slice(-mostTold)))
    child.once('message', (answer: { readonly value?: unknown; readonly error?: string }) =>
      answer.error === undefined ? resolve(answer.value) : reject(importConfigBroken(name, answer.error)),
    )
    // Only now has everything been read that it sent.
    child.once('close', (code, signal) => reject(importConfigBroken(name, withoutAnswer(code ?? signal, told))))
    child.send(file)
  })
}

/** What it printed last is most likely why. */
function withoutAnswer(end: number | string | null, told: string): string {
  const last = told.trim().split('\n').at(-1)
  return `it ended with ${end} and without an answer${last ? `: ${last}` : ''}`
}
