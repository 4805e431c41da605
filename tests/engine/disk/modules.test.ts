/** Which modules a hash is made of. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { modulesOf } from '../../../engine/disk/modules.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { writeFiles } from '../../support/writeFiles.ts'

const { path: root, end } = openTempFolder()
test.after(end)

function namesFrom(files: Readonly<Record<string, string>>, first: string): readonly string[] {
  writeFiles(root, files)
  return [...modulesOf(root, [first]).keys()]
}

test('imports are followed as a bundler follows them: without an extension, to the index of a folder, in JavaScript', () => {
  const files = {
    'a/client.ts': "import { b } from './helper'\nexport * from './parts'\nimport sheet from './x.css?inline'\n",
    'a/helper.ts': "import './deep.mjs'\n",
    'a/deep.mjs': "import('./last.js')\n",
    'a/last.js': '',
    'a/parts/index.jsx': "import '../../outside'\n",
    'a/x.css': '',
  }
  assert.equal(namesFrom(files, 'a/client.ts'), [
    'a/client.ts',
    'a/deep.mjs',
    'a/helper.ts',
    'a/last.js',
    'a/parts/index.jsx',
    'a/x.css',
    'outside',
  ])
})

test('a module that is not there yet is one of them, so that its coming is a change', () => {
  assert.equal(namesFrom({ 'b/a.ts': "import './later.ts'\n" }, 'b/a.ts'), ['b/a.ts', 'b/later.ts'])
})

test.run()
