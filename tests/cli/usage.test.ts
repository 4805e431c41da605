/** How the program answers to what is typed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { tempSite } from '../support/tempSite.ts'

const small = tempSite()
test.after(() => small.remove())
const root = ['--root', small.root]

test('prints help and version on stdout and loads no engine', async () => {
  const help = await site(['--help'])
  assert.is(help.code, 0)
  for (const command of ['build', 'dev', 'preview', 'check', 'new', 'clean', 'why', 'config'])
    assert.match(help.stdout, new RegExp(`^  ${command}\\b`, 'm'))
  assert.not.match(help.stdout, process.cwd())
  const version = await site(['--version'])
  assert.is(version.stdout, `${JSON.parse(readFileSync('package.json', 'utf8')).version}\n`)
})

/** F-18: what is typed -> what the answer must say. All end with 2. */
const wrong: readonly [args: string[], says: RegExp][] = [
  [[], /Usage: site/],
  [['buidl'], /Unknown command 'buidl'\n {2}hint: Did you mean build\?/],
  [['qwertz'], /Unknown command 'qwertz'\n {2}hint: Run site --help/],
  [['build', '--otu', 'x'], /Unknown option '--otu'\n {2}hint: Did you mean --out\?/],
  [['build', '--bran', 'x'], /hint: Did you mean --brand\?/],
  [['build', '--out'], /Option '--out <folder>' argument missing/],
  [['build', 'extra'], /Too many arguments for 'build'/],
  [['dev', '--port', 'abc'], /'abc' is invalid\. A port is a number from 0 to 65535/],
  [['build', '--shard', '9/8'], /'9\/8' is invalid\. A part is a number of several: 2\/8/],
  [['build', '--shard', '0/8'], /'0\/8' is invalid/],
  [['dev', '--port', '70000'], /'70000' is invalid/],
  [['preview', '--port', '-1'], /'-1' is invalid/],
  [['preview', '--port', '3000.5'], /'3000\.5' is invalid/],
  [['why'], /Missing required argument 'path'/],
  [['new', 'doc'], /Missing required argument 'name'/],
  [['config', '--brand', 'acmee', ...root], /Unknown brand "acmee"; there is acme\n {2}hint: Did you mean "acme"\?/],
  [['config', '--brand', 'foo', ...root], /Unknown brand "foo"; there is acme\n {2}hint: Known: acme\./],
  [['config', '--locale', 'fr', ...root], /Unknown locale "fr"; there are zh, en/],
  [
    ['explain', 'link-brokn'],
    /usage-code-unknown {2}No message has the code "link-brokn"\n {2}hint: Did you mean "link-broken"\?/,
  ],
  [['explain', 'x'], /hint: The code is the word behind "error" or "warning"\./],
  [['config', '--config', 'nope.ts', ...root], /nope\.ts does not exist/],
  [['config', '--root', '/nowhere/at/all'], /\/nowhere\/at\/all.* does not exist/],
  [
    ['build', '--out', '../x', ...root],
    /^error config-invalid {2}--out should be a folder inside the project, got "\.\.\/x"$/m,
  ],
]

for (const [args, says] of wrong) {
  test(`F-18 A-20 site ${args.filter((arg) => !arg.startsWith(small.root)).join(' ')}`, async () => {
    const { code, stdout, stderr } = await site(args)
    assert.is(code, 2, stderr)
    assert.match(stderr, says)
    assert.not.match(stderr, /^\s+at /m)
    assert.is(stdout, '')
  })
}

test('a message is explained, without a site', async () => {
  const { code, stdout } = await site(['explain', 'link-broken', '--root', '/nowhere'])
  assert.is(code, 0)
  assert.match(stdout, /^\S+ leads nowhere\n\nNothing of the site is at this address/)
})

test('--json prints one object on stdout and nothing else', async () => {
  for (const args of [
    ['buidl', '--json'],
    ['config', '--json', '--brand', 'x', ...root],
  ]) {
    const { code, stdout, stderr } = await site(args)
    const answer = JSON.parse(stdout)
    assert.is(code, 2)
    assert.is(answer.ok, false)
    assert.is(answer.exitCode, 2)
    assert.is(answer.diagnostics[0].severity, 'error')
    assert.is(stderr, '')
  }
  const fine = await site(['config', '--json', ...root])
  assert.is(JSON.parse(fine.stdout).ok, true)
})

test('flags of the program stand before or after the command', async () => {
  assert.is((await site([...root, 'config'])).stdout, 'site.config.ts is fine: 1 brand, 2 locales, 1 plugin\n')
  assert.match((await site(['config', '--print', '--brand', 'acme', ...root])).stdout, /^brands\.acme .*--brand$/m)
})

test('F-14 plain text without a terminal, colours where they are asked for', async () => {
  const escape = /\u001B\[/
  const args = ['config', '--brand', 'x', ...root]
  assert.not.match((await site(args)).stderr, escape)
  assert.not.match((await site(args, { env: { CI: '1' } })).stderr, escape)
  assert.match((await site(args, { env: { FORCE_COLOR: '1' } })).stderr, escape)
  assert.not.match((await site(args, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stderr, escape)
})

test('F-14 a closed stdout is no crash', async () => {
  for (let round = 0; round < 5; round++) {
    const { code, stderr } = await site(['config', '--print', ...root], { closeStdout: true })
    assert.is(code, 0, stderr)
    assert.is(stderr, '')
  }
})

const fake = (versions: Record<string, string>) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,...${JSON.stringify(versions)}}})`

test('F-17 an old Node is refused with a hint that names the fix', async () => {
  for (const [version, code] of [
    ['20.20.2', 4],
    ['22.21.0', 4],
    ['22.22.0', 0],
    ['25.0.0', 0],
  ] as const) {
    // Old versions open no TypeScript.
    const old = code ? ['--no-experimental-strip-types'] : []
    const ran = await site(['--version'], { node: [...old, '--import', fake({ node: version })] })
    assert.is(ran.code, code, version)
    if (code)
      assert.match(
        ran.stderr,
        new RegExp(`^error node-too-old  Node ${version} is too old.*\\n  hint: .*npm run.*\\n$`),
      )
  }
})

test('F-17 in a project the fix is another Node, and no script of this repository', async () => {
  const file = 'node_modules/site-engine/lib/cli/guard.js'
  small.write({ [file]: readFileSync(new URL('../../cli/guard.js', import.meta.url), 'utf8') })
  const { code, stderr } = await site([], {
    program: join(small.root, file),
    node: ['--import', fake({ node: '20.20.2' })],
  })
  assert.is(code, 4)
  assert.match(
    stderr,
    /^error node-too-old  Node 20\.20\.2 is too old, 22\.22 or later is needed\n  hint: https:\/\/nodejs\.org .*nvm.*\n$/,
  )
})

test('F-17 Bun in the place of Node, and archives in the place of packages, are refused with a code', async () => {
  const bun = await site(['--version'], { node: ['--import', fake({ bun: '1.4.5', node: '20.0.0' })] })
  assert.is(bun.code, 4)
  assert.match(
    bun.stderr,
    /^error bun-runtime  The engine runs on Node, and Bun 1\.4\.5 .*\n  hint: Leave out --bun.*\n$/,
  )
  const yarn = await site(['--version'], { node: ['--import', fake({ pnp: '3' })] })
  assert.is(yarn.code, 4)
  assert.match(yarn.stderr, /^error plug-n-play  Yarn Plug'n'Play .*\n  hint: .*nodeLinker: node-modules.*\n$/)
})

test('a problem in the configuration shows its lines', async () => {
  small.write({
    'broken.config.ts': "export default {\n  locales: [{ id: 'zh', name: '中文', lang: 'zh_' }],\n  plugins: [],\n}\n",
  })
  const { code, stderr } = await site(['config', '--config', 'broken.config.ts', ...root])
  assert.is(code, 2)
  assert.is(
    stderr,
    `error config-invalid  locales[0].lang should be a language tag such as "zh-CN", got "zh_"
  broken.config.ts:2:37

    1 | export default {
  > 2 |   locales: [{ id: 'zh', name: '中文', lang: 'zh_' }],
      |                                       ^
    3 |   plugins: [],
    4 | }
`,
  )
})

test.run()
