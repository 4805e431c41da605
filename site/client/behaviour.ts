/**
 * Attributes by which scripts find elements, and in which they keep what they know, by feature. A component writes them
 * with `mark`, a script looks for `[${menuMarks.menu}]`. What only a style needs is a class.
 *
 * Attributes of the engine (`data-region`, `data-content`, …) and of Markdown (`data-lang`, …) are not listed.
 */

/** An attribute as props of an element. Without a value it is empty; with `undefined` it is left out. */
export const mark = (
  name: `data-${string}`,
  ...value: readonly [] | readonly [string | undefined]
): Readonly<Record<`data-${string}`, string | undefined>> => ({ [name]: value.length ? value[0] : '' })

/** `client/menus.ts` */
export const menuMarks = {
  /** A button with `aria-expanded` and its list. The value `click`: it does not open under the pointer. */
  menu: 'data-menu',
} as const

/** `client/drawers.ts` */
export const drawerMarks = {
  drawer: 'data-drawer',
} as const

/** `client/tooltips.ts` */
export const tooltipMarks = {
  tooltip: 'data-tooltip',
  /** Escape was pressed; until pointer and focus have left. */
  dismissed: 'data-dismissed',
} as const

/** `client/theme.ts` and `theme/noFlash.ts` */
export const themeMarks = {
  button: 'data-theme-button',
  /** On the root: `light` or `dark`, where that was chosen. */
  theme: 'data-theme',
  /** On the root: the colour mode of the page for those who chose none. */
  initial: 'data-theme-default',
} as const

/** `client/motion.ts` and `client/outOfSight.ts` */
export const motionMarks = {
  button: 'data-motion-button',
  /** On the root: `paused`. */
  motion: 'data-motion',
  /** What moves by itself and is out of sight. */
  away: 'data-away',
} as const

/** `client/scrolled.ts` and `client/backToTop.ts` */
export const scrollMarks = {
  backToTop: 'data-back-to-top',
  /** On the root: the page has moved. */
  scrolled: 'data-scrolled',
  /** On the root: by more than a screen and a half. */
  scrolledFar: 'data-scrolled-far',
} as const

/** `client/announcement.ts` and `theme/noFlash.ts`, all but the button on the root. */
export const announcementMarks = {
  close: 'data-announcement-close',
  /** Id of the announcement. */
  id: 'data-announcement',
  /** Its last day, `2026-01-31`. */
  until: 'data-until',
  /** It was closed, or is over. */
  closed: 'data-announcement-closed',
} as const

/** `client/contactCard.ts` and `theme/noFlash.ts` */
export const contactMarks = {
  open: 'data-contact-open',
  close: 'data-contact-close',
  /** On the root. */
  closed: 'data-contact-closed',
} as const

/** `client/consent.ts` and `theme/noFlash.ts` */
export const consentMarks = {
  /** The question, with the address of the script that counts visits. */
  notice: 'data-analytics',
  /** A button: `granted` or `denied`. */
  answer: 'data-consent-answer',
  /** On the root: the answer, or `unset`. */
  consent: 'data-consent',
  /** The script that counts visits. */
  script: 'data-analytics-script',
} as const

/** `client/search.ts` */
export const searchMarks = {
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
export const sentenceMarks = {
  /** Sentences by their names, as JSON. */
  sentences: 'data-sentences',
} as const

/** `client/dialogLinks.ts` */
export const dialogMarks = {
  /** On a link: id of the dialog it opens. */
  opens: 'data-dialog',
} as const

/** `client/hydrate.ts` */
export const hydrateMarks = {
  /** Names of address parameters, with spaces between: with one of them the island within is hydrated at once. */
  parameters: 'data-hydrate-on',
  /** A button of an island that may be pressed before it is hydrated; without script it is disabled. */
  press: 'data-press',
} as const

/** `client/tree.ts` and `client/treeFilter.ts` */
export const treeMarks = {
  /** Address of the whole tree, or nothing where the page has it. */
  tree: 'data-tree',
  /** A branch of which only the first page is there. */
  more: 'data-more',
  /** The list of what was found. */
  found: 'data-found',
} as const

/** `client/toc.ts` */
export const tocMarks = {
  toc: 'data-toc',
} as const

/** `client/tabs.ts`; Markdown writes them, too. */
export const tabMarks = {
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
export const copyMarks = {
  /** A button or link: the address to copy. */
  link: 'data-copy-link',
  /** A button: the address of the Markdown to copy. */
  markdown: 'data-copy-markdown',
  /** For two seconds after it was copied. */
  done: 'data-done',
  /** On the root: nothing can be copied here. */
  noClipboard: 'data-no-clipboard',
} as const

/** `client/tables.ts` */
export const tableMarks = {
  /** A frame whose table needs no scrolling. */
  fits: 'data-fits',
} as const

/** `client/zoomed.ts` */
export const zoomMarks = {
  zoomable: 'data-zoom',
} as const

/** `client/account.ts` and what it loads */
export const accountMarks = {
  /** The menu of a person who is logged in. */
  menu: 'data-account',
  userName: 'data-user-name',
  /** On the root. */
  loggedIn: 'data-logged-in',
  logIn: 'data-log-in',
  logOut: 'data-log-out',
  tryCloud: 'data-try-cloud',
  /** Why somebody tries the cloud: a `LoginSource`. */
  source: 'data-source',
  download: 'data-download',
  /** What is downloaded: on the link, and on the dialog once it was opened. */
  edition: 'data-edition',
} as const

/** Addresses of the console, on what talks to it. */
export const consoleMarks = {
  api: 'data-api',
  /** On this machine. */
  localApi: 'data-local-api',
  login: 'data-login',
  home: 'data-home',
  cloud: 'data-cloud',
  /** On a link to a page of the console. */
  link: 'data-console',
} as const

/** `features/account/` and the fields in `ui/`; browser tests look for them. */
export const formMarks = {
  /** A `FormKind`. */
  form: 'data-account-form',
  hydrated: 'data-hydrated',
  failure: 'data-form-failure',
  field: 'data-field',
  /** The button that asks for a code. */
  code: 'data-code',
  showPassword: 'data-show-password',
  /** On a rule of a new password: whether it holds, `true` or `false`. */
  met: 'data-met',
} as const

/** `features/account/`; browser tests look for them. */
export const ssoMarks = {
  links: 'data-sso',
  provider: 'data-provider',
  returned: 'data-sso-return',
  /** State of the machine. */
  state: 'data-state',
} as const

/** `features/download/`; browser tests look for them. */
export const downloadMarks = {
  /** State of the machine. */
  state: 'data-download-state',
  product: 'data-download-product',
  trouble: 'data-download-trouble',
  back: 'data-download-back',
  refresh: 'data-download-refresh',
} as const

/** `client/feedback.ts` and `features/feedback/send.ts` */
export const feedbackMarks = {
  /** A `Kind`. */
  form: 'data-feedback',
  reach: 'data-reach',
  failure: 'data-feedback-failure',
  /** `answer` where one was asked for. */
  sent: 'data-sent',
  again: 'data-again',
} as const

/** `features/connectors/Catalogue.island.tsx`; browser tests look for them, too. */
export const catalogueMarks = {
  /** Only what was asked for is shown: the script has taken over. */
  hydrated: 'data-catalogue',
  controls: 'data-catalogue-controls',
  results: 'data-catalogue-results',
} as const

/** `features/pricing/calculator/`; browser tests look for it. */
export const calculatorMarks = {
  /** `cloud` or `enterprise`. */
  panel: 'data-panel',
} as const

/** `features/ui-kit/`; browser tests look for it. */
export const kitMarks = {
  form: 'data-kit-form',
} as const

/** `features/install/showLatestVersion.ts` */
export const installMarks = {
  /** Name of the product. */
  product: 'data-install',
  /** Where its newest version is written. */
  version: 'data-version-here',
} as const

/** `ui/toast.ts` */
export const toastMarks = {
  region: 'data-toasts',
  /** Its tone. */
  toast: 'data-toast',
} as const
