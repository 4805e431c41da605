/** Browser storage that may be missing, full or forbidden: reading then finds nothing, writing does nothing. */
type Area = 'localStorage' | 'sessionStorage'

export function recall(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** `null` forgets. */
export function remember(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // The choice then holds for this page only.
  }
}
