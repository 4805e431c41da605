/**
 * For what a script is about to hide: out of sight until it has come, and there again for whoever waits for it in vain. The
 * keyframes are in `global.ts`. `!important`: it is no movement that a reader may want less of.
 */
export const untilScript = 'animation: 5s late !important;'
