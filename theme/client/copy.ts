/**
 * What can be copied: code, the address of a section, a page as Markdown. The words stand in the document, so that a new
 * language needs no script. Without a secure context there is no clipboard, and links stay links.
 */
import { announce } from '../../engine/client/announcer.ts'
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { copyAttributes } from './behaviour.ts'
import { sentenceOf } from '../sentences.ts'
import { on } from './on.ts'

const words = (name: 'copy' | 'copied') => sentenceOf(document.documentElement, name)!

onNavigate(() => {
  document.documentElement.toggleAttribute(copyAttributes.noClipboard, !navigator.clipboard)
  if (!navigator.clipboard) return
  for (const block of document.querySelectorAll('figure.code:not([data-no-copy], :has(> .copy))')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = words('copy')
    block.append(button)
  }
})

on('click', 'figure.code > .copy', (button) => {
  const block = button.parentElement!.querySelector('code')!
  const code = block.cloneNode(true) as HTMLElement
  const isLeft = [...block.querySelectorAll('*')].map(isNoCode)
  code.querySelectorAll('*').forEach((element, index) => isLeft[index] && element.remove())
  copy(button, code.textContent!.trimEnd()).then(
    (done) => done && said(button, words('copied'), words('copy')),
    () => getSelection()?.selectAllChildren(block),
  )
})

/** Removed lines of a diff, what transformers have put between lines, and what a selection leaves out, such as popups. */
function isNoCode(element: Element): boolean {
  const { userSelect, webkitUserSelect } = getComputedStyle(element)
  return element.matches('.del, div') || userSelect === 'none' || webkitUserSelect === 'none'
}

// The link still leads to its heading; that its address was copied as well is said beside it.
on('click', `a.anchor, [${copyAttributes.link}]`, (link) => {
  const address = new URL(link.getAttribute(copyAttributes.link) ?? link.getAttribute('href')!, location.href).href
  void copy(link, address).catch(() => {})
})

on('click', `[${copyAttributes.markdown}]`, (button) => {
  const address = (button.nextElementSibling as HTMLAnchorElement).href
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
  )
  // The Markdown itself can be copied from where it is shown.
  copy(button, text).catch(() => location.assign(address))
})

/** A text that is still on its way is promised, because a browser forgets the click meanwhile. False without a clipboard. */
async function copy(element: HTMLElement, text: string | Promise<string>): Promise<boolean> {
  const { clipboard } = navigator
  if (!clipboard) return false
  if (typeof text === 'string') await clipboard.writeText(text)
  else
    await clipboard.write([
      new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) }),
    ])
  element.setAttribute(copyAttributes.done, '')
  setTimeout(() => element.removeAttribute(copyAttributes.done), 2000)
  announce(words('copied'))
  return true
}

function said(button: HTMLElement, text: string, before: string): void {
  button.textContent = text
  setTimeout(() => (button.textContent = before), 2000)
}
