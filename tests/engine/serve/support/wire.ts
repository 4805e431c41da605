/** A client that sends exactly the bytes it is given: `fetch` would repair them first. */
import { connect, type Socket } from 'node:net'

export type WireAnswer = {
  readonly status: number
  readonly head: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Wire = {
  send(bytes: string | Buffer): void
  /** The next answer, or undefined when the server ends the connection instead. `bodiless` after HEAD. */
  next(bodiless?: boolean): Promise<WireAnswer | undefined>
  readonly isOpen: boolean
  close(): void
}

export function openWire(port: number): Wire {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = Buffer.alloc(0)
  let ended = false
  let wake = () => {}
  socket.on('data', (chunk) => {
    received = received.length ? Buffer.concat([received, chunk]) : chunk
    wake()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    ended = true
    wake()
  })

  return {
    send: (bytes) => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    async next(bodiless = false) {
      for (;;) {
        const parsed = parse(received, bodiless)
        if (parsed) {
          received = received.subarray(parsed.length)
          return parsed.answer
        }
        if (ended) return undefined
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    get isOpen() {
      return !ended && !socket.readableEnded && socket.writable
    },
    close: () => void socket.destroy(),
  }
}

function parse(bytes: Buffer, bodiless: boolean): { answer: WireAnswer; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const status = Number(first.split(' ')[1])
  const size = bodiless || status === 304 ? 0 : Number(headers['content-length'] ?? 0)
  if (bytes.length < end + 4 + size) return undefined
  return { answer: { status, head, headers, body: bytes.subarray(end + 4, end + 4 + size) }, length: end + 4 + size }
}
