/** Colour mode: light, dark, as the system. The choice is stored; `noFlash` applies it before the first paint. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { themeAttributes } from './behaviour.ts'
import { colourModes, nextMode, readMode } from './colourMode.ts'
import { on } from './on.ts'
import { showPictures } from './pictures.ts'
import { recall, remember } from './storage.ts'

const root = document.documentElement
let chosen = root.hasAttribute(themeAttributes.fixed) ? null : recall('theme')

/** Readers with colours of their own have those on every page: logo and drawings are for the ground these make. */
const forced = matchMedia('(forced-colors: active)')
const modeNow = () => readMode(chosen || root.getAttribute(themeAttributes.initial))

function apply(): void {
  const mode = forced.matches ? 'system' : modeNow()
  if (mode === 'system') root.removeAttribute(themeAttributes.theme)
  else root.setAttribute(themeAttributes.theme, mode)
  showPictures(mode)
  for (const button of document.querySelectorAll(`[${themeAttributes.button}]`)) {
    const words = button.nextElementSibling!.children[colourModes.indexOf(mode)]!
    button.setAttribute('aria-label', words.textContent)
  }
}

on('click', `[${themeAttributes.button}]`, () => {
  chosen = nextMode(modeNow())
  remember('theme', chosen)
  apply()
})
onNavigate(apply)
forced.addEventListener('change', apply)
