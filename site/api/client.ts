/** The site's one HTTP client: it sends calls to the console and checks the answers. */
import * as v from 'valibot'
import wretch, { type ConfiguredMiddleware } from 'wretch'
import { Failure } from './failure.ts'

export type ClientOptions = {
  /** Without a slash at the end. */
  readonly base: string
  /** Milliseconds until an answer is given up. Default: 10 000. */
  readonly timeout?: number
  token(): string | null
  language(): string
  /** A call other than the current-user query was answered with 401; `sent` is its token. */
  onExpired(sent: string | null): void
}

type CallOptions<T> = {
  readonly payload?: object | undefined
  /** Shape of `data`, or of the answer itself where it has none. Default: nothing is expected of it. */
  readonly data?: v.GenericSchema<unknown, T> | undefined
  readonly signal?: AbortSignal | undefined
  /** Asks who is logged in: nobody is an answer, too. */
  readonly mayExpire?: boolean | undefined
  /** The answer may come without the envelope. */
  readonly bare?: boolean | undefined
  /** A refusal that brings `data` along is an answer like any other. */
  readonly mayRefuse?: boolean | undefined
  /** The page may be left before the answer comes. */
  readonly keepalive?: boolean | undefined
}

export type Client = {
  /** Throws `Failure`, or what `signal` was aborted with. Never tries twice. */
  post<T = unknown>(path: string, options?: CallOptions<T>): Promise<T>
}

export function createClient({ base, timeout = 10_000, token, language, onExpired }: ClientOptions): Client {
  const api = wretch(base, { credentials: 'include', cache: 'no-store' })
    .middlewares([speak(language), authorize(token)])
    .customError((_error, response) => failureIn(response))

  return {
    async post(
      path,
      { payload = {}, data, signal, mayExpire = false, bare = false, mayRefuse = false, keepalive = false } = {},
    ) {
      const limit = AbortSignal.timeout(timeout)
      const both = signal ? AbortSignal.any([signal, limit]) : limit
      const sent = token()
      try {
        const response = await api.options({ signal: both, keepalive }).post(payload, path).res()
        return readAnswer(await readText(response), { data, bare, mayRefuse })
      } catch (error) {
        if (signal?.aborted) throw error
        // A network that fails says `TypeError`, an answer that does not come `TimeoutError`, one cut in half either.
        const failure = error instanceof Failure ? error : new Failure('offline', { cause: error })
        if (failure.kind === 'expired' && !mayExpire) onExpired(sent)
        throw failure
      }
    },
  }
}

const speak =
  (language: () => string): ConfiguredMiddleware =>
  (next) =>
  (url, options) =>
    next(url, { ...options, headers: { ...options.headers, 'Accept-Language': language() } })

const authorize =
  (token: () => string | null): ConfiguredMiddleware =>
  (next) =>
  (url, options) => {
    const value = token()
    return next(
      url,
      value ? { ...options, headers: { ...options.headers, Authorization: `Bearer ${value}` } } : options,
    )
  }

const envelope = v.looseObject({ success: v.boolean(), msg: v.nullish(v.string()), showMsg: v.nullish(v.string()) })

type Expected<T> = { data: v.GenericSchema<unknown, T> | undefined; bare: boolean; mayRefuse: boolean }

function readAnswer<T>(text: string, { data, bare, mayRefuse }: Expected<T>): T {
  const body = parse(text)
  const wrapped = v.safeParse(envelope, body)
  if (!wrapped.success && !bare) throw new Failure('unknown')
  const refusal =
    wrapped.success && !wrapped.output.success
      ? new Failure('refused', { reason: reasonIn(wrapped.output) })
      : undefined
  if (refusal && !mayRefuse) throw refusal
  // Some answers have their fields beside `success`; one that says there is no data has none.
  const isFlat =
    !wrapped.success || !('data' in wrapped.output) || (refusal && (wrapped.output['data'] ?? null) === null)
  const value = isFlat ? body : wrapped.output['data']
  if (!data) return value as T
  const result = v.safeParse(data, value)
  // A list is an object, too, and has no fields to be missed.
  if (!result.success || Array.isArray(value) !== Array.isArray(result.output)) throw refusal ?? new Failure('unknown')
  return result.output
}

async function failureIn(response: Response): Promise<Failure> {
  const { status, headers } = response
  const said = v.safeParse(envelope, parse(await readText(response).catch(() => '')))
  const reason = said.success ? reasonIn(said.output) : undefined
  if (status === 401) return new Failure('expired', { status, reason })
  if (status === 429) return new Failure('limited', { status, reason, after: secondsIn(headers.get('Retry-After')) })
  return new Failure(status < 500 ? 'refused' : 'unknown', { status, reason })
}

const reasonIn = ({ showMsg, msg }: v.InferOutput<typeof envelope>): string | undefined => showMsg || msg || undefined

/** `Retry-After` is seconds or a date. */
function secondsIn(value: string | null): number | undefined {
  const seconds = Number(value ?? Number.NaN)
  const wait = Number.isNaN(seconds) ? (Date.parse(value ?? '') - Date.now()) / 1_000 : seconds
  return wait > 0 && wait <= 86_400 ? Math.ceil(wait) : undefined
}

const maxBytes = 1_048_576

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    bytes += value!.length
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new Failure('unknown')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
