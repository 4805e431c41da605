/** What to do about errors that components throw while a page is rendered. */

export const shownBy = (path: string): string => `A page that shows it: ${path}.`

const known: readonly (readonly [said: RegExp, hint: string])[] = [
  [
    /^Using the "(?:css|styled)" tag in runtime is not supported/,
    'Stylesheets are made of the css`…` in the folder of the app, in folders of components and in pages of brands. Move this module there, or write its styles in a .css file beside it and import that: any module may.',
  ],
  [/does not say when it is loaded$/, "Write it behind the component: island(Counter, { on: 'visible' })."],
  [
    /has no default export$/,
    'The default export of a page or a layout is its component: export default function Page() { … }.',
  ],
  [
    /^Element type is invalid/,
    'The default export of a page or a layout is a function that returns markup, and so is each component in it.',
  ],
  [
    /^Invalid tag: \//,
    'An import of an image is its address: <img src={logo} alt="…" />. For drawings that are components add vite-plugin-svgr and import "./logo.svg?react".',
  ],
  [
    /^Objects are not valid as a React child/,
    'Texts, numbers and elements can be shown: name the field of the object that is meant.',
  ],
  [
    /^A component suspended/,
    'A page waits for promises that are made outside of its components, and no component is async. A plugin can load what it shows.',
  ],
  [
    /^Failed to parse URL from \//,
    'Browsers have an address to begin at, and pages are rendered before there is one. Ask in an effect or in answer to an event.',
  ],
  [
    /^(?:window|document|self|location|history|screen|localStorage|sessionStorage|matchMedia|requestAnimationFrame|customElements|[A-Z]\w*(?:Element|Observer)) is not defined$/,
    "Browsers have it, and pages are rendered before there is one. Use it in an effect or in answer to an event; a package that wants it at once is loaded there: useEffect(() => void import('…'), []).",
  ],
]

/** `message` is that of the error. What React says has no line: the mistake is what a component is or returns, not what it does. */
export const adviceOf = (message: string): string | undefined =>
  known.find(([said]) => said.test(message.replace(/^The island \S+ failed to render: /, '')))?.[1]
