/** `data-motion="paused"` on the root stops what moves by itself. The choice is remembered. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

const key = 'motion'
let paused = recall(key) === 'paused'

function apply(): void {
  const { dataset } = document.documentElement
  if (paused) dataset['motion'] = 'paused'
  else delete dataset['motion']
  for (const button of document.querySelectorAll<HTMLElement>('[data-motion-button]')) {
    button.setAttribute('aria-label', button.dataset[paused ? 'play' : 'pause']!)
  }
}

on('click', '[data-motion-button]', () => {
  paused = !paused
  remember(key, paused ? 'paused' : null)
  apply()
})
onNavigate(apply)
