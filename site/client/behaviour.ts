/** Attributes of this site's own features, in the manner of the theme's list. */

/** `client/motion.ts` and `client/outOfSight.ts` */
export const motionAttributes = {
  button: 'data-motion-button',
  /** On the root: `paused`. */
  motion: 'data-motion',
  /** What moves by itself and is out of sight. */
  away: 'data-away',
} as const

/** `client/contactCard.ts` and `theme/noFlash.ts` */
export const contactAttributes = {
  open: 'data-contact-open',
  close: 'data-contact-close',
  /** On the root. */
  closed: 'data-contact-closed',
} as const

/** `client/consent.ts` and `theme/noFlash.ts` */
export const consentAttributes = {
  /** The question, with the address of the script that counts visits. */
  notice: 'data-analytics',
  /** A button: `granted`, `denied`, or `unset`, which asks again. */
  answer: 'data-consent-answer',
  /** On the root: the answer, or `unset`. */
  consent: 'data-consent',
  /** The script that counts visits. */
  script: 'data-analytics-script',
} as const

/** `client/dialogLinks.ts` */
export const dialogAttributes = {
  /** On a link: id of the dialog it opens. */
  opens: 'data-dialog',
} as const

/** `client/account.ts` and what it loads */
export const accountAttributes = {
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
export const consoleAttributes = {
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
export const formAttributes = {
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
export const ssoAttributes = {
  links: 'data-sso',
  provider: 'data-provider',
  returned: 'data-sso-return',
  /** State of the machine. */
  state: 'data-state',
} as const

/** `features/download/`; browser tests look for them. */
export const downloadAttributes = {
  /** State of the machine. */
  state: 'data-download-state',
  product: 'data-download-product',
  trouble: 'data-download-trouble',
  back: 'data-download-back',
  refresh: 'data-download-refresh',
} as const

/** `client/feedback.ts` and `features/feedback/send.ts` */
export const feedbackAttributes = {
  /** A `Kind`. */
  form: 'data-feedback',
  reach: 'data-reach',
  failure: 'data-feedback-failure',
  /** `answer` where one was asked for. */
  sent: 'data-sent',
  again: 'data-again',
} as const

/** `features/connectors/Catalogue.island.tsx`; browser tests look for them, too. */
export const catalogueAttributes = {
  /** Only what was asked for is shown: the script has taken over. */
  hydrated: 'data-catalogue',
  /** On the root: the address asks for a part of it. */
  asked: 'data-asked',
  controls: 'data-catalogue-controls',
  results: 'data-catalogue-results',
} as const

/** `features/pricing/calculator/`; browser tests look for it. */
export const calculatorAttributes = {
  /** `cloud` or `enterprise`. */
  panel: 'data-panel',
} as const

/** `features/ui-kit/`; browser tests look for it. */
export const kitAttributes = {
  form: 'data-kit-form',
} as const

/** `features/install/showLatestVersion.ts` */
export const installAttributes = {
  /** Name of the product. */
  product: 'data-install',
  /** Where its newest version is written. */
  version: 'data-version-here',
} as const

/** `ui/toast.ts` */
export const toastAttributes = {
  region: 'data-toasts',
  /** Its tone. */
  toast: 'data-toast',
} as const
