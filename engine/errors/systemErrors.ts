/** Faults of the machine, by Node's error codes: nothing in the project is wrong, but the person can do something. */

type Advice = { readonly code: string; readonly message: string; readonly hint: string }

const advices: Readonly<Record<string, Advice>> = {
  EACCES: {
    code: 'permission-denied',
    message: 'Not allowed to open',
    hint: 'Give your account the right to it, or choose another place. Ports below 1024 need --port.',
  },
  EADDRINUSE: {
    code: 'port-in-use',
    message: 'Already in use',
    hint: 'Stop the other program, or choose another port with --port.',
  },
  EADDRNOTAVAIL: {
    code: 'host-unusable',
    message: 'This machine does not have the address',
    hint: 'Use --host localhost, or --host 0.0.0.0 for every address.',
  },
  EDQUOT: {
    code: 'disk-full',
    message: 'The disk quota is used up',
    hint: 'Free some space and run again. The previous output is untouched.',
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
    message: 'The host name is not known',
    hint: 'Use --host localhost, or --host 0.0.0.0 for every address.',
  },
  EPERM: {
    code: 'permission-denied',
    message: 'Not allowed to change',
    hint: 'Give your account the right to it, or choose another place.',
  },
  EROFS: { code: 'disk-read-only', message: 'The disk is read-only', hint: 'Choose another folder with --out.' },
  ERR_WORKER_OUT_OF_MEMORY: {
    code: 'memory-exhausted',
    message: 'A worker ran out of memory',
    hint: 'Give Node more: NODE_OPTIONS=--max-old-space-size=4096.',
  },
}

export const adviceFor = (code: string | undefined): Advice | undefined =>
  code === undefined ? undefined : advices[code]

/** Codes of this file, for the exit code of the CLI. */
export const environmentCodes: ReadonlySet<string> = new Set(Object.values(advices).map(({ code }) => code))
