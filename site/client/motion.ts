/** Stops what moves by itself, with an attribute of the root. The choice is remembered. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { motionAttributes } from './behaviour.ts'
import { sentenceOf } from '../../theme/sentences.ts'
import { on } from '../../theme/client/on.ts'
import { recall, remember } from '../../theme/client/storage.ts'

const key = 'motion'
const buttons = `[${motionAttributes.button}]`
let paused = recall(key) === 'paused'

function apply(): void {
  if (paused) document.documentElement.setAttribute(motionAttributes.motion, 'paused')
  else document.documentElement.removeAttribute(motionAttributes.motion)
  for (const button of document.querySelectorAll(buttons))
    button.setAttribute('aria-label', sentenceOf(button, paused ? 'play' : 'pause')!)
}

on('click', buttons, () => {
  paused = !paused
  remember(key, paused ? 'paused' : null)
  apply()
})
onNavigate(apply)
