import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { manifestName } from '../../../engine/emit/manifest.ts'
import { openOutput } from '../../../engine/emit/output.ts'
import { hashOf } from '../../../engine/store/hash.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'
import { manifestOf } from './support/manifestOf.ts'

const test = suite<{ folder: TempFolder; root: string; out: string }>('output')
test.before.each((context) => {
  context.folder = openTempFolder()
  context.root = context.folder.path
  context.out = join(context.root, 'dist')
})
test.after.each(({ folder }) => folder.end())

async function build(out: string, files: Readonly<Record<string, string>>): Promise<void> {
  const output = await openOutput(out, dirname(out))
  for (const [name, body] of Object.entries(files)) {
    if (output.previous?.brands['acme']?.files[name]?.hash === hashOf(body)) await output.keep(`acme/${name}`)
    else await output.write(`acme/${name}`, body)
  }
  await output.commit(JSON.stringify(manifestOf(files)))
}

function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== manifestName,
  )
  return Object.fromEntries(
    entries.map((entry) => [
      join(entry.parentPath, entry.name).slice(folder.length + 6),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]),
  )
}

const [old, young] = [
  { 'index.html': 'old', 'a/index.html': 'same' },
  { 'index.html': 'young', 'a/index.html': 'same', 'b/index.html': 'new' },
]

/** Each state a build may leave behind when it is killed: between any two of its steps. */
const states: Readonly<Record<string, (out: string) => void>> = {
  'before the staging folder': () => {},
  'with an empty staging folder': (out) => mkdirSync(`${out}.staging-9`),
  'with half of its files': (out) => {
    mkdirSync(`${out}.staging-9/acme/a`, { recursive: true })
    writeFileSync(`${out}.staging-9/acme/index.html`, 'yo')
  },
  'with a whole staging folder': (out) => {
    mkdirSync(`${out}.staging-9/acme`, { recursive: true })
    writeFileSync(`${out}.staging-9/acme/index.html`, 'young')
    writeFileSync(`${out}.staging-9/${manifestName}`, JSON.stringify(manifestOf({ 'index.html': 'young' })))
  },
  'between the two renames': (out) => {
    states['with a whole staging folder']!(out)
    rmSync(`${out}.prev`, { recursive: true })
    renameSync(out, `${out}.prev`)
  },
  'while it removed the output before the last': (out) => {
    renameSync(`${out}.prev`, `${out}.staging-9-former`)
    rmSync(`${out}.staging-9-former/${manifestName}`)
  },
}
for (const [state, leave] of Object.entries(states)) {
  test(`F-01 killed ${state}: the old site stands, and the next build succeeds and cleans up`, async ({ out }) => {
    await build(out, { 'index.html': 'older' })
    await build(out, old)
    leave(out)
    const next = await openOutput(out, dirname(out))
    assert.equal(filesIn(out), old)
    await next.abort()
    assert.equal(filesIn(out), old)
    await build(out, young)
    assert.equal(filesIn(out), young)
    assert.equal(readdirSync(dirname(out)).sort(), ['dist', 'dist.prev'])
  })
}

test('a run that gives up leaves the former output as well: open tabs still ask for its scripts', async ({ out }) => {
  await build(out, old)
  await build(out, young)
  const next = await openOutput(out, dirname(out))
  await next.write('acme/index.html', 'half')
  await next.abort()
  assert.equal([filesIn(out), filesIn(`${out}.prev`)], [young, old])
})

test('a build that changes nothing touches neither the output nor the one before', async ({ out }) => {
  await build(out, old)
  await build(out, young)
  const stamps = () =>
    [out, `${out}.prev`].flatMap((folder) => [folder, join(folder, manifestName)].map((file) => statSync(file).ino))
  const before = stamps()
  await build(out, young)
  assert.equal([stamps(), filesIn(out), filesIn(`${out}.prev`)], [before, young, old])
  assert.equal(readdirSync(dirname(out)).sort(), ['dist', 'dist.prev'])
})

test('files that were put there anew by another program are as good, and looked at only once', async ({ out }) => {
  await build(out, old)
  utimesSync(join(out, 'acme/index.html'), new Date(), new Date(Date.now() + 5000))
  const before = statSync(join(out, manifestName)).ino
  await build(out, old)
  assert.is.not(statSync(join(out, manifestName)).ino, before)
})

const many = (changed: number, text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`${index % 3}/${index}/index.html`, index === changed ? text : 'same']),
  )

test('an output is made of the one before the last, whatever has been done to that', async ({ out }) => {
  await build(out, { ...many(0, 'first'), 'gone/deep/index.html': 'gone' })
  await build(out, many(1, 'second'))
  const former = `${out}.prev/acme`
  const folder = statSync(former).ino
  rmSync(join(former, '2/5/index.html'))
  writeFileSync(join(former, '2/5/index.html'), 'SAME')
  rmSync(join(former, '0/3'), { recursive: true })
  symlinkSync('../none', join(former, '1/link'))
  rmSync(join(former, '1/7/index.html'))
  mkdirSync(join(former, '1/7/index.html'))
  const third = { ...many(2, 'third'), 'new/index.html': 'new' }
  await build(out, third)
  assert.is(statSync(join(out, 'acme')).ino, folder)
  assert.equal(filesIn(out), third)
  assert.equal(readdirSync(join(out, 'acme')).sort(), ['0', '1', '2', 'new'])
  assert.equal(readdirSync(join(out, 'acme/1')).sort(), ['1', '4', '7'])
})

test('F-09 a folder beside the output that no build wrote is not removed, and not renamed over', async ({ out }) => {
  await build(out, old)
  mkdirSync(`${out}.prev`)
  writeFileSync(`${out}.prev/mine.txt`, 'mine')
  assert.equal(
    (await problemsOf(() => openOutput(out, dirname(out)))).map(({ code }) => code),
    ['output-unsafe'],
  )
  assert.is(readFileSync(`${out}.prev/mine.txt`, 'utf8'), 'mine')
})

test('F-09 links and pipes in the output are someone else’s as well', async ({ out, root }) => {
  await build(out, old)
  writeFileSync(join(root, 'mine.txt'), 'mine')
  symlinkSync('../../mine.txt', join(out, 'acme/link.txt'))
  assert.equal(
    (await problemsOf(() => openOutput(out, root))).map(({ code }) => code),
    ['output-unsafe'],
  )
  assert.is(readlinkSync(join(out, 'acme/link.txt')), '../../mine.txt')
  rmSync(join(out, 'acme/link.txt'))
  // One of our files, replaced by a link.
  rmSync(join(out, 'acme/index.html'))
  symlinkSync('../../mine.txt', join(out, 'acme/index.html'))
  assert.equal(
    (await problemsOf(() => openOutput(out, root))).map(({ code }) => code),
    ['output-unsafe'],
  )
})

test('F-09 an output that is reached by a link is refused: a swap would leave the files where they are', async ({
  out,
  root,
}) => {
  await build(join(root, 'real'), old)
  symlinkSync('real', out)
  assert.equal(
    (await problemsOf(() => openOutput(out, root))).map(({ code }) => code),
    ['output-unsafe'],
  )
  assert.equal(filesIn(join(root, 'real')), old)
})

const damages: Readonly<Record<string, (file: string) => void>> = {
  removed: (file) => rmSync(file),
  'made longer': (file) => appendFileSync(file, 'x'),
  emptied: (file) => writeFileSync(file, ''),
  'edited without a change of its size': (file) => {
    writeFileSync(file, 'emas')
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
  },
  'put back from an older copy of the same size': (file) => {
    writeFileSync(file, 'emas')
    const manifest = join(file, '../../..', manifestName)
    // The clock of the disk goes in steps.
    do utimesSync(file, new Date(0), new Date(0))
    while (statSync(file).ctimeMs <= statSync(manifest).mtimeMs)
  },
}
for (const [name, damage] of Object.entries(damages)) {
  test(`F-05 a file of the output that was ${name} is written again`, async ({ out }) => {
    await build(out, old)
    damage(join(out, 'acme/a/index.html'))
    await build(out, young)
    assert.equal(filesIn(out), young)
  })
}

test('what was removed from the output with its folder is written again', async ({ out }) => {
  await build(out, old)
  rmSync(join(out, 'acme'), { recursive: true })
  await build(out, old)
  assert.equal(filesIn(out), old)
})

test('a file that is as it was keeps its inode and its time, through many builds', async ({ out }) => {
  await build(out, old)
  const stamp = () => [statSync(join(out, 'acme/a/index.html')).ino, statSync(join(out, 'acme/a/index.html')).mtimeMs]
  const before = stamp()
  for (let round = 0; round < 4; round++) {
    await build(out, round % 2 ? old : young)
    assert.equal(stamp(), before)
  }
  assert.ok(existsSync(`${out}.prev`))
})

/** As someone whom permissions bind: they do not bind root. */
async function asOrdinary(folder: string, work: () => Promise<void>): Promise<void> {
  if (process.getuid!() !== 0) return work()
  chownSync(folder, 65534, 65534)
  process.seteuid!(65534)
  try {
    await work()
  } finally {
    process.seteuid!(0)
  }
}

test('N-33 an output that was made read-only is replaced, and removed when its time has come', async ({
  root,
  out,
}) => {
  await asOrdinary(root, async () => {
    await build(out, old)
    for (const part of ['acme/a/index.html', 'acme/index.html', manifestName]) chmodSync(join(out, part), 0o444)
    for (const part of ['acme/a', 'acme', '']) chmodSync(join(out, part), 0o555)
    for (const files of [young, old, young]) {
      await build(out, files)
      assert.equal(filesIn(out), files)
    }
    assert.equal(readdirSync(root).sort(), ['dist', 'dist.prev'])
  })
})

test('N-33 a file of the output that was made unreadable is written again', async ({ out }) => {
  await build(out, old)
  chmodSync(join(out, 'acme/a/index.html'), 0)
  await build(out, young)
  assert.is(statSync(join(out, 'acme/a/index.html')).mode & 0o400, 0o400)
  assert.equal(filesIn(out), young)
})

test('N-33 a manifest that may not be read is named: its output is no folder of others', async ({ root, out }) => {
  await asOrdinary(root, async () => {
    await build(out, old)
    chmodSync(join(out, manifestName), 0)
    try {
      await openOutput(out, root)
      assert.unreachable()
    } catch (error) {
      assert.is((error as NodeJS.ErrnoException).code, 'EACCES')
    }
  })
})

test.run()
