/** Addresses that end without a slash. A bundle of a site that has none has nothing of this. */

/** Put in by the bundler: whether some brand of the site has such addresses. */
declare const bareAddresses: boolean

export const mayBeBare = typeof bareAddresses !== 'undefined' && bareAddresses

/** Whether the brand of this page has. */
export const isBare = (): boolean => document.documentElement.dataset['slash'] === 'never'

/** The home page keeps its slash. It imports nothing: the bundler would put what it shares with other modules into the script of all pages. */
export const withoutSlash = (pathname: string): string =>
  pathname === `${document.documentElement.dataset['base'] ?? ''}/` ? pathname : pathname.replace(/\/$/, '')
