/** Colour mode: light, dark, as the system. The choice is stored; `noFlash` applies it before the first paint. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { colourModes, nextMode, readMode } from './colourMode.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

let mode = readMode(recall('theme'))

function apply(): void {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset['theme']
  else dataset['theme'] = mode
  for (const button of document.querySelectorAll('[data-theme-button]')) {
    const words = button.nextElementSibling!.children[colourModes.indexOf(mode)]!
    button.setAttribute('aria-label', words.textContent)
  }
}

on('click', '[data-theme-button]', () => {
  mode = nextMode(mode)
  remember('theme', mode === 'system' ? null : mode)
  apply()
})
onNavigate(apply)
