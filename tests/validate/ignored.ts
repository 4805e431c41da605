/**
 * What the checker says and we do not follow. Each entry has a reason, and is printed with how often it is meant.
 *
 * The version of the checker is the last that runs nothing when it is installed. It knows less of CSS than browsers have had
 * for years; what is told of here is in the specifications, and browsers without it show the page all the same.
 */
export type Ignored = {
  readonly message: RegExp
  /** Relative to the built site; without one, every file. */
  readonly file?: RegExp
  /** Of the text around the place, where the message says too little. */
  readonly extract?: RegExp
  readonly reason: string
}

const css = /\.css$/

export const ignored: readonly Ignored[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React writes <br/>. Values of attributes always have quotes, so that it does no harm.',
  },
  {
    message: /^Attribute “closedby” not allowed on element “dialog”/,
    reason: 'In the HTML standard; later versions of the checker know it.',
  },
  {
    message: /^Attribute “name” not allowed on element “details”/,
    reason: 'In the HTML standard, for one open answer at a time; later versions of the checker know it.',
  },
  {
    message: /^Attribute “autocorrect” not allowed on element “input”/,
    reason: 'In the HTML standard; later versions of the checker know it.',
  },
  {
    message: /^Attribute “aria-label” not allowed on element “svg”/,
    file: /\.svg$/,
    extract: /role="img"/,
    reason: 'SVG 2 allows it beside role="img"; later versions of the checker know it.',
  },
  {
    message:
      /^CSS: “(?:animation-timeline|container|container-type|interpolate-size|overflow-clip-margin|paint-order|rx|size-adjust|vector-effect|view-transition-name)”: Property .* doesn't exist/,
    file: css,
    reason: 'Properties that the checker does not know.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(?:container|layer|starting-style)”/,
    file: css,
    reason: 'Rules that the checker does not know.',
  },
  {
    message:
      /^CSS: Unknown pseudo-element or pseudo-class “(?::modal|:popover-open|::details-content|::view-transition)”/,
    file: css,
    reason: 'Selectors that the checker does not know.',
  },
  {
    message: /^CSS: Parse Error/,
    file: css,
    extract: /ighlight\(search\)/,
    reason: 'The checker does not know ::highlight().',
  },
  {
    message: /^CSS: “anchor-scope”: Parse Error/,
    file: css,
    reason: 'The checker does not know @supports with a name of an author.',
  },
  {
    message: /^CSS: Parse Error/,
    file: css,
    extract: /<\/styl/,
    reason: 'A bracket that it has missed because of that.',
  },
  {
    message: /^CSS: “(?:inset|right|bottom)”: Parse Error/,
    file: css,
    extract: /inset-(?:right|bottom)\)|bottom\)/,
    reason: 'The checker does not know env() within max() and calc().',
  },
  {
    message: /^CSS: “[\w-]+”: “var\(--[\w-]+\)” is not a “[\w-]+” value/,
    file: css,
    reason: 'The value of a variable is known in the browser alone.',
  },
  {
    message: /^CSS: “[\w-]+”: The types are incompatible/,
    file: css,
    extract: /--[\w-]+\)/,
    reason: 'A number times a variable that is a length: the checker takes both for numbers.',
  },
  {
    message: /^CSS: “(?:border|text-decoration-color)”: “(?:in|color-mix\(.*\))” is not a/,
    file: css,
    reason: 'The checker does not know color-mix() in every property.',
  },
  {
    message: /^CSS: “mask”: “linear-gradient\(-?90deg, #000 calc\(/,
    file: css,
    reason: 'The checker does not know calc() in the stops of a gradient.',
  },
  {
    message: /^CSS: “grid-template-rows”: “subgrid” is not a/,
    file: css,
    reason: 'The checker does not know subgrid.',
  },
  {
    message: /^CSS: “text-emphasis-position”: “under” is not a/,
    file: css,
    reason: 'CSS Text Decoration 4: the second word may be left out.',
  },
]
