/**
 * The screen for a page that could not be loaded: its address and Retry. Built from nodes, so no text becomes markup. The reason
 * is for the console: browsers tell it in a language of theirs.
 */
import { isDecodable } from './links.ts'
import { wordsOfPage } from './words.ts'

export function showFailure(path: string, retry: () => void): void {
  const words = wordsOfPage()
  const heading = document.createElement('h1')
  heading.textContent = words.notLoaded
  const address = document.createElement('p')
  address.textContent = isDecodable(path) ? decodeURIComponent(path) : path
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.retry
  button.onclick = retry
  const screen = document.createElement('div')
  screen.dataset['failure'] = ''
  screen.setAttribute('role', 'alert')
  screen.append(heading, address, button)
  document.title = words.notLoaded
  ;(document.querySelector('main') ?? document.body).replaceChildren(screen)
}
