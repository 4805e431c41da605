import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { manifestName } from '../../../engine/emit/manifest.ts'
import { swap, openOutput } from '../../../engine/emit/output.ts'
import { assertOutside } from '../../../engine/emit/previous.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { inTempFolder } from '../../support/tempFolder.ts'
import { manifestOf } from './support/manifestOf.ts'

const inProject = (run: (root: string, out: string) => Promise<void>) =>
  inTempFolder((root) => run(root, join(root, 'dist')))

async function write(out: string, root: string, files: Record<string, string>): Promise<void> {
  const output = await openOutput(out, root)
  for (const [name, body] of Object.entries(files)) await output.write(`acme/${name}`, body)
  await output.commit(JSON.stringify(manifestOf(files)))
}

async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  try {
    await promise
    return undefined
  } catch (error) {
    return error instanceof SiteError ? error.diagnostics[0]!.code : String(error)
  }
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof SiteError ? error.diagnostics[0]!.message : String(error)
}

test('the old site stands until the new one is whole', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'old' })
    const output = await openOutput(out, root)
    await output.write('acme/index.html', 'new')
    assert.is(readFileSync(join(out, 'acme/index.html'), 'utf8'), 'old')
    await output.commit(JSON.stringify(manifestOf({ 'index.html': 'new' })))
    assert.is(readFileSync(join(out, 'acme/index.html'), 'utf8'), 'new')
  }))

test('a folder that was made for the output beforehand does not stand in the way of later builds', () =>
  inProject(async (root, out) => {
    mkdirSync(out)
    for (const body of ['one', 'two', 'three']) await write(out, root, { 'a.html': body })
    assert.is(readFileSync(join(out, 'acme/a.html'), 'utf8'), 'three')
    rmSync(`${out}.prev`, { recursive: true })
    writeFileSync(`${out}.prev`, 'A file.')
    assert.is(await codeOf(openOutput(out, root)), 'output-unsafe')
  }))

test('F-19 a run that gives up leaves the old site and no staging folder', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'old' })
    const output = await openOutput(out, root)
    await output.write('acme/index.html', 'half')
    await output.abort()
    assert.is(readFileSync(join(out, 'acme/index.html'), 'utf8'), 'old')
    assert.equal(
      readdirSync(root).filter((name) => name.includes('staging')),
      [],
    )
  }))

test('a kept file is the same file, not a copy', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'same' })
    const before = statSync(join(out, 'acme/index.html'))
    const output = await openOutput(out, root)
    await output.keep('acme/index.html')
    await output.commit(JSON.stringify(manifestOf({ 'index.html': 'same' })))
    const after = statSync(join(out, 'acme/index.html'))
    assert.equal([after.ino, after.mtimeMs], [before.ino, before.mtimeMs])
  }))

test('F-01 a run killed between the two renames is repaired by the next', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'old' })
    renameSync(out, `${out}.prev`)
    mkdirSync(`${out}.staging-1`)
    const notes: string[] = []
    const output = await openOutput(out, root, { note: (text) => void notes.push(text) })
    assert.is(readFileSync(join(out, 'acme/index.html'), 'utf8'), 'old')
    assert.not(existsSync(`${out}.staging-1`))
    assert.equal(notes, [
      'dist was gone, so the output before, dist.prev, is there again until this run has made another.',
    ])
    await output.abort()
  }))

test('F-01 a new output that cannot be moved leaves the old one where it was', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'old' })
    const folder = `${out}.staging-1`
    const isRefused = async (from: string, to: string) => {
      if (from === folder) throw new Error('busy')
      renameSync(from, to)
    }
    const error = await swap({ folder, out, previousFolder: `${out}.prev` }, isRefused).catch(({ message }) => message)
    assert.equal([error, readFileSync(join(out, 'acme/index.html'), 'utf8')], ['busy', 'old'])
  }))

test('F-09 what no build wrote is never touched', () =>
  inProject(async (root, out) => {
    const unsafe: Record<string, () => string> = {
      'the project': () => root,
      'a folder around the project': () => join(root, '..'),
      'a file': () => {
        writeFileSync(out, 'mine')
        return out
      },
      'a folder with other files': () => {
        rmSync(out)
        mkdirSync(out)
        writeFileSync(join(out, 'thesis.txt'), 'mine')
        return out
      },
    }
    for (const [name, make] of Object.entries(unsafe))
      assert.is(await codeOf(openOutput(make(), root)), 'output-unsafe', name)
    assert.is(readFileSync(join(out, 'thesis.txt'), 'utf8'), 'mine')

    rmSync(out, { recursive: true })
    await write(out, root, { 'index.html': 'ours' })
    writeFileSync(join(out, 'acme/notes.txt'), 'mine')
    assert.is(await codeOf(openOutput(out, root)), 'output-unsafe')
    assert.is(readFileSync(join(out, 'acme/notes.txt'), 'utf8'), 'mine')

    for (const odd of [
      'null',
      '{"version":1,"brands":{"acme":null}}',
      '{"version":1,"brands":{"acme":{"files":null}}}',
    ]) {
      writeFileSync(join(out, manifestName), odd)
      assert.is(await codeOf(openOutput(out, root)), 'output-unsafe', odd)
    }
  }))

test('an output in another one is refused, and one around another one, by its whole name', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'ours' })
    const inner = join(out, 'sub/deep')
    assert.match(await messageOf(assertOutside(inner, root)), /^"dist\/sub\/deep" cannot .* it lies in "dist"/)
    await assertOutside(out, root)

    await write(inner, root, { 'index.html': 'ours' })
    assert.match(await messageOf(openOutput(out, root)), /"dist\/sub\/deep" in it is the output of another build/)
    rmSync(join(out, 'sub'), { recursive: true })
    mkdirSync(join(out, 'acme/notes'))
    writeFileSync(join(out, 'acme/notes/mine.txt'), 'mine')
    assert.match(await messageOf(openOutput(out, root)), '"acme/notes/mine.txt"')
  }))

test('B-15 a name that leaves the folder is refused', () =>
  inProject(async (root, out) => {
    const output = await openOutput(out, root)
    assert.is(await codeOf(output.write('acme/../../escape.txt', 'x')), 'output-unsafe')
    assert.not(existsSync(join(root, 'escape.txt')))
    await output.abort()
  }))

test('F-02 a run that fails removes what it wrote, also while it is still writing', () =>
  inProject(async (root, out) => {
    const output = await openOutput(out, root)
    const writing = Array.from({ length: 300 }, (_, index) => output.write(`acme/${index % 30}/${index}.html`, 'x'))
    const settled = Promise.allSettled(writing)
    await output.abort()
    assert.equal(readdirSync(root), [])
    assert.match((await codeOf(output.write('acme/late.html', 'x')))!, 'no longer')
    await settled
    assert.equal(readdirSync(root), [])
  }))

test('the manifest is there as soon as the folder is', () =>
  inProject(async (root, out) => {
    await write(out, root, { 'index.html': 'x' })
    assert.ok(existsSync(join(out, manifestName)))
  }))

test('an output folder that is a link is followed nowhere', () =>
  inProject(async (root, out) => {
    mkdirSync(join(root, 'elsewhere'))
    writeFileSync(join(root, 'elsewhere/mine.txt'), 'mine')
    symlinkSync(join(root, 'elsewhere'), out)
    assert.is(await codeOf(openOutput(out, root)), 'output-unsafe')
    assert.is(readFileSync(join(root, 'elsewhere/mine.txt'), 'utf8'), 'mine')
  }))

test.run()
