/** No module needs itself, by way of types either: each can be read after what it imports. */
import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from './modules.ts'

const root = resolve(import.meta.dirname, '../..')

/** Ways on which a file comes back to itself, one for each import that closes one. */
function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    const start = way.indexOf(file)
    if (start >= 0) return [[...way.slice(start), file].join(' -> ')]
    if (done.has(file)) return []
    const found = (imports.get(file) ?? []).flatMap((target) => walk(target, [...way, file]))
    done.add(file)
    return found
  }
  return [...imports.keys()].flatMap((file) => walk(file, []))
}

test('no module imports itself through others, types included', async () => {
  const files = await fastGlob('{cli,engine,plugins,preset,theme,site,brands,tests}/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/node_modules', '**/dist*', 'tests/fixtures', 'tests/sites'],
  })
  const imports = files.sort().map((file) => {
    const own = lookAt(file, readFileSync(resolve(root, file), 'utf8')).known.filter((module) => module.startsWith('.'))
    return [file, own.map((module) => posix.join(posix.dirname(file), module))] as const
  })
  assert.ok(files.includes('engine/nouns.ts'))
  assert.equal(cyclesOf(new Map(imports)), [])
})

test('cycles are named with what they pass', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
  ])
  assert.equal(cyclesOf(imports), ['a -> b -> c -> a', 'd -> d'])
})

test.run()
