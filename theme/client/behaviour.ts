/**
 * Attributes by which scripts find elements, and in which they keep what they know, by feature. A component writes them
 * with `attribute`, a script looks for `[${menuAttributes.menu}]`. What only a style needs is a class.
 *
 * Attributes of the engine (`data-region`, `data-content`, …) and of Markdown (`data-lang`, …) are not listed.
 */

/** An attribute as props of an element. Without a value it is empty; with `undefined` it is left out. */
export const attribute = (
  name: `data-${string}`,
  ...value: readonly [] | readonly [string | undefined]
): Readonly<Record<`data-${string}`, string | undefined>> => ({ [name]: value.length ? value[0] : '' })

/** `client/menus.ts` */
export const menuAttributes = {
  /** A button with `aria-expanded` and its list. The value `click`: it does not open under the pointer. */
  menu: 'data-menu',
} as const

/** `client/drawers.ts` */
export const drawerAttributes = {
  drawer: 'data-drawer',
} as const

/** `client/tooltips.ts` */
export const tooltipAttributes = {
  tooltip: 'data-tooltip',
  /** Escape was pressed; until pointer and focus have left. */
  dismissed: 'data-dismissed',
} as const

/** `client/theme.ts` and `theme/noFlash.ts` */
export const themeAttributes = {
  button: 'data-theme-button',
  /** On the root: `light` or `dark`, where that was chosen. */
  theme: 'data-theme',
  /** On the root: the colour mode of the page for those who chose none. */
  initial: 'data-theme-default',
  /** On the root: nobody chooses. */
  fixed: 'data-theme-fixed',
} as const

/** `client/samePlace.ts` */
export const samePlaceAttributes = {
  /** A link to this page in another language or version. */
  link: 'data-same-place',
} as const

/** `client/announcement.ts` and `styles/noFlash.ts`, all but the button on the root. */
export const announcementAttributes = {
  close: 'data-announcement-close',
  /** Id of the announcement. */
  id: 'data-announcement',
  /** Its last day, `2026-01-31`. */
  until: 'data-until',
  /** It was closed, or is over. */
  closed: 'data-announcement-closed',
} as const

/** `client/scrolled.ts` and `client/backToTop.ts` */
export const scrollAttributes = {
  backToTop: 'data-back-to-top',
  /** On the root: the page has moved. */
  scrolled: 'data-scrolled',
  /** On the root: by more than a screen and a half. */
  scrolledFar: 'data-scrolled-far',
} as const

/** `client/search.ts` */
export const searchAttributes = {
  open: 'data-search-open',
  close: 'data-search-close',
  /** On the root: the keyboard has a command key. */
  mac: 'data-mac',
  /** What is shown answers an earlier query. */
  stale: 'data-stale',
  /** Browser tests look for these. */
  busy: 'data-search-busy',
  more: 'data-search-more',
  hint: 'data-search-hint',
  off: 'data-search-off',
} as const

/** `sentences.ts` */
export const sentenceAttributes = {
  /** Sentences by their names, as JSON. */
  sentences: 'data-sentences',
} as const

/** `client/hydrate.ts` */
export const hydrateAttributes = {
  /** Names of address parameters, with spaces between: with one of them the island within is hydrated at once. */
  parameters: 'data-hydrate-on',
  /** A button of an island that may be pressed before it is hydrated; without script it is disabled. */
  press: 'data-press',
} as const

/** `client/tree.ts` and `client/treeFilter.ts` */
export const treeAttributes = {
  /** Address of the whole tree, or nothing where the page has it. */
  tree: 'data-tree',
  /** A branch of which only the first page is there. */
  more: 'data-more',
  /** The list of what was found. */
  found: 'data-found',
} as const

/** `client/toc.ts` */
export const tocAttributes = {
  toc: 'data-toc',
} as const

/** `client/tabs.ts`; Markdown writes them, too. */
export const tabAttributes = {
  tabs: 'data-tabs',
  /** Name of the list of tabs, for those who do not see it. */
  label: 'data-list',
  /** Those of one group follow each other. */
  group: 'data-group',
  /** On a section. */
  value: 'data-value',
  title: 'data-label',
  /** The section that is shown first, where it is not the first one. */
  initial: 'data-default',
  /** On a tab: the value of its section. */
  tab: 'data-tab',
} as const

/** `client/copy.ts` */
export const copyAttributes = {
  /** A button or link: the address to copy. */
  link: 'data-copy-link',
  /** A button beside the link to the Markdown to copy: the address of a link is right wherever the site lies. */
  markdown: 'data-copy-markdown',
  /** For two seconds after it was copied. */
  done: 'data-done',
  /** On the root: nothing can be copied here. */
  noClipboard: 'data-no-clipboard',
} as const

/** `client/tables.ts` */
export const tableAttributes = {
  /** A frame whose table needs no scrolling. */
  fits: 'data-fits',
} as const

/** `client/zoomed.ts` */
export const zoomAttributes = {
  zoomable: 'data-zoom',
} as const
