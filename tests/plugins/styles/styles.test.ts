/** Names of classes depend on the project alone. */
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
const config = site.read('site.config.ts')
site.write(
  'site.config.ts',
  config
    .replace('import { theme }', "import { styles } from '../../../plugins/styles/index.ts'\nimport { theme }")
    .replace('plugins: [', 'plugins: [styles(), '),
)
const view = site.read('site/layouts/Doc.tsx')
site.write(
  'site/layouts/Doc.tsx',
  `import { css } from '@linaria/core'\n${view.replace('<main>', '<main className={wide}>')}\nconst wide = css\`\n  color: red;\n\`\n`,
)
const buildOnce = join(import.meta.dirname, '../../engine/build/support/buildOnce.ts')

test('N-03 wherever the program is started, the output is the same', () => {
  const trees = [site.root, tmpdir(), join(site.root, 'site/layouts')].map((cwd) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [buildOnce, site.root, '{"cache":false}'], {
      cwd,
      encoding: 'utf8',
    })
    assert.is(status, 0, stdout + stderr)
    return site.tree()
  })
  assert.match(site.read('dist/alpha/docs/intro/index.html'), /<main class="w\w{1,7}">/)
  assert.equal(trees[1], trees[0])
  assert.equal(trees[2], trees[0])
})

test.run()
