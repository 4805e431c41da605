/** Options of a plugin as text, for keys. */
import { tryTo } from '../errors/tryTo.ts'

const written = (_key: string, value: unknown) => (typeof value === 'function' ? String(value) : value)

/** Functions are told by their source. Of options that refer to themselves nothing is known. */
export const optionsText = (given: unknown): string => tryTo(() => JSON.stringify(given, written)) ?? ''
