/** Ends a WebSocket that announces a frame larger than anything a page sends. */
import type { Duplex } from 'node:stream'

/** Bytes of a frame's payload. */
export const largestFrame = 64 * 1024

/** Call it before anyone else reads the socket. What came with the request is read from it like all that follows. */
export function limitFrames(socket: Duplex): void {
  const accept = createFrameCheck(largestFrame)
  socket.prependListener('data', (bytes: Uint8Array) => accept(bytes) || socket.destroy())
}

/** False as soon as a frame in the stream is larger than `largest`. Frames may be cut anywhere. */
export function createFrameCheck(largest: number): (bytes: Uint8Array) => boolean {
  let header: number[] = []
  /** Bytes of the frame that have not come yet, its mask included. */
  let left = 0

  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      if (left) {
        const taken = Math.min(left, bytes.length - at)
        at += taken
        left -= taken
        continue
      }
      header.push(bytes[at++]!)
      const size = payloadSize(header)
      if (size === undefined) continue
      if (size > largest) return false
      left = size + (header[1]! & 0x80 ? 4 : 0)
      header = []
    }
    return true
  }
}

/** Undefined until the header is complete: two bytes, and two or eight more for a larger payload (RFC 6455, 5.2). */
function payloadSize(header: readonly number[]): number | undefined {
  if (header.length < 2) return undefined
  const short = header[1]! & 0x7f
  const more = short === 127 ? 8 : short === 126 ? 2 : 0
  if (header.length < 2 + more) return undefined
  return more ? header.slice(2).reduce((size, byte) => size * 256 + byte, 0) : short
}
