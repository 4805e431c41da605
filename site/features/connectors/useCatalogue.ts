/** State of the catalogue; the address carries it, so that it can be shared and the browser's own buttons work. */
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { changeState, readState, writeState, type CatalogueState } from './catalogueState.ts'

/** `typed`: one of several changes in a row, which are one step of the history. */
type Change = (state: CatalogueState, how?: 'typed') => void

export type CatalogueStore = {
  /** Undefined before the browser took over: then all is shown. */
  readonly state: CatalogueState | undefined
  readonly change: Change
}

/** `typed` is what stands in the search field when the browser takes over. */
export function useCatalogue(typed: () => string): CatalogueStore {
  const [state, setState] = useState<CatalogueState>()
  const isTyping = useRef(false)

  const change = useCallback<Change>((next, how) => {
    setState(next)
    writeAddress(writeState(next), how === 'typed' && isTyping.current)
    isTyping.current = how === 'typed'
  }, [])

  useLayoutEffect(() => {
    const { pathname } = location
    const asked = readState(location.search)
    const early = typed()
    if (early && !asked.q) change(changeState(asked, { q: early }), 'typed')
    else setState(asked)

    const onPop = () => {
      if (location.pathname !== pathname) return
      isTyping.current = false
      setState(readState(location.search))
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
    // oxlint-disable-next-line react/exhaustive-deps -- `typed` reads a ref.
  }, [change])

  return { state, change }
}

/** Leaves `within` in the state of both entries, for the navigator: a step between them is ours. */
function writeAddress(query: string, isSameStep: boolean): void {
  if (query === location.search) return
  const state = { ...history.state, within: true }
  try {
    history.replaceState(state, '')
    history[isSameStep ? 'replaceState' : 'pushState'](state, '', location.pathname + query)
  } catch {
    // Browsers limit how often a page may do this; the list works without.
  }
}

const narrow = '(width < 48em)'

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
