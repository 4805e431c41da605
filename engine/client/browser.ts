/** The browser's entry, on every page: hydrates islands, navigates by swapping pages. At most 6 kB gzip and without React. */
import { startIslands } from './islands.ts'
import { startNavigator } from './navigator.ts'

startIslands()
startNavigator()
