/** The browser's entry, on every page: wakes islands, turns links into swaps. At most 6 kB gzip and without React. */
import { startIslands } from './islands.ts'
import { startNavigator } from './navigator.ts'

startIslands()
startNavigator()
