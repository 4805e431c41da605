/** Sends one built file: from memory where it is small or compressed, as a stream where it is large. */
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBodies } from './bodies.ts'
import type { ManifestFile } from './manifest.ts'
import { represent, type Headers, type Representation } from './represent.ts'

export type ServedFile = ManifestFile & {
  readonly name: string
  /** 404 for the page that says so. */
  readonly status: 200 | 404
  /** Undefined where it cannot be had any more. */
  open(): Promise<FileHandle | undefined>
}

/** `headers` go with every status. Resolves to false, with nothing sent, where the file cannot be opened. */
export type RespondFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Headers,
) => Promise<boolean>

export function createResponder(): RespondFile {
  const bodies = createBodies()

  return async (request, response, file, headers) => {
    const form = represent(request, file)
    const send = (length: number, body?: Buffer) => {
      response.writeHead(form.status, { ...headers, ...form.headers, 'Content-Length': length })
      response.end(body)
      return true
    }

    if (form.status === 304) {
      response.writeHead(304, { ...headers, ...form.headers }).end()
      return true
    }
    if (bodyless.has(form.status)) return send(0)
    if (file.size > inMemory && form.encoding === 'identity') {
      return stream(request, response, file, { ...form, headers: { ...headers, ...form.headers } })
    }

    const body = await bodies.get(file.hash, form.encoding, () => readWhole(file))
    if (!body) return false
    const piece = form.range ? body.subarray(form.range.start, form.range.end + 1) : body
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
    // Waits for a slow reader.
    await pipeline(bytes, response)
  } catch {
    // The reader went away, or the disk failed: file and connection are closed by now, and nobody is left to tell.
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
const inMemory = 1024 * 1024
