/** Addresses in stylesheets of dev, before the bundler looks for what they name. */
import { mkdirSync, writeFileSync } from 'node:fs'
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

test('on Windows the root is written otherwise than the bundler writes files, and another drive has an address', () =>
  inTempFolder((folder) => {
    const before = process.cwd()
    process.chdir(folder)
    try {
      for (const place of ['C:/site', 'D:/stars']) {
        mkdirSync(place, { recursive: true })
        writeFileSync(`${place}/a.png`, '')
      }
      const { handler } = findLateAddresses(String.raw`C:\site`).transform as {
        handler: (css: string, id: string) => { code: string } | undefined
      }
      const made = (place: string) => handler('a { background: url(./a.png) }', `${place}/site.css`)?.code
      assert.is(made('C:/site'), 'a { background: url(/a.png) }')
      assert.is(made('D:/stars'), 'a { background: url(/@fs/D:/stars/a.png) }')
    } finally {
      process.chdir(before)
    }
  }))

test.run()
