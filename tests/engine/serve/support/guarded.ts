/** Requests as they come from the wire, and what the guard says of them. */
import { guardRequest, type Policy, type WireRequest } from '../../../../engine/serve/index.ts'

export const policy: Policy = { hosts: ['localhost', '127.0.0.1', '[::1]', '*.localhost'] }

export const get = (url: string, headers: Record<string, string> = {}, method = 'GET'): WireRequest => {
  const all: Record<string, string> = { host: 'localhost:4173', ...headers }
  return { method, url, headers: all, rawHeaders: Object.entries(all).flat() }
}
export const statusOf = (url: string, headers?: Record<string, string>, method?: string, own: Policy = policy) => {
  const answer = guardRequest(get(url, headers, method), own)
  return answer.kind === 'ok' ? 200 : answer.status
}
