/** Formats for CI servers: complete, readable by strict readers, and closed to what texts of files say. */
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Log } from 'sarif'
import { visit } from 'unist-util-visit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readExplanations } from '../../cli/explanations.ts'
import { github, withoutCommands } from '../../cli/formats/github.ts'
import { junit } from '../../cli/formats/junit.ts'
import { jsonText } from '../../cli/formats/json.ts'
import { markdown } from '../../cli/formats/markdown.ts'
import { fileNames, type FinishedRun } from '../../cli/formats/run.ts'
import { sarif } from '../../cli/formats/sarif.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { xmlProblems } from '../support/xml.ts'

const broken: Diagnostic = {
  code: 'link-broken',
  severity: 'error',
  message: 'No page at "/docs/intor/"',
  place: { file: 'content/acme/en/docs/start.md', line: 3, column: 5 },
  hint: 'Did you mean "/docs/intro/"?',
}
const long: Diagnostic = { code: 'title-long', severity: 'warning', message: 'The title is long' }

const hostileText =
  'a%0Ab\r\n::error::x\n  ::stop-commands::t\n##[add-mask]y ]]></failure><script> | `code` @someone #1 http://x.example \u001B[31m\0\uFFFE\uD800 -->"\'&amp;'
const hostile: Diagnostic = {
  code: 'syntax',
  severity: 'error',
  message: hostileText,
  place: { file: 'content/a,b:c%|"<x>\uDC00\n::error::/\u7b2c.md', line: 1, column: 1 },
  hint: hostileText,
}

const run = (diagnostics: readonly Diagnostic[], other: Partial<FinishedRun> = {}): FinishedRun => ({
  command: 'check',
  exitCode: 1,
  diagnostics,
  pages: 412,
  rendered: 12,
  seconds: 8.14,
  files: fileNames('/repo/site', '/repo', 'site.config.ts'),
  ...other,
})

test('github: an annotation for each problem, errors first, files from the root of the repository', () => {
  assert.is(
    github(run([long, broken])),
    '::error file=site/content/acme/en/docs/start.md,line=3,col=5,title=link-broken::No page at "/docs/intor/"%0AHint: Did you mean "/docs/intro/"?\n' +
      '::warning title=title-long::The title is long\n',
  )
  assert.is(github(run([])), '')
})

test('github: as many as are shown, then a count', () => {
  const lines = github(run([...Array.from({ length: 13 }, () => broken), long])).split('\n')
  assert.is(lines.filter((line) => line.startsWith('::error ')).length, 10)
  assert.is(lines[10], '::notice::3 more errors are in the log of this step')
  assert.match(lines[11]!, /^::warning /)
})

test('github: a hostile text stays one annotation', () => {
  const text = github(run([hostile]))
  assert.is(text.split('\n').length, 2)
  assert.not.match(text, /[\r\0\u001B]|##\[/)
  const [, properties, message] = /^::error ([^:]*)::(.*)\n$/.exec(text)!
  assert.is(properties!.split(',').length, 4)
  assert.match(message!, 'a%250Ab%0A::error::x')
})

test('SECURITY.md "no command of a CI server": nor one of Azure Pipelines or TeamCity, in no format', () => {
  const orders = ['##[add-mask]y', '##vso[task.setvariable variable=PATH]/evil', "##teamcity[setParameter name='a']"]
  for (const order of orders) {
    const told = run([{ ...hostile, message: `a\n ${order} ${order}\n  ::stop-commands::t` }])
    const texts = [github, sarif, junit, markdown].map((format) => format(told))
    for (const text of [...texts, withoutCommands(order), jsonText({ order })])
      assert.not.ok(
        text.split('\n').some((line) => /##\w*\[/.test(line) || /^\s*::(?!error )/.test(line)),
        text,
      )
    assert.equal(JSON.parse(jsonText({ order })), { order })
  }
})

test('github: a log holds nothing to obey', () => {
  const lines = withoutCommands(hostileText).split(/\r\n|\r|\n/)
  assert.equal(
    lines.filter((line) => line.trimStart().startsWith('::') || line.includes('##[')),
    [],
  )
  assert.is(withoutCommands('a::b ## [c]'), 'a::b ## [c]')
  assert.not.match(jsonText({ text: '##[error]' }), '##[')
  assert.equal(JSON.parse(jsonText({ text: '##[error]' })), { text: '##[error]' })
})

test('sarif: rules, results and regions', () => {
  const log = JSON.parse(sarif(run([broken, long, broken]))) as Log
  assert.is(log.version, '2.1.0')
  const [{ tool, results, invocations, columnKind }] = log.runs as [Log['runs'][number]]
  assert.equal(
    [invocations![0]!.executionSuccessful, invocations![0]!.exitCode, columnKind],
    [true, 1, 'utf16CodeUnits'],
  )
  assert.equal(
    tool.driver.rules!.map(({ id, shortDescription }) => [id, shortDescription!.text]),
    [
      ['link-broken', 'Link broken'],
      ['title-long', 'Title long'],
    ],
  )
  const [known, unknown] = tool.driver.rules!.map(({ help }) => help!.text)
  assert.is(known, readExplanations().get('link-broken'))
  assert.is(unknown, 'The title is long')
  assert.equal(
    results!.map(({ ruleIndex, level }) => [ruleIndex, level]),
    [
      [0, 'error'],
      [1, 'warning'],
      [0, 'error'],
    ],
  )
  assert.equal(results![0]!.locations![0]!.physicalLocation, {
    artifactLocation: { uri: 'site/content/acme/en/docs/start.md', uriBaseId: '%SRCROOT%' },
    region: { startLine: 3, startColumn: 5 },
  })
  // Code scanning refuses a result without a place.
  assert.equal(results![1]!.locations![0]!.physicalLocation, {
    artifactLocation: { uri: 'site/site.config.ts', uriBaseId: '%SRCROOT%' },
  })
  const prints = results!.map(({ partialFingerprints }) => partialFingerprints!['siteProblem/v1'])
  assert.is(new Set(prints).size, 3)
  const moved = JSON.parse(sarif(run([{ ...broken, place: { ...broken.place!, line: 9 } }]))) as Log
  assert.is(moved.runs[0]!.results![0]!.partialFingerprints!['siteProblem/v1'], prints[0])
})

test('sarif: a hostile text and file stay values; addresses are relative, or whole', () => {
  const text = sarif(run([hostile, { ...long, place: { file: '/elsewhere/a b.ts' } }]))
  assert.not.match(text, '##[')
  const [{ results }] = (JSON.parse(text) as Log).runs as [Log['runs'][number]]
  const [first, second] = results!.map(({ locations }) => locations![0]!.physicalLocation!.artifactLocation!)
  assert.match(first!.uri!, /^site\/content\/[\w%.-]+\/[\w%.-]+\.md$/)
  assert.equal(second, { uri: 'file:///elsewhere/a%20b.ts' })
  assert.ok(results![0]!.message.text!.isWellFormed())
})

test('junit: a suite for each file; warnings are skipped cases; a clean run is a case that passes', async () => {
  const text = junit(run([broken, long]))
  assert.match(text, '<testsuites name="site check" tests="2" failures="1" errors="0" skipped="1" time="8.140">')
  assert.match(
    text,
    '<testsuite name="site/content/acme/en/docs/start.md" tests="1" failures="1" errors="0" skipped="0">',
  )
  assert.match(text, '<failure message="No page at &quot;/docs/intor/&quot;" type="link-broken">')
  assert.match(text, '<skipped message="The title is long"/>')
  const clean = junit(run([], { exitCode: 0 }))
  assert.match(clean, /<testsuite name="site check" tests="1" failures="0"[^>]*>\n\s*<testcase [^>]*><\/testcase>/)
  assert.equal(await xmlProblems({ 'problems.xml': text, 'clean.xml': clean }), [])
})

test('junit: a hostile text is well-formed, and read as it was', async () => {
  const text = junit(run([hostile]))
  assert.equal(await xmlProblems({ 'hostile.xml': text }), [])
  assert.not.match(text, '##[')
  const [, failure] = /<failure [^>]*>([^<]*)<\/failure>/.exec(text)!
  assert.match(decodeEntities(failure!), '##[add-mask]y ]]></failure><script>')
})

const parse = (text: string) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

test('markdown: figures, problems by code, the first problems', () => {
  const text = markdown(run([long, broken, broken]))
  assert.match(text, /^<!-- site-check -->\n### site check failed: 2 errors, 1 warning\n/)
  assert.match(text, '| 412 | 12 | 3 | 8.1 s |')
  const tables = parse(text).children.filter(({ type }) => type === 'table')
  assert.is(tables.length, 3)
  const [, codes, problems] = tables.map((table) => decodeEntities(toString(table)))
  assert.match(codes!, /link-broken<\/code>error2.*title-long<\/code>warning1/)
  assert.match(problems!, /^PlaceProblem.*start\.md:3:5.*No page at "\/docs\/intor\/".*Hint: <code>Did you mean/)
  assert.match(markdown(run([], { exitCode: 0 })), '### site check passed: no problems')
  assert.match(markdown(run([], { exitCode: 4, pages: undefined })), '### site check failed: no problems')
})

test('markdown: it stays short', () => {
  const text = markdown(run(Array.from({ length: 300 }, () => ({ ...broken, message: 'x'.repeat(5000) }))))
  assert.match(text, '… and 280 more.')
  assert.ok(text.length < 20_000, String(text.length))
})

test('markdown: a hostile text is one cell that mentions nobody and links nothing', () => {
  const tree = parse(markdown(run([hostile])))
  const tables = tree.children.filter(({ type }) => type === 'table')
  assert.is(tables.length, 3)
  const rows = (tables[2] as { children: readonly { children: readonly unknown[] }[] }).children
  assert.equal(
    rows.map(({ children }) => children.length),
    [2, 2],
  )
  const types = new Set<string>()
  visit(tree, (node) => {
    types.add(node.type)
    if (node.type === 'html') assert.match(node.value, /^<!-- site-check -->$|^<\/?code>$|^<br>$/)
    // Outside of references nothing is left to be found as a name or an address.
    if (node.type === 'text') assert.not.match(node.value, /\0|\u001B/)
  })
  assert.equal([...types].toSorted(), ['heading', 'html', 'root', 'table', 'tableCell', 'tableRow', 'text'])
})

test.run()
