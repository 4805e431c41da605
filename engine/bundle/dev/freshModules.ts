/** The bundler lets browsers keep modules of packages for ever. Those of the engine are others with another configuration. */
import { realpathSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { tryTo } from '../../errors/tryTo.ts'
import { engineRoot } from '../../paths/linkedPackage.ts'

/** `file` is absolute; packages within the engine's folder are others. */
export function isOfEngine(file: string): boolean {
  const real = tryTo(() => realpathSync(file))
  const parts = real === undefined ? ['..'] : relative(engineRoot, real).split(sep)
  return parts[0] !== '..' && !parts.includes('node_modules')
}

/** From now on, browsers ask again whether what they have is still right. */
export function askAgain(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value)
}
