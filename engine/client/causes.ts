/** A thrown value and its chain of causes, one line of text each; never markup. */
const longest = 10

export function causesOf(thrown: unknown): readonly string[] {
  const chain: unknown[] = []
  for (let next = thrown; chain.length < longest && !chain.includes(next); next = next.cause) {
    chain.push(next)
    if (!(next instanceof Error) || next.cause === undefined) break
  }
  return chain.map(lineOf)
}

function lineOf(value: unknown): string {
  if (value instanceof Error) return value.message || value.name
  try {
    return String(value)
  } catch {
    // An object without a prototype has no text.
    return Object.prototype.toString.call(value)
  }
}
