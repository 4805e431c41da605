/** The whole site, built into a folder of its own and served as it would be. */
import { rmSync } from 'node:fs'
import { site } from '../../support/cli.ts'
import { startServer } from '../support/server.ts'

export type BuiltSite = {
  /** `path` without a slash at the start. */
  urlOf(path: string, brand?: 'clougence' | 'bladepipe' | 'clouddm'): string
  end(): Promise<void>
}

export async function openBuiltSite(): Promise<BuiltSite> {
  const out = `.bench/e2e-connectors-${process.pid}`
  const { code, stderr } = await site(['build', '--out', out])
  if (code) throw new Error(`The site could not be built\n${stderr}`)
  const server = await startServer('preview', ['clougence', 'bladepipe', 'clouddm'], ['--out', out, '--no-sandbox'])
  return {
    urlOf: (path, brand = 'clougence') => server.urls[brand]! + path,
    async end() {
      await server.stop()
      rmSync(out, { recursive: true, force: true })
      rmSync(`${out}.prev`, { recursive: true, force: true })
    },
  }
}
