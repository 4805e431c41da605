import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lockFiles, packageManager } from '../../../engine/disk/lockFiles.ts'
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

test('the package manager is the one that package.json names, here or in the workspace, else that of the lock file', () =>
  inTempFolder((workspace) => {
    const root = join(workspace, 'packages/site')
    mkdirSync(root, { recursive: true })
    assert.is(packageManager(root), 'npm')
    writeFileSync(join(workspace, 'bun.lockb'), '')
    assert.is(packageManager(root), 'bun')
    writeFileSync(join(workspace, 'package.json'), '{ "packageManager": "yarn@4.18.0" }')
    assert.is(packageManager(root), 'yarn')
    writeFileSync(join(root, 'package.json'), '{ "packageManager": "pnpm@12.21.0+sha512.0" }')
    assert.is(packageManager(root), 'pnpm')
  }))

test.run()
