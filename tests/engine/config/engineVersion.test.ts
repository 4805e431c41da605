import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engineVersion, fitsEngine, versionPattern } from '../../../engine/config/engineVersion.ts'

test('the engine has a version, which fits itself', () => {
  assert.match(engineVersion, versionPattern)
  assert.ok(fitsEngine(engineVersion, engineVersion))
})

for (const [wanted, version, fits] of [
  ['0.1', '0.1.0', true],
  ['0.1', '0.1.7', true],
  ['0.1.8', '0.1.7', false],
  ['0.1.7', '0.1.7', true],
  ['0.1', '0.2.0', false],
  ['0.2', '0.1.9', false],
  ['0.1', '1.0.0', false],
  ['1.0', '0.1.0', false],
  ['1.2', '1.2.0', true],
  ['1.2', '1.10.0', true],
  ['1.10', '1.2.9', false],
  ['1.2.3', '1.3.0', true],
  ['1.9', '2.0.0', false],
  ['0.0', '0.0.4', true],
] as const)
  test(`B-17 a plugin for ${wanted} ${fits ? 'fits' : 'does not fit'} ${version}`, () =>
    assert.is(fitsEngine(wanted, version), fits))

test.run()
