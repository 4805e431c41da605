/** What programs are told: an answer of every command on stdout and nothing beside it, documents, annotations, exit codes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkDelivery } from '../../cli/delivery.ts'
import { exitCodes, exitMeanings } from '../../cli/exit.ts'
import { createProgram } from '../../cli/program.ts'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import { site } from '../support/cli.ts'
import { goodConfig, tempSite } from '../support/tempSite.ts'

const noisy = `console.log('a plugin prints')\nprocess.stdout.write('and writes\\n')\n${goodConfig}`
const small = tempSite({ 'site.config.ts': noisy, 'content/acme/en/docs/intro.md': '# Intro\n' })
test.after(() => small.remove())
const root = ['--root', small.root]

type Case = { readonly args: readonly string[]; readonly code: number; readonly has?: string }

/** Each command of the program; `has` is a field of its answer. */
const cases: Readonly<Record<string, Case>> = {
  build: { args: [], code: 1 },
  check: { args: [], code: 1 },
  config: { args: [], code: 0, has: 'config' },
  i18n: { args: ['mark'], code: 2 },
  new: { args: ['doc', 'first'], code: 0, has: 'files' },
  merge: { args: ['dist.part-1-of-2'], code: 1 },
  preview: { args: [], code: 2 },
  sandbox: { args: [], code: 0, has: 'started' },
  urls: { args: [], code: 2 },
  run: { args: [], code: 0, has: 'tasks' },
  why: { args: ['/docs/intro/'], code: 2 },
  compare: { args: ['before'], code: 2 },
  clean: { args: [], code: 0, has: 'removed' },
  eject: { args: ['Footer'], code: 2 },
  explain: { args: ['link-broken'], code: 0, has: 'text' },
  import: { args: ['docusaurus', '/nowhere'], code: 2 },
  completion: { args: ['fish'], code: 0, has: 'script' },
}
/** They run until they are stopped, and answer when they listen. */
const serving = ['dev']

test('each command has a case', () => {
  const names = createProgram().commands.map((command) => command.name())
  assert.equal([...Object.keys(cases), ...serving].toSorted(), names.toSorted())
})

for (const [name, { args, code, has }] of Object.entries(cases)) {
  test(`--json: site ${name} answers with one line, whatever plugins print`, async () => {
    const ran = await site([name, ...args, '--json', ...root])
    assert.is(ran.code, code, ran.stdout + ran.stderr)
    const answer = JSON.parse(ran.stdout)
    assert.is(ran.stdout, `${JSON.stringify(answer)}\n`)
    assert.equal([answer.ok, answer.exitCode, answer.command], [code === 0, code, name])
    assert.ok(Array.isArray(answer.diagnostics))
    if (has) assert.ok(answer[has], ran.stdout)
    assert.not.match(ran.stderr, /error|note/)
  })
}

test('--json: dev answers when it listens, once', async () => {
  const signals = [{ on: '"urls"', name: 'SIGINT' as const }]
  const { stdout, code } = await site(['dev', '--json', '--port', '0', '--root', 'tests/sites/small'], { signals })
  const { ok, command, urls, diagnostics } = JSON.parse(stdout)
  assert.equal([ok, command, urls.length, diagnostics], [true, 'dev', 1, []])
  assert.is(code, exitCodes.interrupted)
})

const broken = ['check', '--config', 'broken.config.ts', ...root]
small.write({ 'broken.config.ts': `${goodConfig.replace("'zh-CN'", "'zh_'")}` })

test('--format prints a document and nothing else on stdout; the text stays on stderr', async () => {
  const { code, stdout, stderr } = await site([...broken, '--format', 'sarif'])
  assert.is(code, 2)
  assert.is(JSON.parse(stdout).runs[0].results[0].ruleId, 'config-invalid')
  assert.match(stderr, /^error config-invalid/m)
  const same = await site([...broken, '--format', 'json'])
  assert.equal([JSON.parse(same.stdout).diagnostics[0].code, same.stderr], ['config-invalid', ''])
})

test('--output writes it to a file, beside the text and beside --json', async () => {
  const file = join(small.root, 'reports/site.xml')
  const { stdout, stderr } = await site([...broken, '--format', 'junit', '--output', file])
  assert.match(readFileSync(file, 'utf8'), '<failure message=')
  assert.equal([stdout, stderr.includes('error config-invalid')], ['', true])
  const text = join(small.root, 'reports/site.txt')
  const ran = await site([...broken, '--json', '--format', 'text', '--output', text])
  assert.match(readFileSync(text, 'utf8'), /^error config-invalid/)
  assert.is(JSON.parse(ran.stdout).ok, false)
})

test('a file that cannot be written is told, in the answer too', async () => {
  const { code, stdout } = await site([
    ...broken,
    '--json',
    '--format',
    'sarif',
    '--output',
    `${small.root}/site.config.ts/x`,
  ])
  const { ok, diagnostics } = JSON.parse(stdout)
  assert.equal([code, ok, diagnostics.length], [2, false, 2])
})

test('formats that contradict each other are refused', () => {
  const flags = { root: '.', brand: [], locale: [], verbose: false, debug: false, json: false } as const
  const codeOf = (given: Partial<Parameters<typeof checkDelivery>[0]>): string | undefined => {
    try {
      checkDelivery({ ...flags, ...given })
    } catch (error) {
      return (error as SiteError).diagnostics[0]!.code
    }
    return undefined
  }
  assert.is(codeOf({ output: 'x' }), 'usage-output-format')
  assert.is(codeOf({ format: 'sarif', output: small.root }), 'usage-output-folder')
  assert.is(codeOf({ json: true, format: 'sarif' }), 'usage-stdout-twice')
  for (const fine of [{ json: true, format: 'sarif', output: 'x' }, { json: true, format: 'json' }, {}] as const)
    assert.is(codeOf(fine), undefined)
})

test('on GitHub: annotations beside the text, and a summary of the step', async () => {
  const summary = join(small.root, 'summary.md')
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: join(small.root, '..') }
  const { stdout, stderr } = await site(broken, { env })
  const [, file] = /^::error file=([^,]*),line=3,col=\d+,title=config-invalid::/m.exec(stderr)!
  assert.match(file!, /^[^/]+\/broken\.config\.ts$/)
  assert.match(stderr, /^error config-invalid/m)
  assert.is(stdout, '')
  assert.match(readFileSync(summary, 'utf8'), '### site check failed: 1 error')
  await site(['check', '--json', ...root, '--config', 'broken.config.ts'], { env })
  assert.is(readFileSync(summary, 'utf8').split('### site check').length, 3)
  const other = await site(['config', '--config', 'broken.config.ts', ...root], { env })
  assert.not.match(other.stderr, '::error')
})

test('exit codes are told by --help and by the README', async () => {
  const { stdout } = await site(['--help'])
  const readme = readFileSync('README.md', 'utf8')
  for (const [name, code] of Object.entries(exitCodes)) {
    const meaning = exitMeanings[name as keyof typeof exitCodes]
    assert.match(stdout, new RegExp(`^  ${code} +${meaning}$`, 'm'))
    assert.ok(readme.includes(`| ${code} | ${meaning} |`), `README: ${code}`)
  }
})

test.run()
