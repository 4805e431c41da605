/** The value a configuration file of another project exports. It is that project's code, and runs in a process of its own. */
import { fork } from 'node:child_process'
import { dirname } from 'node:path'
import { ownModule } from '../../engine/paths/ownModule.ts'
import { importConfigBroken } from './messages.ts'

const limit = 30_000

/** `folder` is the one it expects to be started in. Throws `import-config-broken`. */
export function evaluate(file: string, name: string, folder = dirname(file)): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(ownModule('./evaluateProcess.ts', import.meta.url), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limit,
    })
    child.once('message', (answer: { readonly value?: unknown; readonly error?: string }) =>
      answer.error === undefined ? resolve(answer.value) : reject(importConfigBroken(name, answer.error)),
    )
    child.once('exit', () => reject(importConfigBroken(name, 'it ended without an answer')))
    child.send(file)
  })
}
