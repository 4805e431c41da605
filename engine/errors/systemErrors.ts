/** Errors of the environment by Node's codes: the project is fine, the person can fix the machine. */

import { constants, platform } from 'node:os'

type Advice = { readonly code: string; readonly message: string; readonly hint: string }

const advices: Readonly<Record<string, Advice>> = {
  EACCES: {
    code: 'permission-denied',
    message: 'Not allowed to open',
    hint: 'Change the permissions, or choose another path. For ports below 1024 use --port with a higher one.',
  },
  EADDRINUSE: {
    code: 'port-in-use',
    message: 'Already in use',
    hint: 'Stop the other program, or choose another port with --port.',
  },
  EADDRNOTAVAIL: {
    code: 'host-unusable',
    message: 'This machine has no such address',
    hint: 'Use --host localhost, or --host 0.0.0.0 for every address.',
  },
  EBUSY: {
    code: 'permission-denied',
    message: 'In use',
    hint: 'End the program that has it open. A folder that is mounted is not replaced: choose another path.',
  },
  EDQUOT: {
    code: 'disk-full',
    message: 'The disk quota is used up',
    hint: 'Free some space and run again. The previous output is untouched.',
  },
  EISDIR: {
    code: 'folder-in-the-way',
    message: 'A folder is where a file belongs',
    hint: 'Move the folder, or remove it.',
  },
  EMFILE: { code: 'files-too-many', message: 'Too many open files', hint: 'Raise the limit: ulimit -n 4096.' },
  ENFILE: {
    code: 'files-too-many',
    message: 'The system has too many open files',
    hint: 'Stop other programs, or raise the limit of the system.',
  },
  ENOSPC: {
    code: 'disk-full',
    message: 'The disk is full',
    hint: 'Free some space and run again. The previous output is untouched.',
  },
  ENOTFOUND: {
    code: 'host-unusable',
    message: 'The host name is unknown',
    hint: 'Use --host localhost, or --host 0.0.0.0 for every address.',
  },
  EPERM: {
    code: 'permission-denied',
    message: 'Not allowed to change',
    hint: 'Change the permissions, or choose another path. Windows says so as well where a program has it open: end that.',
  },
  EROFS: { code: 'disk-read-only', message: 'The disk is read-only', hint: 'Choose another folder with --out.' },
  ERR_WORKER_OUT_OF_MEMORY: {
    code: 'memory-exhausted',
    message: 'A worker ran out of memory',
    hint: 'Give Node more: NODE_OPTIONS=--max-old-space-size=4096.',
  },
}

/** What a run found, or made itself, is gone when it uses it. */
export const vanished: Advice = {
  code: 'file-vanished',
  message: 'Removed while it was needed, by another program',
  hint: 'Run again, and let nothing clean up meanwhile. The previous output is untouched by this run.',
}

export const adviceFor = (code: string | undefined): Advice | undefined =>
  code === undefined ? undefined : advices[code]

/** Windows has numbers of its own beside those of C, which Node knows. */
const ofWindows: Readonly<Record<number, string>> = {
  4: 'EMFILE',
  5: 'EACCES',
  19: 'EROFS',
  32: 'EBUSY',
  112: 'ENOSPC',
}

/** Of a tool that only tells the number: `No space left on device (os error 28)`. */
export function codeInText(message: string, system: string = platform()): string | undefined {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1])
  if (system === 'win32') return ofWindows[number]
  return Object.keys(advices).find((code) => constants.errno[code as keyof typeof constants.errno] === number)
}

/** Codes of this file, for the exit code of the CLI. */
export const environmentCodes: ReadonlySet<string> = new Set(
  [...Object.values(advices), vanished].map(({ code }) => code),
)
