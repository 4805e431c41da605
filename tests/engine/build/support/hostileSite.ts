/** A site that hostile files are put into, beside a folder with a secret. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../../engine/types.ts'
import { errorsIn, openSite } from '../../../support/buildSite.ts'
import { problemsOf } from '../../../support/memorySite.ts'

export const docs = 'content/acme/zh/docs'
export const canary = 'canary-5d0f-of-another-project'

/** Built. `restore` puts its files back, `end` removes it. */
export async function openHostileSite() {
  const site = openSite('small')
  await site.build()
  const tree = site.tree()
  const pristine = site.copy()
  writeFileSync(join(site.root, '../canary.md'), `# ${canary}\n`)
  mkdirSync(join(site.root, '../outside'))
  writeFileSync(join(site.root, '../outside/secret.md'), `# ${canary}\n`)
  writeFileSync(
    join(site.root, '../outside/secret.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text>${canary}</text></svg>`,
  )
  const assertNoCanary = () =>
    assert.equal(spawnSync('grep', ['-rl', canary, join(site.root, 'dist')], { encoding: 'utf8' }).stdout, '')
  return {
    site,
    tree,
    assertNoCanary,
    /** The errors of a build with the site as it is, or all it tells; nothing of the canary is anywhere, and the old site stands. */
    async failing(what: 'errors' | 'all' = 'errors'): Promise<readonly Diagnostic[]> {
      const problems = await problemsOf(async () => {
        const result = await site.build()
        const errors = errorsIn(result)
        if (errors.length) throw SiteError.from(what === 'all' ? result.diagnostics : errors)
      })
      assert.equal(site.tree(), tree)
      assertNoCanary()
      return problems
    },
    link(target: string, file: string): void {
      mkdirSync(join(site.root, file, '..'), { recursive: true })
      symlinkSync(target, join(site.root, file))
    },
    gone(...files: readonly string[]): void {
      for (const file of files) rmSync(join(site.root, file), { recursive: true })
    },
    restore(): void {
      for (const folder of ['content', 'site']) {
        rmSync(join(site.root, folder), { recursive: true })
        cpSync(join(pristine.root, folder), join(site.root, folder), { recursive: true })
      }
    },
    end(): void {
      pristine.end()
      site.end()
    },
  }
}
