/** The screen for a page that could not be loaded: error text and Retry. Built from nodes, so no text becomes markup. */
import { wordsOfPage } from './words.ts'

export function showFailure(error: unknown, retry: () => void): void {
  const words = wordsOfPage()
  const heading = document.createElement('h1')
  heading.textContent = words.notLoaded
  const reason = document.createElement('p')
  reason.textContent = error instanceof Error ? error.message : String(error)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.retry
  button.onclick = retry
  const screen = document.createElement('div')
  screen.dataset['failure'] = ''
  screen.setAttribute('role', 'alert')
  screen.append(heading, reason, button)
  document.title = words.notLoaded
  ;(document.querySelector('main') ?? document.body).replaceChildren(screen)
}
