/** A QR code is a file of brands that have something to scan. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { qrCode } from '../../plugins/qrCode.ts'
import { buildInMemory } from '../support/memorySite.ts'

const codeOf = async (text: string | undefined) => {
  const { files } = await buildInMemory({ files: {}, plugins: [qrCode({ file: 'code.svg', text: () => text })] })
  return files.get('code.svg')
}

test('what is to be scanned is drawn', async () => {
  assert.match((await codeOf('https://acme.example/'))!, '<svg')
})

test('a brand with nothing to scan has no code', async () => {
  assert.is(await codeOf(undefined), undefined)
})

test.run()
