/** The engine's types for everyone else: its nouns, and the contract of a plugin. */
export type * from './answers.ts'
export type * from './contract.ts'
export type * from './nouns.ts'
