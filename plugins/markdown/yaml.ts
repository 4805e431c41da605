/** Loaded when it is first needed: it has 70 modules, and most builds remember what all files said. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
let loaded: typeof import('yaml') | undefined

export const yaml = (): typeof import('yaml') => (loaded ??= require('yaml') as typeof import('yaml'))
