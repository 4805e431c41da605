import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lockFiles } from '../../../engine/disk/lockFiles.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('lockFiles')

test('those of the project, else of the workspace it is a part of: packages may be upgraded there', () =>
  inTempFolder((workspace) => {
    const root = join(workspace, 'packages/site')
    mkdirSync(root, { recursive: true })
    writeFileSync(join(workspace, 'pnpm-lock.yaml'), '')
    assert.equal(lockFiles(root), ['../../pnpm-lock.yaml'])
    for (const name of ['package-lock.json', 'bun.lock']) writeFileSync(join(root, name), '')
    assert.equal(lockFiles(root), ['package-lock.json', 'bun.lock'])
  }))

test.run()
