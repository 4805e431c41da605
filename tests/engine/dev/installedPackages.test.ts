/** Packages that are installed, upgraded and removed while the dev server runs. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { packageFileVersion } from '../../../engine/disk/versionOf.ts'
import { watchInstalled } from '../../../engine/dev/installedPackages.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const { path: home, end } = openTempFolder()
test.after(end)
const root = join(home, 'site')

function write(file: string, value: object): void {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), JSON.stringify(value))
}
const install = (name: string, version: string) => write(`site/node_modules/${name}/package.json`, { name, version })

test('another version, or none, in the place of a package that may be loaded is told once', async () => {
  write('site/package.json', { dependencies: { old: '1', late: '1', under: '1' }, devDependencies: { tool: '1' } })
  for (const name of ['old', 'tool']) install(name, '1.0.0')
  write('under/package.json', { name: 'under', version: '1.0.0' })
  symlinkSync(join(home, 'under'), join(root, 'node_modules/under'), 'junction')
  const told: string[] = []
  const entry = 'node_modules/old/index.js'
  write(`site/${entry}`, {})
  const loaded = new Map([[join(root, entry), packageFileVersion(join(root, entry))!]])
  let tell = () => {}
  /** Resolves when all that was changed has been looked at. */
  const settled = async (expected: readonly string[]) => {
    while (told.length < expected.length) await new Promise<void>((resolve) => (tell = resolve))
    assert.equal(told.splice(0), expected)
  }
  const stop = watchInstalled(
    { root, loadedByNode: loaded },
    {
      problems(found) {
        told.push(...found.map(({ code, severity, message }) => `${severity} ${code} | ${message}`))
        tell()
      },
    },
  )
  try {
    write('under/package.json', { name: 'under', version: '2.0.0' })
    install('late', '1.0.0')
    install('old', '2.0.0')
    await settled(['warning package-replaced | old 2.0.0 is installed; the dev server goes on with 1.0.0'])
    install('late', '1.5.0')
    rmSync(join(root, 'node_modules/tool'), { recursive: true })
    await settled([
      'warning package-replaced | tool is not installed any more; the dev server goes on with 1.0.0',
      'warning package-replaced | late 1.5.0 is installed; the dev server goes on with 1.0.0',
    ])
    install('tool', '1.0.0')
    install('old', '3.0.0')
    await settled(['warning package-replaced | old 3.0.0 is installed; the dev server goes on with 1.0.0'])
    write('under/package.json', { name: 'under', version: '3.0.0', exports: './other.js' })
    await settled([
      'warning package-doors-changed | The package.json of under offers other modules; the dev server goes on with those it offered',
    ])
    write('under/package.json', { name: 'under', version: '3.0.0' })
    install('old', '1.0.0')
    write(`site/${entry}`, { edited: true })
    await settled([`warning package-edited | old was edited; the dev server goes on with what it has loaded`])
    install('old', '4.0.0')
    await settled(['warning package-replaced | old 4.0.0 is installed; the dev server goes on with 1.0.0'])
  } finally {
    stop()
  }
})

test.run()
