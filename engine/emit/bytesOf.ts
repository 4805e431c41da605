/** The body of an output file, which may be made late. */
import type { OutputFile } from '../types.ts'

export async function bytesOf(body: OutputFile['body']): Promise<Uint8Array> {
  const made = typeof body === 'function' ? await body() : body
  return typeof made === 'string' ? Buffer.from(made) : made
}
