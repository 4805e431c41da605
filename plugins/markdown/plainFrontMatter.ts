/**
 * Front matter of nothing but lines `key: value` with plain values and lists of them, as most of it is, read without the
 * YAML library, which takes fifty times as long for it.
 */

/** `at`: where the key or the item begins. `raw`: without quotation marks. */
export type PlainEntry = {
  readonly at: number
  readonly value: unknown
  readonly raw?: string
  readonly items?: readonly PlainEntry[]
}

type Read = Omit<PlainEntry, 'at'>

const entry = /^([A-Za-z][\w-]*):( +)(.*?) *$/
const quoted = /^(?:"([^"\\\p{C}]*)"|'([^'\p{C}]*)')$/u
/** Within it, a colon and a hash could end a plain value. */
const words = /^\p{L}[^:#\p{C}\p{Zl}\p{Zp}]*$/u
const date = /^\d{4}-\d\d-\d\d$/
const whole = /^(?:0|-?[1-9]\d{0,8})$/
const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
/** What is one of these in some way of writing it, or a number, is for the library. */
const special = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf|constructor|prototype)$/i

/** By key; undefined for anything that is not as plain as that. */
export function readPlainFrontMatter(yaml: string): ReadonlyMap<string, PlainEntry> | undefined {
  const found = new Map<string, PlainEntry>()
  let at = 0
  for (const line of yaml.split('\n')) {
    if (line !== '') {
      const [, key, space = '', written] = entry.exec(line) ?? []
      if (key === undefined || written === undefined || found.has(key) || special.test(key)) return undefined
      const read = valueOf(written) ?? listOf(written, at + key.length + 1 + space.length)
      if (!read) return undefined
      found.set(key, { at, ...read })
    }
    at += line.length + 1
  }
  return found.size ? found : undefined
}

function valueOf(written: string): Read | undefined {
  if (whole.test(written)) return { value: Number(written), raw: written }
  if (Object.hasOwn(literals, written)) return { value: literals[written], raw: written }
  const [, double, single] = quoted.exec(written) ?? []
  const isPlain = date.test(written) || (words.test(written) && !special.test(written))
  const raw = double ?? single ?? (isPlain ? written : undefined)
  return raw === undefined ? undefined : { value: raw, raw }
}

/** `[one, two]` of words. */
function listOf(written: string, start: number): Read | undefined {
  if (!/^\[[^[\]{}"']+\]$/.test(written)) return undefined
  const items: PlainEntry[] = []
  let at = start + 1
  for (const part of written.slice(1, -1).split(',')) {
    const read = words.test(part.trim()) ? valueOf(part.trim()) : undefined
    if (!read) return undefined
    items.push({ at: at + part.length - part.trimStart().length, ...read })
    at += part.length + 1
  }
  return { value: items.map(({ value }) => value), items }
}
