/** What all calls have in common: the response envelope, CORS, limits of request bodies. */
import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { say, type MessageId } from './messages.ts'

type Variables = { readonly address: string; readonly visitor: string; readonly userId: string }
export type Env = { Bindings: { readonly address: string }; Variables: Variables }
export type Call = Context<Env>

/** An error response. Thrown by calls and turned into the envelope in one place. */
export class Refusal extends Error {
  readonly status: 200 | 400 | 401 | 403 | 404 | 413 | 415 | 429 | 500
  readonly id: MessageId
  readonly fields: readonly string[]
  /** Seconds, for `Retry-After`. */
  readonly after: number | undefined

  constructor(
    id: MessageId,
    status: Refusal['status'] = 200,
    details: { fields?: readonly string[]; after?: number } = {},
  ) {
    super(id)
    this.id = id
    this.status = status
    this.fields = details.fields ?? []
    this.after = details.after
  }
}

/** `wait` is in milliseconds. */
export const tooMany = (wait: number): Refusal => new Refusal('tooMany', 429, { after: Math.ceil(wait / 1_000) })

export const succeed = (call: Call, data: unknown = null): Response => call.json({ success: true, data, msg: '' })

export const sayRefusal = (call: Call, { id, fields }: Refusal): string =>
  say(id, languageOf(call)) + (fields.length ? ` (${fields.join(', ')})` : '')

export function refuse(call: Call, refusal: Refusal): Response {
  const { status, after } = refusal
  const msg = sayRefusal(call, refusal)
  if (after !== undefined) call.header('Retry-After', String(after))
  return call.json({ success: false, data: null, msg, showMsg: msg }, status)
}

/** The console has some calls below a base path and some without; here both work. */
export const basePaths = { console: '/rdp/console/api/v1', inner: '/cloudcanal/console/api/v1/inner' } as const

export const pathOfCall = (call: Call): string => withoutBase(call.req.path)
export function withoutBase(path: string): string {
  const base = Object.values(basePaths).find((candidate) => path.startsWith(`${candidate}/`)) ?? ''
  return path.slice(base.length)
}

/** Only the site on this machine, at any port and under any brand's host name. */
export const isOwnOrigin = (origin: string): boolean =>
  /^http:\/\/(?:[a-z][a-z0-9-]{0,62}\.)*localhost(?::\d{1,5})?$/.test(origin)

/** CORS with the exact origin, never `*`. Calls from other sites are refused before they do anything. */
export const crossOrigin: MiddlewareHandler<Env> = async (call, next) => {
  const origin = call.req.header('origin')
  call.header('Vary', 'Origin')
  if (origin !== undefined && !isOwnOrigin(origin)) throw new Refusal('invalid', 403)
  if (origin !== undefined) {
    call.header('Access-Control-Allow-Origin', origin)
    call.header('Access-Control-Allow-Credentials', 'true')
    call.header('Access-Control-Expose-Headers', 'Retry-After')
  }
  if (call.req.method !== 'OPTIONS') return next()
  call.header('Access-Control-Allow-Methods', 'POST')
  call.header('Access-Control-Allow-Headers', 'Content-Type, Authorization, Accept-Language, X-Sandbox-Fault')
  call.header('Access-Control-Max-Age', '600')
  return call.body(null, 204)
}

export const languageOf = (call: Call): string | undefined => call.req.header('accept-language')

/** As the request has it: a browser that uses a forwarded port must be redirected to that port. */
export const ownOrigin = (call: Call): string => new URL(call.req.url).origin

/** Host name of the calling page. */
export function hostOf(call: Call): string {
  const origin = call.req.header('origin')
  return origin ? new URL(origin).hostname : 'localhost'
}

const maxBytes = 100 * 1_024
const maxDepth = 20

/** The body as `schema` describes it. Throws `Refusal` 400, 413, 415. */
export async function readBody<T extends v.GenericSchema>(call: Call, schema: T): Promise<v.InferOutput<T>> {
  const [type = ''] = (call.req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal('invalid', 415)
  return validate(schema, parse(await readText(call.req.raw)))
}

/** Throws `Refusal` 400 that names the fields. */
export function validate<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const fields = result.issues
    .map((issue) => v.getDotPath(issue) ?? 'body')
    .filter((field) => /^[\w.]{1,64}$/.test(field))
  throw new Refusal('invalid', 400, { fields: [...new Set(fields)] })
}

/** Throws `Refusal` 400, 413. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('invalid', 413)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, bytes] = ['', 0]
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Refusal('invalid', 413)
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid', 400)
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = text.trim() ? JSON.parse(text) : {}
    if (isSafe(value, 0)) return value
  } catch {
    // Refused below.
  }
  throw new Refusal('invalid', 400)
}

/** Limits depth, and refuses text that breaks databases or logs: null characters and lone surrogates. */
function isSafe(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isSafe(key, depth) && isSafe(item, depth + 1),
  )
}
