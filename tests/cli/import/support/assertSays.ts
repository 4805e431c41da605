import * as assert from 'uvu/assert'

/** Each part stands in the text; what is missing is told with the text. */
export function assertSays(text: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part}\n${text}`)
}
