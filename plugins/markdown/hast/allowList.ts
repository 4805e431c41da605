/** The HTML that a `.md` file may contain. Everything else is removed. */

export const allowedTags: ReadonlySet<string> = new Set(
  `a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp small source span strong sub summary sup table
  tbody td tfoot th thead time tr track u ul var video wbr`.split(/\s+/),
)

/** Obsolete tags and what replaces them. */
export const renamedTags: Readonly<Record<string, string>> = {
  font: 'span',
  center: 'div',
  strike: 's',
  big: 'span',
  tt: 'code',
  h1: 'h2',
}

/** Tags that are removed with their content. */
export const strippedTags: ReadonlySet<string> = new Set(
  `script style template noscript frame frameset object embed applet form input button select textarea option
  optgroup label fieldset svg math canvas map area base link meta title head noembed noframes
  xmp plaintext portal dialog slot marquee`.split(/\s+/),
)

const everywhere = new Set(['title', 'lang', 'dir', 'id', 'align'])

/** By tag, as hast names them. `href`, `src` and `cite` are checked for their scheme later on, with those of Markdown. */
const byTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
  blockquote: ['cite'],
  col: ['span', 'width'],
  colgroup: ['span', 'width'],
  del: ['cite', 'dateTime'],
  details: ['name', 'open'],
  img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading'],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  q: ['cite'],
  source: ['src', 'srcSet', 'media', 'sizes', 'type'],
  table: ['width'],
  td: ['colSpan', 'rowSpan', 'headers', 'width', 'height'],
  th: ['colSpan', 'rowSpan', 'headers', 'width', 'height', 'scope', 'abbr'],
  time: ['dateTime'],
  track: ['src', 'kind', 'srcLang', 'label', 'default'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'loop', 'muted', 'playsInline', 'preload'],
}

export const allowedAttributes = (tag: string, name: string): boolean =>
  everywhere.has(name) || (Object.hasOwn(byTag, tag) && byTag[tag]!.includes(name))

/** Tags that have no content and no end tag. */
export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
