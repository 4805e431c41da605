/** Messages, each provoked by a command on a tiny site: its code, what it says, and the exit code. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { goodBrand, goodConfig, tempSite } from '../support/tempSite.ts'

const test = suite('messages')

const plugin = (path: string) => pathToFileURL(resolve(import.meta.dirname, '../../plugins', path)).href

/** A configuration with one plugin of ours, which the temporary folder imports by its address. */
const configWith = (name: string, path: string, call = `${name}()`): Readonly<Record<string, string>> => ({
  'site.config.ts': `import { ${name} } from '${plugin(path)}'\n${goodConfig.replace("{ name: 'docs' }", call)}`,
})
const withBlog = configWith('blog', 'blog/index.ts')
const post = (front: string) => `---\ntitle: A post\n${front}---\n\nText.\n`

type Case = {
  readonly code: string
  readonly args: readonly string[]
  readonly files?: Readonly<Record<string, string>>
  readonly says: RegExp
  readonly exit?: number
}

const cases: readonly Case[] = [
  {
    code: 'baseline-invalid',
    args: ['check'],
    files: { 'check-baseline.json': '[{}]\n' },
    says: /check-baseline\.json is not a valid baseline/,
    exit: 1,
  },
  {
    code: 'brand-file-missing',
    args: ['config'],
    files: {
      'site.config.ts': goodConfig.replace(
        'plugins:',
        "brands: { folder: 'brands', files: ['public/logo.svg'] }, plugins:",
      ),
    },
    says: /The brand "acme" has no brands\/acme\/public\/logo\.svg/,
  },
  {
    code: 'config-field-missing',
    args: ['config'],
    files: { 'brands/acme/brand.ts': goodBrand.replace(/ {2}origin.*\n/, '') },
    says: /origin is missing/,
  },
  {
    code: 'connection-twice',
    args: ['check'],
    files: {
      ...configWith('connectors', 'connectors/index.ts'),
      'content/data/connections.yml': [
        'ends:',
        '  mysql: { name: MySQL, kind: relational }',
        '  tidb: { name: TiDB, kind: relational }',
        'links:',
        '  core:',
        '    - { sources: [mysql], targets: [tidb] }',
        '    - { sources: [mysql], targets: [tidb] }',
        '  all: []',
        '',
      ].join('\n'),
    },
    says: /mysql.*tidb/,
    exit: 1,
  },
  {
    code: 'output-missing',
    args: ['preview'],
    says: /"dist" contains no built site/,
  },
  {
    code: 'path-unknown',
    args: ['why', '/nothing/'],
    says: /The last build has no page at \/nothing\//,
  },
  {
    code: 'post-date-invalid',
    args: ['check'],
    files: { ...withBlog, 'content/acme/zh/blog/2024-13-45-a.md': post('') },
    says: /"2024-13-45" is not a date/,
    exit: 1,
  },
  {
    code: 'post-slug-twice',
    args: ['check'],
    files: {
      ...withBlog,
      'content/acme/zh/blog/2024-01-01-a.md': post('slug: same\n'),
      'content/acme/zh/blog/2024-01-02-b.md': post('slug: same\n'),
    },
    says: /Two posts have the slug "same": .*2024-01-01-a\.md and .*2024-01-02-b\.md/,
    exit: 1,
  },
  {
    code: 'urls-lock-invalid',
    args: ['urls'],
    files: { ...configWith('urls', 'urls/index.ts'), 'urls.lock': '[acme]\nnonsense\n' },
    says: /"nonsense" is neither a path nor a brand/,
    exit: 1,
  },
  {
    code: 'usage-baseline-narrowed',
    args: ['check', '--baseline', '--brand', 'acme'],
    says: /A record of problems needs the whole site/,
  },
  {
    code: 'usage-file-exists',
    args: ['new', 'doc', 'intro'],
    says: /content\/acme\/zh\/docs\/intro\.md exists already/,
  },
  {
    code: 'usage-file-exists',
    args: ['new', 'brand', 'acme'],
    says: /There is a brand in brands\/acme already/,
  },
  {
    code: 'usage-kind-unknown',
    args: ['new', 'dock', 'a'],
    says: /Cannot make a new "dock"/,
  },
  {
    code: 'usage-name-invalid',
    args: ['new', 'doc', '../a'],
    says: /"\.\.\/a" cannot be the name of a doc/,
  },
  {
    code: 'usage-name-invalid',
    args: ['new', 'brand', 'other', '--origin', 'other.example.com'],
    says: /"other\.example\.com" cannot be the address of a site/,
  },
  {
    code: 'usage-shard-narrowed',
    args: ['build', '--shard', '1/2', '--locale', 'en'],
    says: /A part is one of the whole site/,
  },
  {
    code: 'part-unusable',
    args: ['merge', 'content'],
    says: /"content" is no whole part of a build: there is no part\.json in it, or no such folder/,
    exit: 1,
  },
  {
    code: 'usage-set-unknown',
    args: ['new', 'doc', 'a', '--set', 'acne'],
    says: /There is no content set "acne"/,
  },
]

for (const { code, args, files, says, exit = 2 } of cases) {
  test(`${code}: site ${args.join(' ')}`, async () => {
    const { root, remove } = tempSite(files)
    try {
      const ran = await site([...args, '--json', '--root', root])
      const { diagnostics } = JSON.parse(ran.stdout) as { diagnostics: readonly { code: string; message: string }[] }
      const told = diagnostics.find((each) => each.code === code)
      assert.ok(told, `${ran.stdout}${ran.stderr}`)
      assert.match(told.message, says)
      assert.not.match(told.message, join(root, ''))
      assert.is(ran.code, exit)
    } finally {
      remove()
    }
  })
}

test('part-unusable: a part may be named from the current folder; the hint has its own number', async () => {
  const name = 'dist.part-1-of-2'
  const { root, remove } = tempSite({ [`below/${name}/part.json`]: '{ "version": 0 }' })
  try {
    const { stdout } = await site(['merge', name, '--json', '--root', '..'], { cwd: join(root, 'below') })
    const [problem] = (JSON.parse(stdout) as { diagnostics: readonly { message: string; hint: string }[] }).diagnostics
    assert.is(problem!.message, `"${name}" is no whole part of a build`)
    assert.match(problem!.hint, '--shard 1/2')
  } finally {
    remove()
  }
})

test.run()
