#!/usr/bin/env node
/** The program `site`. JavaScript, as its guard is: a Node that is too old cannot even open the other modules. */
import './guard.js'

const { main } = await import('./program.ts')
await main(process.argv.slice(2))
