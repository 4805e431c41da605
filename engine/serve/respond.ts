/** Sends one built file: from memory where it is small or compressed, as a stream where it is large. */
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createCompressedBodies } from './compressedBodies.ts'
import type { ManifestFile } from './manifest.ts'
import { selectRepresentation, type Headers, type Representation } from './representation.ts'

type ServedFile = ManifestFile & {
  readonly name: string
  /** 404 for the page that says so. */
  readonly status: 200 | 404
  /** Undefined where the file cannot be opened any more. */
  open(): Promise<FileHandle | undefined>
}

/** `headers` go with every status. Resolves to false, with nothing sent, where the file cannot be opened. */
export type FileResponder = (
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Headers,
) => Promise<boolean>

export function createResponder(): FileResponder {
  const bodies = createCompressedBodies()

  return async (request, response, file, headers) => {
    const representation = selectRepresentation(request, file)
    const send = (length: number, body?: Buffer) => {
      response.writeHead(representation.status, { ...headers, ...representation.headers, 'Content-Length': length })
      response.end(body)
      return true
    }

    if (representation.status === 304) {
      response.writeHead(304, { ...headers, ...representation.headers }).end()
      return true
    }
    if (bodyless.has(representation.status)) return send(0)
    if (file.size > maxInMemory && representation.encoding === 'identity') {
      return stream(request, response, file, { ...representation, headers: { ...headers, ...representation.headers } })
    }

    const body = await bodies.get(file.hash, representation.encoding, () => readWhole(file))
    if (!body) return false
    const piece = representation.range ? body.subarray(representation.range.start, representation.range.end + 1) : body
    return send(piece.length, piece)
  }
}

async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { status, headers, range }: Representation,
) {
  const handle = await file.open()
  if (!handle) return false
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  response.writeHead(status, { ...headers, 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD') {
    await handle.close()
    response.end()
    return true
  }
  const bytes = handle.createReadStream({ start, end })
  try {
    // Waits for a slow client.
    await pipeline(bytes, response)
  } catch {
    // The client has gone, or the disk failed: file and connection are closed by now.
  }
  // A file that shrank while it was read: only the end of the connection can say that the body is not whole.
  if (bytes.bytesRead !== end - start + 1) request.socket.destroy()
  return true
}

async function readWhole(file: ServedFile): Promise<Buffer | undefined> {
  const handle = await file.open()
  if (!handle) return undefined
  try {
    const body = await handle.readFile()
    return body.length === file.size ? body : undefined
  } finally {
    await handle.close()
  }
}

const bodyless: ReadonlySet<number> = new Set([406, 412, 416])
/** Bytes up to which a file is kept in memory whole. */
const maxInMemory = 1024 * 1024
