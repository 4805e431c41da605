/** Mistakes in sidebars that stand in the configuration itself are told at their lines. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const site = openSite('small')
test.after(() => site.end())

test('each mistake of a sidebar in the configuration has its line, and is told once', async () => {
  site.write(
    'site.config.ts',
    site.read('site.config.ts').replace(
      'docs({',
      `docs({
      sidebars: () => ({
        main: [
          'intor',
          { labl: 'Forum', href: 'https://forum.example.com' },
          { folder: 'nowhere' },
          { label: 'Nothing' },
        ],
        none: [],
      }),
      `,
    ),
  )
  const problems = await failureOf(() => site.build())
  const first =
    site
      .read('site.config.ts')
      .split('\n')
      .findIndex((line) => line.includes("'intor'")) + 1
  assert.equal(problems.map(brief), [
    `sidebar-item-invalid site.config.ts:${first + 1}:13`,
    `sidebar-item-without-link site.config.ts:${first + 3}:11`,
    `doc-unknown site.config.ts:${first}:11`,
    `sidebar-folder-unknown site.config.ts:${first + 2}:13`,
    `sidebar-empty site.config.ts:${first + 5}:9`,
  ])
})

test.run()
