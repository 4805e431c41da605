/** The prices the page was made with, until the console tells today's. Where it does not answer they simply stay. */
import { useEffect, useState } from 'react'
import type { ConsoleApi } from './fetchPrices.ts'
import { withLivePrices } from './livePrices.ts'
import type { Prices } from '../../../../plugins/pricing/client.ts'

export function useLivePrices(prices: Prices, { apiBase, localApiBase }: ConsoleApi): Prices {
  const [live, setLive] = useState(prices)
  useEffect(() => {
    const leaving = new AbortController()
    // Apart from the calculator: it works without, and the client is half its size.
    import('./fetchPrices.ts')
      .then(({ fetchPrices }) => fetchPrices({ apiBase, localApiBase }, leaving.signal))
      .then((meta) => leaving.signal.aborted || setLive(withLivePrices(prices, meta)))
      .catch(() => {})
    return () => leaving.abort()
  }, [prices, apiBase, localApiBase])
  return live
}
