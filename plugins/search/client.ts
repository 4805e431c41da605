/** Entry for the browser: what the site's worker and dialog import from search. */
export { rangesIn } from './excerpt.ts'
export { SearchError } from './SearchError.ts'
export { searchFailures } from './types.ts'
export type { Finder } from './finder.ts'
export type { SearchResponse, Highlighted, Hit, PageHits, SearchFailure, SearchSource } from './types.ts'

/** Loaded on demand, because it includes lunr: a page that searches in a worker never needs it. */
export const loadFinder = () => import('./finder.ts')
