/** Copies an address that opens the calculator with these figures. */
import { useState } from 'react'
import type { Inputs } from './inputs.ts'
import type { Words } from './parts.ts'
import { toQuery } from './query.ts'

export function CopyLink({ words, inputs }: { words: Words; inputs: Inputs }) {
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    const { origin, pathname } = location
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(`${origin}${pathname}${toQuery(inputs)}#calculator`)
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} onBlur={() => setSaid(undefined)}>
        {words.copy}
      </button>
      <output>{said && words[said]}</output>
    </>
  )
}
