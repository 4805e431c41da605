import { jsonText } from '../../../cli/formats/json.ts'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createDisk } from '../../../engine/disk/disk.ts'
import type { SiteError } from '../../../engine/errors/SiteError.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'

const canary = 'canary-of-another-project'
const test = suite<{ folder: TempFolder; parent: string; root: string }>('disk')

test.before.each((context) => {
  context.folder = openTempFolder()
  context.parent = context.folder.path
  context.root = join(context.parent, 'site')
  mkdirSync(join(context.root, 'content/docs'), { recursive: true })
  writeFileSync(join(context.parent, 'secret.md'), canary)
  mkdirSync(join(context.parent, 'site-secret'))
  writeFileSync(join(context.parent, 'site-secret/secret.md'), canary)
  writeFileSync(join(context.root, 'content/docs/real.md'), 'real')
})

test.after.each(({ folder }) => folder.end())

const all = ['content/**/*.md']
const moduleUrl = (file: string) => new URL(file, import.meta.url).href

/** Permissions do not bind root. */
const listAsStranger = `import { chmodSync } from 'node:fs'
const [, module, root] = process.argv
const { createDisk } = await import(module)
chmodSync(root + '/content/docs', 0)
chmodSync(root + '/..', 0o755)
if (process.getuid() === 0) process.setuid(65534)
const disk = await createDisk(root)
await disk.list(['content/**']).catch(({ diagnostics: [{ code, place }] }) => process.stdout.write(code + ' ' + place.file))`

const textOf = async (root: string, file: string) => Buffer.from(await (await createDisk(root)).read(file)).toString()

test('A-02 a link to a file outside is refused', async ({ root, parent }) => {
  symlinkSync(join(parent, 'secret.md'), join(root, 'content/docs/link.md'))
  symlinkSync('../../../site-secret/secret.md', join(root, 'content/docs/near.md'))
  const disk = await createDisk(root)
  assert.equal(await disk.list(all), ['content/docs/link.md', 'content/docs/near.md', 'content/docs/real.md'])
  for (const file of ['content/docs/link.md', 'content/docs/near.md']) {
    assert.equal((await problemsOf(() => disk.read(file))).map(brief), [`file-outside ${file}`])
  }
})

test('A-02 a link that stays inside is followed', async ({ root }) => {
  symlinkSync('real.md', join(root, 'content/docs/link.md'))
  assert.is(await textOf(root, 'content/docs/link.md'), 'real')
})

test('A-02 a link to a hidden file is refused, also where the link is hidden itself', async ({ root }) => {
  const hidden = ['.env', '.git/config', 'content/.draft.md', '.cache/node_modules/a.md']
  const shown = ['public/.well-known/security.txt', 'node_modules/.pnpm/stars@1.0.0/node_modules/stars/a.md']
  for (const [index, target] of [...hidden, ...shown].entries()) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), canary)
    symlinkSync(join(root, target), join(root, `content/docs/${index}.md`))
  }
  symlinkSync(join(root, '.env'), join(root, 'content/.leak.svg'))
  const disk = await createDisk(root)
  const outcomes = [...hidden, ...shown].map(async (_, index) => {
    const file = `content/docs/${index}.md`
    return disk.read(file).then(
      (bytes) => bytes.toString(),
      ({ diagnostics }: SiteError) => brief(diagnostics[0]!).replace(file, ''),
    )
  })
  assert.equal(await Promise.all(outcomes), [...hidden.map(() => 'file-hidden '), ...shown.map(() => canary)])
  assert.equal((await problemsOf(() => disk.read('content/.leak.svg'))).map(brief), ['file-hidden content/.leak.svg'])
})

test('A-01 A-05 no name leads out of the root', async ({ root, parent }) => {
  const disk = await createDisk(root)
  for (const file of [
    '../secret.md',
    'content/../../secret.md',
    '../site-secret/secret.md',
    '..',
    `content/docs/../../..${parent}/secret.md`,
  ]) {
    assert.equal(
      (await problemsOf(() => disk.read(file))).map(({ code }) => code),
      ['file-outside'],
      file,
    )
  }
  // Below the root, however it looks.
  assert.equal(
    (await problemsOf(() => disk.read('/etc/passwd'))).map(({ code }) => code),
    ['file-missing'],
  )
})

test('A-03 a linked folder is not entered, and its files are refused by name', async ({ root, parent }) => {
  symlinkSync(join(parent, 'site-secret'), join(root, 'content/outside'))
  symlinkSync('outside', join(root, 'content/chain'))
  const disk = await createDisk(root)
  assert.equal(await disk.list(all), ['content/docs/real.md'])
  for (const folder of ['outside', 'chain']) {
    assert.equal(
      (await problemsOf(() => disk.read(`content/${folder}/secret.md`))).map(({ code }) => code),
      ['file-outside'],
    )
  }
})

test('A-03 a folder that becomes a link after a read is not followed', async ({ root, parent }) => {
  const disk = await createDisk(root)
  assert.is(Buffer.from(await disk.read('content/docs/real.md')).toString(), 'real')
  renameSync(join(root, 'content/docs'), join(root, 'content/was'))
  symlinkSync(join(parent, 'site-secret'), join(root, 'content/docs'))
  assert.equal(
    (await problemsOf(() => disk.read('content/docs/secret.md'))).map(({ code }) => code),
    ['file-outside'],
  )
})

test('where a file lies behind a link to a folder is told as it is now, with nothing listed', async ({ root }) => {
  mkdirSync(join(root, 'packages/stars/docs/deep'), { recursive: true })
  const disk = await createDisk(root)
  const [file, link] = ['content/docs/stars/deep/a.md', join(root, 'content/docs/stars')]
  assert.is(disk.realFile(file), undefined)
  symlinkSync('../../packages/stars/docs', link)
  assert.is(disk.realFile(file), 'packages/stars/docs/deep/a.md')
  await Promise.resolve()
  unlinkSync(link)
  mkdirSync(join(link, 'deep'), { recursive: true })
  assert.is(disk.realFile(file), undefined)
})

test('A-03 a root reached by a link is as good as any', async ({ root, parent }) => {
  symlinkSync(root, join(parent, 'door'))
  const disk = await createDisk(join(parent, 'door'))
  assert.equal(await disk.list(all), ['content/docs/real.md'])
  assert.is(Buffer.from(await disk.read('content/docs/real.md')).toString(), 'real')
})

test('A-03 a link put in place between check and read is not followed', async ({ root, parent }) => {
  const file = join(root, 'content/docs/real.md')
  symlinkSync(join(parent, 'secret.md'), `${file}.link`)
  const disk = await createDisk(root)
  // A read is one step of this thread: whoever comes between is another.
  const swapping = new Worker(
    `const { renameSync } = require('node:fs')
const { workerData: file } = require('node:worker_threads')
for (;;) {
  renameSync(file, file + '.kept')
  renameSync(file + '.link', file)
  renameSync(file, file + '.link')
  renameSync(file + '.kept', file)
}`,
    { eval: true, workerData: file },
  )
  await once(swapping, 'online')
  const seen = new Set<string>()
  for (let round = 0; round < 3000 || !seen.has('real') || !seen.has('refused'); round++) {
    seen.add(
      await disk.read('content/docs/real.md').then(
        (bytes) => Buffer.from(bytes).toString(),
        () => 'refused',
      ),
    )
  }
  await swapping.terminate()
  assert.not.ok(seen.has(canary))
})

test('A-04 loops of links end at once, with an error', async ({ root }) => {
  symlinkSync('b.md', join(root, 'content/docs/a.md'))
  symlinkSync('a.md', join(root, 'content/docs/b.md'))
  symlinkSync('..', join(root, 'content/docs/up'))
  const disk = await createDisk(root)
  assert.equal(await disk.list(all), ['content/docs/a.md', 'content/docs/b.md', 'content/docs/real.md'])
  const [problem] = await problemsOf(() => disk.read('content/docs/a.md'))
  assert.equal([problem!.code, problem!.place?.file], ['link-loop', 'content/docs/a.md'])
  assert.not.match(jsonText(problem!), root)
})

test('F-12 a link to nothing is told apart from a file that is not there', async ({ root }) => {
  symlinkSync('gone.md', join(root, 'content/docs/dangling.md'))
  const disk = await createDisk(root)
  for (const [name, code] of [
    ['dangling.md', 'link-dangling'],
    ['gone.md', 'file-missing'],
    ['real.md/below-a-file.md', 'file-missing'],
  ]) {
    const [problem] = await problemsOf(() => disk.read(`content/docs/${name}`))
    assert.is(problem!.code, code)
  }
})

test('A-21 a pipe or a socket is listed and told when it is read, and none of them blocks', async ({ root }) => {
  spawnSync('mkfifo', [join(root, 'content/docs/pipe.md')])
  symlinkSync('pipe.md', join(root, 'content/docs/to-pipe.md'))
  symlinkSync('.', join(root, 'content/docs/to-folder.md'))
  mkdirSync(join(root, 'content/docs/folder.md'))
  const server = createServer().listen(join(root, 'content/docs/socket.md'))
  const disk = await createDisk(root)
  const names = ['pipe.md', 'real.md', 'socket.md', 'to-folder.md', 'to-pipe.md']
  assert.equal(
    await disk.list(all),
    names.map((name) => `content/docs/${name}`),
  )
  for (const [name, code] of [
    ['pipe', 'file-special'],
    ['socket', 'file-special'],
    ['to-pipe', 'file-special'],
    ['to-folder', 'link-to-folder'],
    ['folder', 'file-missing'],
  ]) {
    const file = `content/docs/${name}.md`
    assert.equal((await problemsOf(() => disk.read(file))).map(brief), [`${code} ${file}`])
  }
  await new Promise((done) => server.close(done))
})

test('A-21 a folder that cannot be listed is named', async ({ root }) => {
  const listed = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', listAsStranger, moduleUrl('../../../engine/disk/disk.ts'), root],
    { encoding: 'utf8' },
  )
  assert.is(listed.stdout, 'permission-denied content/docs', listed.stderr)
})

test('A-23 what editors, version control and packages leave behind is not listed', async ({ root }) => {
  const noise = [
    '.#real.md',
    'real.md~',
    '.real.md.swp',
    '4913',
    '.DS_Store',
    '.git/x.md',
    'node_modules/pkg/readme.md',
    '.obsidian/x.md',
  ]
  for (const file of noise) {
    mkdirSync(join(root, 'content/docs', file, '..'), { recursive: true })
    writeFileSync(join(root, 'content/docs', file), canary)
  }
  assert.equal(await (await createDisk(root)).list(all), ['content/docs/real.md'])
})

test('D-10 names come sorted by code unit, however they were made', async ({ root }) => {
  const names = ['z.md', 'a.md', 'Z.md', 'ä.md', '中.md', '10.md', '9.md', '😀.md', '～.md']
  for (const name of names) writeFileSync(join(root, 'content/docs', name), '')
  const listed = await (await createDisk(root)).list(all)
  assert.equal(listed, [...names, 'real.md'].map((name) => `content/docs/${name}`).sort())
})

test('several globs list a file once, and "!" leaves files out', async ({ root }) => {
  writeFileSync(join(root, 'content/docs/_part.md'), '')
  const disk = await createDisk(root)
  assert.equal(await disk.list(['content/**/*.md', 'content/docs/*', '!**/_*']), ['content/docs/real.md'])
})

test.run()
