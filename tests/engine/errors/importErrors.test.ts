/** What is told of imports that lead nowhere: the bundler's own words come from the bundler, so that a new version of it is noticed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { viewMissing } from '../../../engine/errors/pageMessages.ts'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build, createServer, isRunnableDevEnvironment, type InlineConfig } from 'vite'
import { strictJson } from '../../../engine/bundle/strictJson.ts'
import { toDiagnostics } from '../../../engine/errors/foreign.ts'
import { moduleMissing } from '../../../engine/errors/importErrors.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

type Project = Readonly<Record<string, string>>

const around: Project = {
  'site/tones.ts': "export const red = '#f00'\n",
  'node_modules/tools/package.json':
    '{ "name": "tools", "exports": { ".": "./index.js", "./theme/*": { "types": "./lib/*.d.ts", "default": "./lib/*.js" } } }',
  'node_modules/tools/lib/wrap.js': 'export const wrap = 1\n',
  'site/folder.css/some.txt': '',
  'node_modules/tools/index.js': 'export const tool = 1\n',
  'node_modules/modern/package.json': '{ "name": "modern", "type": "module", "exports": "./index.js" }',
  'node_modules/modern/index.js': "import 'peer-of-modern'\nexport const it = 1\n",
  'node_modules/common/package.json': '{ "name": "common" }',
  'node_modules/common/index.js': "exports.it = require('peer-of-common')\n",
}

function write(root: string, files: Project): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [strictJson(root)],
})

async function inBuild(root: string): Promise<void> {
  const input = join(root, 'site/look.ts')
  await build({ ...shared(root), build: { write: false, rolldownOptions: { input } } })
}

async function inDev(root: string): Promise<void> {
  const server = await createServer({
    ...shared(root),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const render = server.environments['ssr']!
    assert.ok(isRunnableDevEnvironment(render))
    await render.runner.import('/site/look.ts')
  } finally {
    await server.close()
  }
}

/** The problem of `site/look.ts` with this import in its fourth line. */
async function toldOf(
  statement: string,
  run: (root: string) => Promise<void>,
  others: Project = {},
): Promise<Diagnostic> {
  return inTempFolder(async (folder) => {
    // The bundler names files from where it runs, which is not as far from here as the root is.
    const root = join(folder, 'far/away')
    const types = "import './tones.ts'\nimport type Gone from './gone.ts'\n// './gone.ts'\n"
    write(root, { ...around, ...others, 'site/look.ts': `${types}${statement}\nexport const look = it\n` })
    const found = await run(root).then(
      () => [],
      (error: unknown) => toDiagnostics(error, { root }),
    )
    assert.is(found.length, 1, statement)
    return found[0]!
  })
}

const said = ({ code, message, place }: Diagnostic): string =>
  [code, message, place && [place.file, place.line, place.column].filter(Boolean).join(':')].filter(Boolean).join(' ')

const nowhere: readonly (readonly [statement: string, told: string, hint: RegExp])[] = [
  [
    "import { it } from './gone.ts'",
    'module-missing "./gone.ts" is imported, but is not there site/look.ts:4:20',
    /^Paths are from the file/,
  ],
  [
    "import { it } from '../site/tone.ts'",
    'module-missing "../site/tone.ts" is imported, but is not there site/look.ts:4:20',
    /^Did you mean "\.\.\/site\/tones\.ts"\?$/,
  ],
  [
    "export { it } from 'no-such-package/part'",
    'module-missing "no-such-package/part" is imported, but is not there site/look.ts:4:20',
    /^Run npm install/,
  ],
  [
    "import { it } from 'tools/part'",
    'module-missing "tools/part" is imported, but the package offers nothing by this name site/look.ts:4:20',
    /"exports"/,
  ],
  [
    "import { it } from 'tools/theme/wrapp'",
    'module-missing "tools/theme/wrapp" is imported, but is not there site/look.ts:4:20',
    /^Did you mean "tools\/theme\/wrap"\?$/,
  ],
  [
    "import { it } from 'modern'",
    'module-missing "peer-of-modern" is imported by the package modern, but is not there node_modules/modern/index.js',
    /^Run npm install peer-of-modern\.$/,
  ],
  [
    "import { it } from 'common'",
    'module-missing "peer-of-common" is imported by the package common, but is not there node_modules/common/index.js',
    /^Run npm install peer-of-common\.$/,
  ],
  [
    "import { it } from './folder.css'",
    'module-missing "./folder.css" is imported, but is not there site/look.ts:4:20',
    /^This is a folder/,
  ],
]
for (const [name, run] of Object.entries({ build: inBuild, dev: inDev })) {
  test(`G-03 in ${name} an import that leads nowhere is told at its line, with what may be meant`, async () => {
    for (const [statement, told, hint] of nowhere) {
      const problem = await toldOf(statement, run)
      assert.is(said(problem), told)
      assert.match(problem.hint!, hint)
    }
  })

  test(`G-03 in ${name} JSON that a module imports is told where it stops being JSON, and no other that is broken`, async () => {
    const texts = {
      '{ ä: 1 }': 'Expected',
      '{ "ä": 1,\n "ä": "1\n" }': 'Bad control',
      '': 'Unexpected end',
      '[1, x]': 'Unexpected token',
    }
    const lines = [1, 2, 1, 1]
    for (const [index, [text, reason]] of Object.entries(texts).entries()) {
      const problem = await toldOf("import it from './data.json'", run, {
        'site/data.json': text,
        'a.json': text,
      })
      assert.is(
        `${problem.code} ${problem.place?.file}:${problem.place?.line}`,
        `json-invalid site/data.json:${lines[index]}`,
      )
      assert.match(problem.message, `"site/data.json" is no JSON: ${reason}`)
      assert.match(problem.hint!, 'double quotes')
    }
  })
}

test('G-03 a name that a module does not export is told where it is imported, and not where it is used', async () => {
  assert.is(
    said(await toldOf("import { red as it, rad } from './tones.ts'; export { rad }", inBuild)),
    'export-missing "site/tones.ts" exports no "rad" site/look.ts:4:21',
  )
  const problem = await toldOf("import it from './tones.ts'", inBuild)
  assert.is(said(problem), 'export-missing "site/tones.ts" has no default export site/look.ts:4:8')
  assert.match(problem.hint!, '{ and }')
  const others: readonly (readonly [statement: string, line: number, column: number])[] = [
    ["import { red } from './tones.ts'\nimport it from './tones.ts'", 5, 8],
    ["import it, { red } from './tones.ts'", 4, 8],
    ["export { default as it } from './tones.ts'", 4, 10],
  ]
  for (const [statement, line, column] of others)
    assert.equal((await toldOf(statement, inBuild)).place, { file: 'site/look.ts', line, column })
})

test('a default that a package does not have is told where it is imported', async () => {
  const files = {
    'node_modules/@a/named/package.json':
      '{ "name": "@a/named", "type": "module", "exports": { "./part": "./lib/part.js" } }',
    'node_modules/@a/named/lib/part.js': 'export const it = 1\n',
  }
  const problem = await toldOf("import type {} from '@a/name'\nimport it from '@a/named/part'", inBuild, files)
  assert.is(said(problem), 'export-missing "node_modules/@a/named/lib/part.js" has no default export site/look.ts:5:8')
})

test('what is wrong in a package beside the project, in a workspace, is told with its name from the project', async () => {
  const statement = "import { it } from '../../ui/index.ts'"
  const wrong = {
    "export { it } from './gone.ts'": 'module-missing "./gone.ts" is imported, but is not there ../ui/index.ts:2:20',
    'const it = <;': 'bundle-failed Unexpected token ../ui/index.ts:2:13',
  }
  for (const run of [inBuild, inDev])
    for (const [text, told] of Object.entries(wrong))
      assert.is(said(await toldOf(statement, run, { '../ui/index.ts': `\n${text}\n` })), told)
  assert.is(
    said(await toldOf(statement, inBuild, { '../ui/index.ts': 'export const that = 1\n' })),
    'export-missing "../ui/index.ts" exports no "it" site/look.ts:4:10',
  )
})

test('a file that is there by now is not what may be meant', async () => {
  const hint = await inTempFolder(async (root) => {
    write(root, { 'site/look.ts': "import './late.css'\n", 'site/late.css': '' })
    return moduleMissing('./late.css', 'site/look.ts', root)!.hint
  })
  assert.not.match(hint!, 'late.css')
})

test('G-03 a layout that is not there is told where the configuration names it', async () => {
  const place = await inTempFolder(async (root) => {
    write(root, { 'site.config.ts': "export default {\n  view: 'site/layouts/Dok.tsx',\n}\n" })
    const views = ['site/layouts/Doc.tsx']
    return viewMissing('site/layouts/Dok.tsx', '/a/', views, { root, file: 'site.config.ts' }).diagnostics[0]!.place
  })
  assert.equal(place, { file: 'site.config.ts', line: 2, column: 10 })
})

test('G-03 a file that is no text is told itself, and not the import of it', async () => {
  await inTempFolder(async (root) => {
    write(root, { 'site/look.ts': "import './sheet.css'\n" })
    writeFileSync(join(root, 'site/sheet.css'), Buffer.from('é { top: \u00E9 }', 'latin1'))
    const [problem] = await inBuild(root).then(
      () => [],
      (error: unknown) => toDiagnostics(error, { root }),
    )
    assert.equal(
      [problem?.code, problem?.message, problem?.place?.file],
      ['file-not-utf8', 'Not valid UTF-8 at byte 0', 'site/sheet.css'],
    )
  })
})

test('what a package imports is a matter of the package', async () => {
  const problem = await inTempFolder(async (root) => {
    write(root, {
      ...around,
      'node_modules/tools/index.js': "export { it } from './gone.js'\n",
      'site/look.ts': "export { it } from 'tools'\n",
    })
    return inBuild(root).then(
      () => [],
      (error: unknown) => toDiagnostics(error, { root }),
    )
  })
  assert.equal(
    problem.map(({ code, place }) => [code, place?.file]),
    [['module-missing', 'node_modules/tools/index.js']],
  )
})

test('what a package does not offer is told of one whose folder is named as on Windows', () =>
  inTempFolder((root) => {
    writeFileSync(join(root, 'look.ts'), "import '@sky/stars/part'\n")
    for (const folder of [
      String.raw`C:/site\node_modules\@sky\stars`,
      String.raw`C:/site\node_modules\@sky/stars`,
      '/site/node_modules/@sky/stars',
    ]) {
      const message = `"./part" is not exported under the conditions ["import"] from package ${folder} (see exports field in x)`
      const [told] = toDiagnostics(new Error(message), { root })
      assert.equal([told!.code, told!.place?.file], ['module-missing', 'look.ts'], folder)
    }
  }))

test.run()
