/** A button on each block of code. Removed lines of a diff are not copied. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { code as en } from '../strings/en/code.ts'
import { code as zh } from '../strings/zh/code.ts'
import { on } from './on.ts'

const words = () => (document.documentElement.lang.startsWith('zh') ? zh : en)

onNavigate(() => {
  // Without a secure context there is no clipboard.
  if (!navigator.clipboard) return
  for (const block of document.querySelectorAll('figure.code:not([data-no-copy], :has(> .copy))')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = words().copy
    block.append(button)
  }
})

on('click', 'figure.code > .copy', (button) => {
  const code = button.parentElement!.querySelector('code')?.cloneNode(true) as HTMLElement | undefined
  code?.querySelectorAll('.del').forEach((line) => line.remove())
  navigator.clipboard.writeText(code?.textContent?.trimEnd() ?? '').then(
    () => say(button, words().copied),
    () => getSelection()?.selectAllChildren(button.parentElement!.querySelector('code')!),
  )
})

function say(button: HTMLElement, text: string): void {
  button.textContent = text
  button.dataset['done'] = ''
  button.setAttribute('aria-live', 'polite')
  setTimeout(() => {
    button.textContent = words().copy
    delete button.dataset['done']
  }, 2000)
}
