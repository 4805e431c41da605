import { sep } from 'node:path'

/** With `/` between folders, as addresses and the bundler write it, and as the engine names files. */
export const slashed = (path: string): string => path.split(sep).join('/')
