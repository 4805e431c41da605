/** `npm run machines`: draws all machines into `site/MACHINES.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAll, drawingFile } from './draw.ts'
import { loadMachines, root } from './machines.ts'

const machines = await loadMachines()
writeFileSync(join(root, drawingFile), drawAll(machines))
console.log(`${machines.length} machines in ${drawingFile}`)
