/**
 * The HTTP protocol of caches, as Bazel speaks it: `GET` and `PUT` of `/ac/<sha256>` (what is replaced) and `/cas/<sha256>`
 * (what has that hash). Servers are `bazel-remote`, or any that takes files. https://bazel.build/remote/caching
 */
import { hashOf } from '../hash.ts'

/** What is at a hash. `size` in bytes. */
type Blob = { readonly hash: string; readonly size: number }

export type Remote = {
  /** What is replaced, of no more than `most` bytes; undefined where there is nothing. Throws `RemoteError`. */
  read(key: string, most: number): Promise<Buffer | undefined>
  write(key: string, body: Uint8Array): Promise<void>
  /** These very bytes; undefined where there is nothing. Throws `RemoteError`. */
  take(blob: Blob): Promise<Buffer | undefined>
  put(hash: string, body: Uint8Array): Promise<void>
}

/** What a server did, as a sentence goes on after its name: `answered 507`. */
export class RemoteError extends Error {
  override name = 'RemoteError'
  /** Whether it answers, and what it answers is of no use. */
  readonly isContent: boolean
  constructor(reason: string, { isContent = false, cause }: { isContent?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.isContent = isContent
  }
}

export type RemoteOptions = {
  /** Without a slash at the end. */
  readonly url: string
  readonly token: string | undefined
  /** For all requests together, in ms. */
  readonly timeout: number
  readonly signal: AbortSignal
}

/** The time begins now. Throws `RemoteError` for a token that no header can hold. */
export function createRemote({ url, token, timeout, signal }: RemoteOptions): Remote {
  const deadline = AbortSignal.timeout(timeout)
  const either = AbortSignal.any([deadline, signal])
  // Compressed on the way, an answer could be of any size.
  const headers = { ...authorization(token), 'accept-encoding': 'identity' }

  async function ask<T>(
    place: string,
    body: Uint8Array | undefined,
    use: (answer: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const init = body && { method: 'PUT', body: body as Uint8Array<ArrayBuffer> }
      // A redirect would take the token along, and data from where nobody said.
      return await use(await fetch(`${url}/${place}`, { ...init, headers, signal: either, redirect: 'manual' }))
    } catch (error) {
      if (error instanceof RemoteError) throw error
      if (deadline.aborted) throw new RemoteError(`took longer than ${timeout / 1000} s`)
      throw new RemoteError(`cannot be reached (${reasonOf(error)})`)
    }
  }

  const get = (place: string, most: number) =>
    ask(place, undefined, async (answer) => {
      if (answer.status === 200) return bodyOf(answer, most)
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new RemoteError(`answered ${answer.status}`)
    })

  const put = (place: string, body: Uint8Array) =>
    ask(place, body, async (answer) => {
      await answer.body?.cancel()
      if (!answer.ok) throw new RemoteError(`answered ${answer.status}`)
    })

  return {
    read: (key, most) => get(`ac/${key}`, most),
    write: (key, body) => put(`ac/${key}`, body),
    async take({ hash, size }) {
      const bytes = await get(`cas/${hash}`, size)
      if (bytes && hashOf(bytes) !== hash) throw otherBytes()
      return bytes
    },
    put: (hash, body) => put(`cas/${hash}`, body),
  }
}

const otherBytes = () => new RemoteError('gave other bytes than those of the hash', { isContent: true })

/** A bearer token has no colon (RFC 6750), so one with it is a name and a password. */
function authorization(token: string | undefined): Readonly<Record<string, string>> {
  if (!token) return {}
  // An error of `fetch` would quote it.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new RemoteError('has no token that a header can hold')
  const value = token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`
  return { authorization: value }
}

/** Throws `RemoteError` when more comes than was announced. */
async function bodyOf(answer: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > most) throw new RemoteError('gave more bytes than it should', { isContent: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Codes only: words of an error may quote the request. */
function reasonOf(error: unknown): string {
  const { cause, name } = Object(error) as { cause?: { code?: unknown }; name?: unknown }
  return String(cause?.code ?? name)
}
