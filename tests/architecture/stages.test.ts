/** Stages know nothing of each other, not even by way of a module between them: whoever composes them stands above. */
import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from './modules.ts'

const stages = ['scan', 'read', 'route', 'bundle', 'render', 'emit', 'check']
const root = resolve(import.meta.dirname, '../..')
const files = await fastGlob('engine/**/*.{ts,tsx}', { cwd: root })

/** File -> the engine's files it imports values of. */
const imports = new Map(
  files.map((file) => {
    const { modules } = lookAt(file, readFileSync(resolve(root, file), 'utf8'))
    const own = modules.filter((module) => module.startsWith('.'))
    return [file, own.map((module) => posix.join(posix.dirname(file), module))]
  }),
)

const stageOf = (file: string) => stages.find((stage) => file.startsWith(`engine/${stage}/`))

/** Ways from a stage into another one, each as the files on it. */
function waysFrom(file: string): readonly string[] {
  const ways = new Map([[file, file]])
  // A map that grows while it is walked.
  for (const [from, way] of ways)
    for (const to of imports.get(from) ?? []) if (!ways.has(to)) ways.set(to, `${way} -> ${to}`)
  return [...ways].filter(([to]) => stageOf(to) && stageOf(to) !== stageOf(file)).map(([, way]) => way)
}

test('no stage reaches another one, directly or through modules between them', () => {
  for (const stage of stages)
    assert.ok(
      files.some((file) => stageOf(file) === stage),
      stage,
    )
  assert.equal(files.filter(stageOf).flatMap(waysFrom), [])
})

test.run()
