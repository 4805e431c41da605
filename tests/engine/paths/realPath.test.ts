/** Where the system does not tell `c:\\sites` from `C:\\Sites`. */
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { realPath } from '../../../engine/paths/realPath.ts'

const folder = realpathSync(tmpdir())

test('a path has the letters of the disk, however it was typed', () => {
  assert.is(realPath(folder), folder)
  assert.is(
    realPath(folder, (path) => path.toUpperCase()),
    folder.toUpperCase(),
  )
})

test('the long form of a name, which Node has for manifests, is that of the same file', () => {
  assert.is(realPath(`\\\\?\\${folder}`), folder)
})

test('a drive that stands for a folder stays', () => {
  assert.is(
    realPath(folder, () => '//server/share/site'),
    folder,
  )
})

test.run()
