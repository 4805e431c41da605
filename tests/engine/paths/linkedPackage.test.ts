import { mkdirSync, readlinkSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, win32 } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fromRoot } from '../../../engine/paths/fromRoot.ts'
import { isOutside, linkFromAbove } from '../../../engine/paths/linkedPackage.ts'
import { filesOf } from '../../../engine/paths/packageOf.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('linkedPackage')

/** A workspace with a site and a package in `folder`, with a file in it. */
function inWorkspace(folder: string, work: (site: string, file: string) => void) {
  return inTempFolder((workspace) => {
    const site = join(workspace, 'packages/site')
    mkdirSync(site, { recursive: true })
    mkdirSync(join(workspace, folder), { recursive: true })
    writeFileSync(join(workspace, folder, 'package.json'), '{ "name": "@acme/stars" }')
    work(site, join(workspace, folder, 'theme/Star.js'))
  })
}

const installed = 'node_modules/@acme/stars'

test('a package that a workspace has further up is linked, and its files have names that begin at the project', () =>
  inWorkspace(installed, (site, file) => {
    assert.is(fromRoot(site, file), `../../${installed}/theme/Star.js`)
    linkFromAbove(site, file)
    linkFromAbove(site, file)
    assert.is(fromRoot(site, file), `${installed}/theme/Star.js`)
    assert.is(realpathSync(join(site, installed)), dirname(dirname(file)))
  }))

test('so is a member of the workspace, which its package manager has linked further up', () =>
  inWorkspace('packages/stars', (site, file) => {
    const links = join(site, '../../node_modules/@acme')
    mkdirSync(links, { recursive: true })
    symlinkSync('../../packages/stars', join(links, 'stars'), 'junction')
    linkFromAbove(site, file)
    assert.is(fromRoot(site, file), `${installed}/theme/Star.js`)
  }))

test('a link to where the package was before is made anew', () =>
  inWorkspace(installed, (site, file) => {
    mkdirSync(join(site, 'node_modules/@acme'), { recursive: true })
    symlinkSync('../../../gone', join(site, installed), 'junction')
    linkFromAbove(site, file)
    assert.is(fromRoot(site, file), `${installed}/theme/Star.js`)
  }))

test('what Node would not find from the project, and a package of the project itself, stay as they are', () =>
  inWorkspace('elsewhere/stars', (site, file) => {
    linkFromAbove(site, file)
    assert.is(fromRoot(site, file), '../../elsewhere/stars/theme/Star.js')
    mkdirSync(join(site, installed), { recursive: true })
    linkFromAbove(site, join(site, installed, 'theme/Star.js'))
    assert.throws(() => readlinkSync(join(site, installed)))
  }))

test('one that a package manager keeps in a folder called by its version has the name of the link to it', () => {
  for (const stored of [
    '.pnpm/@acme+stars@1.0.0/node_modules/@acme/stars',
    '.store/@acme-stars-npm-1.0.0-d19d16b382/package',
  ])
    inWorkspace(`packages/site/node_modules/${stored}`, (site, file) => {
      assert.is(fromRoot(site, file), `node_modules/${stored}/theme/Star.js`)
      mkdirSync(join(site, 'node_modules/@acme'))
      symlinkSync(`../${stored}`, join(site, installed), 'junction')
      assert.is(fromRoot(site, file), `${installed}/theme/Star.js`)
    })
})

test('another drive of Windows is outside', () => {
  for (const [folder, outside] of [
    [String.raw`D:\stars`, true],
    [String.raw`C:\stars`, true],
    [String.raw`c:\Site\stars`, false],
    [String.raw`C:\site\..stars`, false],
  ] as const)
    assert.is(isOutside(String.raw`C:\site`, folder, win32), outside, folder)
})

test('files of a package are told wherever a package manager keeps it', () => {
  const react = filesOf('react', 'react-dom')
  for (const file of [
    'react/index.js',
    '.pnpm/react@19.3.1/node_modules/react/index.js',
    '.store/react-dom-virtual-4eb1a7eb07/package/client.js',
  ])
    for (const path of [`/site/node_modules/${file}`, `C:\\site\\node_modules\\${file.replaceAll('/', '\\')}`])
      assert.match(path, react)
  for (const file of [
    'react-is/index.js',
    '.store/react-is-npm-19.0.0-4eb1a7eb07/package/index.js',
    '.store/react-is/react.js',
  ])
    assert.not.match(`/site/node_modules/${file}`, react)
})

test.run()
