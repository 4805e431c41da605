/** A client that asks as fast as a server answers: sockets that are kept, each with one request at a time. */
import { connect, type Socket } from 'node:net'

export type Target = {
  readonly port: number
  readonly host: string
  /** Asked for in turn. */
  readonly paths: readonly string[]
}

export type Rate = {
  /** Answers per second. */
  readonly perSecond: number
  /** Of the time to an answer, ms. */
  readonly p99: number
  /** Answers that were not 200 or 404, and sockets the server ended. */
  readonly failures: number
}

export async function rateOf(
  target: Target,
  { sockets, seconds }: { sockets: number; seconds: number },
): Promise<Rate> {
  const times: number[] = []
  let failures = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: sockets }, (_, index) => ask(index)))
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Infinity, failures }

  async function ask(index: number): Promise<void> {
    const socket = connect(target.port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.on('error', () => {})
    for (let next = index; performance.now() < end; next++) {
      const begun = performance.now()
      socket.write(
        `GET ${target.paths[next % target.paths.length]} HTTP/1.1\r\nHost: ${target.host}\r\nAccept-Encoding: gzip\r\n\r\n`,
      )
      const status = await answerOn(socket)
      if (status !== 200 && status !== 404) failures++
      if (status === undefined) break
      times.push(performance.now() - begun)
    }
    socket.destroy()
  }
}

/** Status of one answer with its length in the head; undefined where the socket ends. */
function answerOn(socket: Socket): Promise<number | undefined> {
  return new Promise((resolve) => {
    let head = ''
    let missing: number | undefined
    const settle = (status: number | undefined) => {
      socket.off('data', onData).off('close', onClose)
      resolve(status)
    }
    const onClose = () => settle(undefined)
    const onData = (part: Buffer) => {
      if (missing === undefined) {
        head += part.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1] ?? NaN)
        missing = length - (head.length - end - 4)
      } else missing -= part.length
      if (Number.isNaN(missing)) settle(undefined)
      else if (missing <= 0) settle(Number(head.slice(9, 12)))
    }
    socket.on('data', onData).on('close', onClose)
  })
}
