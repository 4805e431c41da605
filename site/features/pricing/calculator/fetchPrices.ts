/** Asks the console for its prices. They are for everyone, so an expired login is no reason to leave the page. */
import { createClient } from '../../../api/client.ts'
import { isLocal } from '../../../api/isLocal.ts'
import { createPrices, type PriceMeta } from '../../../api/prices.ts'

/** Where the console answers, and where it does on the machine that builds the site. */
export type ConsoleApi = { readonly apiBase: string; readonly localApiBase: string }

export function fetchPrices({ apiBase, localApiBase }: ConsoleApi, signal: AbortSignal): Promise<PriceMeta> {
  const client = createClient({
    base: isLocal(location.hostname) ? localApiBase : apiBase,
    token: () => null,
    language: () => document.documentElement.lang,
    onExpired() {},
  })
  return createPrices(client).queryPriceMeta(signal)
}
