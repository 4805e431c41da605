/** Copies a text and says in a corner of the page whether that worked: the button keeps its words and its place. */
import { toast } from './toast.ts'

type CopyButtonProps = {
  words: { readonly copy: string; readonly copied: string; readonly copyFailed: string; readonly close: string }
  /** Asked when the button is pressed. */
  text: () => string
  className?: string
}

export function CopyButton({ words, text, className }: CopyButtonProps) {
  async function copy() {
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(text())
      toast({ text: words.copied, tone: 'good', close: words.close })
    } catch {
      toast({ text: words.copyFailed, close: words.close, stay: 10_000 })
    }
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {words.copy}
    </button>
  )
}
