/** What a visitor set in a field before its script ran: the browser kept it, so the state takes it over. */
import { useEffect, useRef, type RefObject } from 'react'

export function useRestoredInput(value: number, take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const text = input.current?.value
    if (text !== undefined && text !== String(value)) take(text)
    // Once, with what was prerendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return input
}
