/** Keeps the state in the address: read once, written when it has been still for a moment. */
import { useEffect } from 'react'
import type { Inputs } from './inputs.ts'
import { fromQuery, toQuery } from './query.ts'

/** Browsers refuse an address that changes too often. */
const pause = 300

export function useAddress(inputs: Inputs, restore: (inputs: Inputs) => void): void {
  // After hydration, which has to find what was prerendered.
  useEffect(() => {
    const shared = fromQuery(location.search)
    if (toQuery(shared)) restore(shared)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => write(inputs), pause)
    return () => clearTimeout(timer)
  }, [inputs])
}

function write(inputs: Inputs): void {
  const { pathname, search, hash } = location
  // Parameters of others are spelled as they came for as long as nothing has changed.
  if (toQuery(inputs) === toQuery(fromQuery(search))) return
  history.replaceState(history.state, '', pathname + toQuery(inputs, search) + hash)
}
