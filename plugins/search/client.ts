/** Door for the browser: what the site's worker and dialog need of search. */
export { rangesIn } from './excerpt.ts'
export { SearchError } from './failure.ts'
export { searchFailures } from './types.ts'
export type { Finder } from './finder.ts'
export type { Found, Hit, Marked, PageHits, SearchFailure, SearchSource } from './types.ts'

/** lunr comes with it: a page whose searches run in a worker never loads it. */
export const loadFinder = () => import('./finder.ts')
