/** Problems in the text of the terminal: over a page that cannot be shown; findings in the corner of a page that can. */

const [problemsTag, findingsTag] = ['site-problems', 'site-findings']

/** `title` counts what `text` tells; `places` are parts of it that can be opened in the editor. */
export type Findings = { readonly title: string; readonly text: string; readonly places: readonly string[] }

/** `pages` are the names of those that cannot be shown, where all others can. */
export type Problems = Findings & { readonly pages?: readonly string[] }

type OpenPlace = (place: string) => void

/** The page below stays as it was. An empty text removes the overlay. */
export function showProblems(problems: Findings, open: OpenPlace): void {
  const parts = problems.text && [coloured(problems, open), create('p', overlayHint)]
  show(problemsTag, overlayStyle, parts)?.setAttribute('role', 'alert')
}

/** The text sent last. The server sends it again to each page; findings that were dismissed stay closed. */
let shownText = ''

/** One line that can be opened, so that the page stays visible. An empty text removes it. */
export function showFindings(findings: Findings, open: OpenPlace): void {
  const { title, text } = findings
  if (text === shownText) return
  shownText = text
  const before = document.querySelector(findingsTag)?.shadowRoot
  const isOpen = before?.querySelector('details')?.open ?? false
  const { localName, className } = before?.activeElement ?? {}
  const details = create('details')
  const list = coloured(findings, open)
  list.tabIndex = 0
  details.open = isOpen
  details.append(create('summary', title), list)
  const close = create('button', '\u00d7')
  close.ariaLabel = 'Dismiss'
  close.className = 'dismiss'
  close.onclick = dismissFindings
  const element = show(findingsTag, findingsStyle, text && [details, close])
  element?.setAttribute('role', 'status')
  // Whoever is in it with the keyboard stays there.
  if (localName) element?.shadowRoot!.querySelector<HTMLElement>(className ? `.${className}` : localName)?.focus()
}

const dismissFindings = () => document.querySelector(findingsTag)?.remove()

function show(tag: string, css: string, parts: '' | readonly Node[]): HTMLElement | undefined {
  document.querySelector(tag)?.remove()
  if (!parts) return undefined
  const element = document.createElement(tag)
  element.attachShadow({ mode: 'open' }).append(create('style', css), ...parts)
  // Beside the body, which is swapped and touched up.
  document.documentElement.append(element)
  return element
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

/** Text for a terminal, with spans for its colours and buttons for places. */
function coloured({ text, places }: Findings, open: OpenPlace): HTMLPreElement {
  const whole = create('pre')
  let names: readonly string[] = []
  for (const [index, part] of text.split(colour).entries()) {
    if (index % 2) names = [...names.filter((name) => !ends[part]?.includes(name)), ...(begins[part] ?? [])]
    else if (part) whole.append(partOf(part, names, places.includes(part) ? () => open(part) : undefined))
  }
  return whole
}

function partOf(text: string, names: readonly string[], onclick?: () => void): HTMLElement {
  if (!onclick) return Object.assign(create('span', text), { className: names.join(' ') })
  return Object.assign(create('button', text), { className: 'place', title: 'Open in the editor', onclick })
}

const colour = /\u001B\[(\d+)m/
const begins: Readonly<Record<string, readonly string[]>> = {
  1: ['strong'],
  2: ['quiet'],
  31: ['error'],
  33: ['warning'],
}
const ends: Readonly<Record<string, readonly string[]>> = { 22: ['strong', 'quiet'], 39: ['error', 'warning'] }

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  // The page's own menus and dialogs listen, too: findings close only where the focus is on them.
  const problems = document.querySelector(problemsTag)
  if (problems) problems.remove()
  else if (document.activeElement?.localName === findingsTag) dismissFindings()
})

const overlayHint = 'This closes when the problem is solved. Escape shows the page as it was.'

const colours = `
  .strong { font-weight: 700; color: #fff }
  .error { color: #ff7b7b }
  .warning { color: #ffc46b }
  .quiet { color: #9a9aab }
  .place { padding: 0; border: 0; background: none; color: #9cc4ff; font: inherit; text-align: start; text-decoration: underline; cursor: pointer }
  .place:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px }
`

const overlayStyle = `${colours}
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 4vw; background: rgb(10 10 14 / 88%); color: #f4f4f6 }
  pre { margin: 0 auto; max-width: 110ch; padding: 24px; border-top: 4px solid #ff5c5c; border-radius: 6px; background: #1b1b22; font: 14px/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  p { margin: 12px auto 0; max-width: 110ch; color: #a9a9b6; font: 13px/1.5 system-ui, sans-serif }
`

const findingsStyle = `${colours}
  :host { position: fixed; inset: auto auto 12px 12px; z-index: 2147483646; display: flex; align-items: start; max-width: min(92vw, 110ch); border-left: 4px solid #ffb84d; border-radius: 6px; background: #1b1b22; color: #f4f4f6; box-shadow: 0 4px 18px rgb(0 0 0 / 35%); font: 13px/1.5 system-ui, sans-serif }
  details { min-width: 0 }
  summary { padding: 6px 10px; cursor: pointer }
  pre { margin: 0; max-height: 45vh; overflow: auto; padding: 4px 12px 12px; font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  .dismiss { flex: none; min-width: 32px; min-height: 32px; border: 0; background: none; color: inherit; font-size: 18px; cursor: pointer }
  :focus-visible { outline: 2px solid #8ab4ff; outline-offset: -2px }
  @media print { :host { display: none } }
`
