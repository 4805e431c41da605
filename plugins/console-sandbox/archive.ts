/** A small `.tar.gz`, the same bytes each time. Format: POSIX.1-1988, ustar. */
import { gzipSync } from 'node:zlib'

const block = 512

/** One text file. `name` is ASCII and shorter than a hundred characters. */
export function archiveOf(name: string, text: string): Uint8Array {
  const body = Buffer.from(text)
  const header = Buffer.alloc(block)
  const write = (value: string, at: number) => header.write(value, at, 'latin1')
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  write(name, 0)
  write(octal(0o644, 7), 100)
  write(octal(0, 7), 108)
  write(octal(0, 7), 116)
  write(octal(body.length, 11), 124)
  write(octal(0, 11), 136)
  // The sum is taken as if its own field held spaces.
  write(' '.repeat(8), 148)
  write('0', 156)
  write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  write(`${octal(sum, 6)} `, 148)
  const padding = Buffer.alloc((block - (body.length % block)) % block)
  return gzipSync(Buffer.concat([header, body, padding, Buffer.alloc(2 * block)]))
}
