/** Completion as shells see it. Bash is there wherever the tests run; the others are looked at where they are installed. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bashCompletion } from '../../cli/completion/bash.ts'
import { describeProgram } from '../../cli/completion/describe.ts'
import { fishCompletion } from '../../cli/completion/fish.ts'
import { zshCompletion } from '../../cli/completion/zsh.ts'
import { deployHosts } from '../../cli/new/deployHosts.ts'
import { createProgram } from '../../cli/program.ts'
import { site } from '../support/cli.ts'
import { goodConfig, tempSite } from '../support/tempSite.ts'

const program = createProgram()
const described = describeProgram(program, { new: { deploy: deployHosts } })
const scripts = {
  bash: bashCompletion(described),
  zsh: zshCompletion(described),
  fish: fishCompletion(described),
}
const small = tempSite({
  'brands/beta/brand.ts': 'export default {}\n',
  'node_modules/.cache/site/tasks': 'stars:count\nstars:name all\nmoons:$(evil)\n',
})
test.after(() => small.remove())
const has = (shell: string) => !spawnSync(shell, ['--version']).error

/** What bash offers after each of these lines; the last word is the one that is typed. */
function offered(lines: readonly (readonly string[])[], cwd = small.root): readonly string[] {
  const asks = lines.map(
    (words) =>
      `COMP_WORDS=(site ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _site; echo "\${COMPREPLY[*]}"`,
  )
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', [scripts.bash, ...asks, 'complete -p site'].join('\n')],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  assert.is(stderr, '')
  const answers = stdout.trimEnd().split('\n')
  assert.is(answers.at(-1), 'complete -o default -F _site site')
  return answers.slice(0, -1)
}

/** Words typed -> what is offered. */
const table: readonly [words: readonly string[], offers: string | RegExp][] = [
  [['b'], 'build'],
  [[''], /^build .*\bdev preview .*\bcompletion$/],
  [['--brand', 'acme', 'che'], 'check'],
  [['build', '--out', 'x', '--re'], '--report'],
  [['build', '--r'], '--report --root'],
  [['--js'], '--json'],
  [['check', '--format', ''], 'text json sarif junit github markdown'],
  [['check', '--format', 's'], 'sarif'],
  [['check', '--baseline', ''], 'shrink reset'],
  [['check', '--baseline', '--tr'], '--translations'],
  [['new', 'd'], 'doc deploy'],
  [['new', 'deploy', ''], deployHosts.join(' ')],
  [['new', 'doc', ''], ''],
  [['completion', 'z'], 'zsh'],
  [['build', '--brand', ''], 'acme beta'],
  [['build', '--brand', 'b'], 'beta'],
  [['build', '--locale', ''], 'zh'],
  [['--root', '/nowhere', 'build', '--brand', ''], ''],
  [['run', 's'], 'stars:count stars:name\\ all'],
  [['--brand', 'acme', 'run', ''], 'stars:count stars:name\\ all moons:\\$\\(evil\\)'],
  // Bash ends a word at a colon.
  [['run', 'stars', ':'], 'count name\\ all'],
  [['run', 'stars', ':', 'c'], 'count'],
  [['run', 'stars', ':', 'count', ''], ''],
  [['run', 'stars', 'c'], ''],
  [['--root', '/nowhere', 'run', ''], ''],
]

test('bash offers commands, flags, their values, brands and locales', () => {
  const answers = offered(table.map(([words]) => words))
  for (const [index, [words, offers]] of table.entries()) {
    const answer = answers[index]!
    if (typeof offers === 'string') assert.is(answer, offers, words.join(' '))
    else assert.match(answer, offers)
  }
})

test('languages of a site without sets of content are offered as well', () => {
  const { root, remove } = tempSite({ 'content/pt/docs/a.md': '# A\n' })
  const offers = offered([['build', '--locale', 'p']], root)
  remove()
  assert.equal(offers, ['pt'])
})

test('bash evaluates no name of a folder', () => {
  mkdirSync(join(small.root, 'brands/$(echo evil >&2)/brand.ts'), { recursive: true })
  assert.equal(offered([['build', '--brand', '$']]), ['$(echo evil >&2)'])
})

test('names of tasks are left by what reads the project, and completed where it is broken since', async () => {
  const tasks = "tasks: { 'count all': () => ({}), name: () => ({}) }"
  const config = goodConfig.replace("{ name: 'docs' }", `{ name: 'docs', ${tasks} }`)
  const { root, write, remove } = tempSite({ 'site.config.ts': config })
  const complete = () => offered([['run', 'docs']], root)
  assert.equal(complete(), [''])
  assert.is((await site(['run', '--root', root])).stdout, 'docs:count all\ndocs:name\n')
  assert.equal(complete(), ['docs:count\\ all docs:name'])
  write({ 'site.config.ts': 'export default {' })
  assert.equal(complete(), ['docs:count\\ all docs:name'])
  write({ 'site.config.ts': config.replace('name: () =>', 'other: () =>') })
  await site(['check', '--root', root])
  assert.equal(complete(), ['docs:count\\ all docs:other'])
  remove()
})

test('each command and each flag is in each script', () => {
  for (const [shell, script] of Object.entries(scripts))
    for (const { name, flags } of described.commands)
      for (const word of [name, ...flags.flatMap(({ names }) => names)])
        assert.ok(script.includes(shell === 'fish' ? word.replace(/^--?/, '') : word), `${shell}: ${word}`)
})

for (const shell of ['zsh', 'fish'] as const)
  (has(shell) ? test : test.skip)(`${shell} reads its script`, () => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: scripts[shell], encoding: 'utf8' })
    assert.is(status, 0, stderr)
  })

test('site completion prints it', async () => {
  const { stdout, code } = await site(['completion', 'bash'])
  assert.is(code, 0)
  assert.is(stdout, scripts.bash)
})

test.run()
