/** What was set in a field before its code came: the browser kept it, so the state follows. */
import { useEffect, useRef, type RefObject } from 'react'

export function useEarlier(value: number, take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const text = input.current?.value
    if (text !== undefined && text !== String(value)) take(text)
    // Once, with what was prerendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return input
}
