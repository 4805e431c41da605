/** Takes over what is already in the field or the address, and keeps address and scroll position up to date. */
import { useEffect, type RefObject } from 'react'
import type { SearchSnapshot } from './useSearch.ts'

export type Address = { read(): string; write(query: string): void }

type AddressInput = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly list: RefObject<HTMLDivElement | null>
  readonly snapshot: SearchSnapshot
  readonly address: Address | undefined
  readonly change: (query: string) => void
}

export function useAddress({ field, list, snapshot, address, change }: AddressInput): void {
  const { query, found, active } = snapshot.context
  useEffect(() => {
    // The visitor may have typed before the script was loaded.
    const given = field.current!.value || address?.read()
    if (given) change((field.current!.value = given))
    // On a page that the browser has translated React makes another field, and the one that had the focus is gone.
    if (field.current!.closest('dialog')?.open && document.activeElement === document.body) field.current!.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the panel is hydrated
  }, [])
  useEffect(() => {
    if (found || !query.trim()) address?.write(query)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows answers, not keystrokes
  }, [found])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [list, active, found])
}
