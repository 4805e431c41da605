#!/usr/bin/env node
/** The program `site`. JavaScript, as its guard is: a Node that is too old cannot even open the other modules. */
import './guard.js'

const { programOfSite } = await import('./ownCopy.js')
const other = programOfSite(process.argv.slice(2))
if (other) await import(other)
else await start()

async function start() {
  // Half of a short run is reading and compiling modules. What was compiled is kept; child processes and threads find it by
  // the variable.
  process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../node_modules/.cache/compiled`
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { main } = await import('./program.ts')
  await main(process.argv.slice(2))
}
