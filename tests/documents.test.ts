/** What the documents name is there: files, commands, tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { namesIn } from './runner/names.ts'

const root = resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')
const files = await fastGlob(['*.md', 'docs/**/*.{md,mdx}', 'plugins/**/*.md', 'tests/*.md'], {
  cwd: root,
  ignore: ['docs/{dist,dist.prev,node_modules}/**'],
})
const documents = files.sort().map((file) => ({ file, text: textOf(file) }))
/** What was true of an older version stays in the history; the documentation's site speaks of the project of its reader. */
const current = documents.filter(({ file }) => file !== 'CHANGELOG.md' && !file.startsWith('docs/content/'))

/** Texts between back ticks on one line, and in fences of shell. */
function codeIn(text: string): readonly string[] {
  const fences = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines]) => lines!.split('\n'))
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!).concat(fences)
}

/** `file: what` of each text that `find` names in a document. */
const named = (find: (code: string) => readonly string[], from = documents) =>
  from.flatMap(({ file, text }) => codeIn(text).flatMap((code) => find(code).map((what) => ({ file, what }))))
const say = ({ file, what }: { file: string; what: string }) => `${file}: ${what}`

test('files and folders that documents name are there', () => {
  const paths = named((code) => {
    const isPath = /^(?:cli|engine|plugins|preset|theme|site|brands|content|tests|docs)\/[\w@./-]*$/.test(code)
    const isFile = /^[A-Z]+\.md$|^(?:package|package-lock|tsconfig)\.json$|^site\.config\.ts$|^urls\.lock$/.test(code)
    return isPath || isFile ? [code] : []
  }, current)
  assert.ok(paths.length > 40, String(paths.length))
  // Examples of what a person will make.
  const examples = /^brands\/acme\/|^content\/acme\/|^docs\/intro/
  assert.equal(paths.filter(({ what }) => !examples.test(what) && !existsSync(resolve(root, what))).map(say), [])
})

test('links between documents lead to files', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
      .filter(([, target]) => !/^[a-z]+:/.test(target!))
      .map(([, target]) => ({ file, what: target! })),
  )
  const isThere = ({ file, what }: (typeof links)[number]) => existsSync(resolve(root, file, '..', what))
  const inDecisions = links.filter(({ file }) => file.startsWith('docs/decisions/'))
  assert.ok(inDecisions.length > 30)
  assert.equal(inDecisions.filter((link) => !isThere(link)).map(say), [])
})

test('npm scripts and commands of site that documents name are there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
  const commands = [...textOf('cli/program.ts').matchAll(/define\(\s*'(\w+)'/g)].map(([, name]) => name!)
  assert.ok(commands.length > 8)
  const ran = named((code) => [...code.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name]) => name!))
  assert.ok(ran.length > 15)
  assert.equal(ran.filter(({ what }) => !(what in scripts)).map(say), [])
  const asked = named((code) => /^(?:npm run )?site (?:-- )?([a-z][\w|]*)/.exec(code)?.[1]?.split('|') ?? [])
  assert.ok(asked.length > 10)
  assert.equal(asked.filter(({ what }) => !commands.includes(what)).map(say), [])
  const readme = textOf('README.md')
  assert.equal(
    commands.filter((name) => !new RegExp(`all commands:[^|]*\\b${name}\\b`).test(readme)),
    [],
  )
})

test('each invariant names tests that are there', () => {
  const [, section] = /^## Invariants$(.*?)^## /ms.exec(textOf('ARCHITECTURE.md'))!
  const invariants = section!.split(/^(?=\d+\. )/m).slice(1)
  assert.is(invariants.length, 14)
  for (const invariant of invariants) {
    const flat = invariant.replaceAll(/\s+/g, ' ')
    const proofs = [...flat.matchAll(/`(tests\/[^`]+\.test\.ts)`((?:[,;]? "[^"]+")+)/g)]
    assert.ok(proofs.length, `no test: ${flat}`)
    for (const [, file, quoted] of proofs) {
      const names = namesIn(file!, textOf(file!))
      for (const [, name] of quoted!.matchAll(/"([^"]+)"/g))
        assert.ok(
          names.some((each) => each.includes(name!)),
          `${file} has no test "${name}"`,
        )
    }
  }
})

test('each decision has its number, its three parts, and one line in the index', () => {
  const folder = 'docs/decisions'
  const decisions = readdirSync(resolve(root, folder)).filter((name) => name !== 'README.md')
  const index = [...textOf(`${folder}/README.md`).matchAll(/^- \[(\d+)\. (.+)\]\((.+)\)$/gm)]
  assert.equal(index.map(([, , , file]) => file).toSorted(), decisions.toSorted())
  for (const [position, [, number, title, file]] of index.entries()) {
    assert.is(Number(number), position + 1)
    assert.ok(file!.startsWith(`${number!.padStart(2, '0')}-`), file)
    const text = textOf(`${folder}/${file}`)
    assert.match(text, `# ${number}. ${title}\n`)
    assert.equal(
      [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part),
      ['Context', 'Decision', 'Consequence'],
    )
  }
})

test('the changelog has a section for the version there is, with its day', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  const sections = [...textOf('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title!)
  assert.is(sections[0], 'Unreleased')
  assert.match(sections[1]!, new RegExp(`^${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`))
})

test.run()
