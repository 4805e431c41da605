/** What is wrong, over the page: the text of the terminal. The page below stays as it was; Escape shows it. */

const tag = 'site-problems'

/** An empty text takes it away. */
export function showProblems(text: string): void {
  document.querySelector(tag)?.remove()
  if (!text) return
  const overlay = document.createElement(tag)
  overlay.role = 'alert'
  const shadow = overlay.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = css
  const box = document.createElement('pre')
  box.textContent = text
  const note = document.createElement('p')
  note.textContent = 'It goes when the problem is mended. Escape shows the page as it was.'
  shadow.append(style, box, note)
  // Beside the body, which is swapped and touched up.
  document.documentElement.append(overlay)
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') showProblems('')
})

const css = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 4vw; background: rgb(10 10 14 / 88%); color: #f4f4f6 }
  pre { margin: 0 auto; max-width: 110ch; padding: 24px; border-top: 4px solid #ff5c5c; border-radius: 6px; background: #1b1b22; font: 14px/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  p { margin: 12px auto 0; max-width: 110ch; color: #a9a9b6; font: 13px/1.5 system-ui, sans-serif }
`
