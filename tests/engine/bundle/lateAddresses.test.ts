/** Addresses in stylesheets of dev, before the bundler looks for what they name. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findLateAddresses } from '../../../engine/bundle/dev/stylesheets.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

test('what is there is named from the root, and whatever cannot be decoded stays as it is', () =>
  inTempFolder(async (root) => {
    writeFileSync(join(root, 'a b.png'), '')
    const { handler } = findLateAddresses(root).transform as {
      handler: (css: string, id: string) => { code: string } | undefined
    }
    const made = (css: string) => handler(css, join(root, 'site.css'))?.code
    assert.is(made("a { background: url('./a%20b.png') }"), "a { background: url('/a%20b.png') }")
    for (const address of ['./none.png', './%zz.png', 'a.png', 'https://a.b/c.png'])
      assert.is(made(`a { background: url(${address}) }`), undefined, address)
  }))

test.run()
