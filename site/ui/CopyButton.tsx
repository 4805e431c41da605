/** Copies a text and says whether that worked. */
import { useState } from 'react'

type CopyButtonProps = {
  words: { readonly copy: string; readonly copied: string; readonly copyFailed: string }
  /** Asked when the button is pressed. */
  text: () => string
  className?: string
}

export function CopyButton({ words, text, className }: CopyButtonProps) {
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(text())
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void copy()} onBlur={() => setSaid(undefined)}>
        {words.copy}
      </button>
      <output>{said && words[said]}</output>
    </>
  )
}
