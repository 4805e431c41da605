import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { newBrand } from '../../cli/new/brand.ts'
import { newPlugin } from '../../cli/new/plugin.ts'
import { loadConfig } from '../../engine/index.ts'
import { site } from '../support/cli.ts'
import { inTempFolder } from '../support/tempFolder.ts'
import { goodConfig, tempSite } from '../support/tempSite.ts'

async function withSite(work: (root: string) => Promise<void>, files: Record<string, string> = {}): Promise<void> {
  const { root, remove } = tempSite(files)
  try {
    await work(root)
  } finally {
    remove()
  }
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')
type Manifest = { readonly version: string; readonly dependencies: Readonly<Record<string, string>> }
const engineManifest = JSON.parse(read(import.meta.dirname, '../../package.json')) as Manifest

test('new doc: one file per locale, with front matter', () =>
  withSite(async (root) => {
    const { code, stdout, stderr } = await site(['new', 'doc', 'guide/mysql/mysql_setup', '--root', root])
    assert.is(code, 0, stderr)
    assert.is(
      stdout,
      'created content/acme/zh/docs/guide/mysql/mysql_setup.md\ncreated content/acme/en/docs/guide/mysql/mysql_setup.md\n',
    )
    assert.match(
      read(root, 'content/acme/en/docs/guide/mysql/mysql_setup.md'),
      /^---\ntitle: Mysql setup\ndescription: .+\n---\n/,
    )
  }))

test('new post: a draft with the date of today', () =>
  withSite(async (root) => {
    await site(['new', 'post', 'release-two', '--set', 'acme', '--root', root])
    const text = read(root, 'content/acme/zh/blog/release-two.md')
    assert.match(text, /^date: \d{4}-\d{2}-\d{2}$/m)
    assert.match(text, /^draft: true$/m)
    assert.match(text, '<!-- truncate -->')
  }))

test('new plugin: the standard shape, and a test of it', () =>
  withSite(async (root) => {
    const { stdout, stderr } = await site(['new', 'plugin', 'reading-list', '--root', root])
    assert.is(stdout, 'created plugins/readingList.ts\ncreated tests/plugins/readingList.test.ts\n')
    assert.match(stderr, 'Add readingList() to the plugins in site.config.ts.')
    const text = read(root, 'plugins/readingList.ts')
    assert.match(text, 'export function readingList({')
    assert.match(text, "name: 'reading-list'")
    assert.match(text, 'ReadingListOptions')
    const proof = read(root, 'tests/plugins/readingList.test.ts')
    assert.not.match(text + proof, '__')
    // In a project nothing but the package and Node is there.
    for (const [, from] of `${text}${proof}`.matchAll(/ from '([^']+)'/g))
      assert.match(from!, /^(?:site-engine$|node:|\.\.\/\.\.\/plugins\/)/)
    const run = spawnSync(process.execPath, ['--test', 'tests/plugins/readingList.test.ts'], { cwd: root })
    assert.is(run.status, 0, String(run.stdout))
  }))

test('new site: a small project, in a folder of its own', () =>
  withSite(async (root) => {
    const made = ['new', 'site', 'my-docs', '--locale', 'en', '--locale', 'zh', '--root', root]
    const { code, stdout, stderr } = await site(made)
    assert.is(code, 0, stderr)
    const files = stdout
      .trim()
      .split('\n')
      .map((line) => line.replace('created ', ''))
    assert.ok(files.length <= 8)
    assert.ok(files.map((file) => read(root, file).split('\n').length).reduce((a, b) => a + b) <= 80)
    assert.match(read(root, 'my-docs/site.config.ts'), "locales: ['en', 'zh']")
    // What a build that was killed leaves beside its output: dist.lock, dist.staging-1.
    assert.match(read(root, 'my-docs/.gitignore'), /^dist\ndist\.\*$/m)
    assert.match(stderr, /cd my-docs && npm install\n.*npm run dev/)
    const { version, dependencies: named } = JSON.parse(read(root, 'my-docs/package.json')) as Manifest
    // Yarn classic leaves a project without one out of its workspace.
    assert.is(version, '0.0.0')
    assert.is(named['@linaria/core'], `^${engineManifest.dependencies['@linaria/core']}`)
    assert.match((await site(made)).stderr, 'usage-folder-taken')
    assert.match(
      (await site([...made.slice(0, 2), 'other', '--locale', 'E!', '--root', root])).stderr,
      'usage-name-invalid',
    )
  }))

test('new site: a path is a folder to make, and its last name is that of the site', () =>
  withSite(async (root) => {
    const made = await site(['new', 'site', './sites/my-docs', '--root', root])
    assert.is(made.code, 0, made.stderr)
    assert.match(made.stdout, /^created sites\/my-docs\/package\.json$/m)
    assert.match(made.stderr, 'cd ./sites/my-docs && npm install')
    assert.is((JSON.parse(read(root, 'sites/my-docs/package.json')) as { name: string }).name, 'my-docs')
    assert.match((await site(['new', 'site', 'sites/My-Docs', '--root', root])).stderr, '"My-Docs" cannot be the name')
  }))

test('new site: what is next is said for the package manager that started it', () =>
  withSite(async (root) => {
    const agents = {
      npm: 'npm/11.19.1 node/v24.21.0',
      pnpm: 'pnpm/12.21.0 npm/?',
      yarn: 'yarn/1.22.22 npm/?',
      bun: 'bun/1.4.5',
    }
    for (const [manager, agent] of Object.entries(agents)) {
      const { stderr } = await site(['new', 'site', manager, '--root', root], { env: { npm_config_user_agent: agent } })
      assert.match(stderr, new RegExp(`cd ${manager} && ${manager} install\\n.* ${manager} run dev`))
    }
  }))

test('new site: pages in a language without a sample say that they wait for it', () =>
  withSite(async (root) => {
    await site(['new', 'site', 'my-docs', '--locale', 'fr', '--locale', 'ja', '--locale', 'en-gb', '--root', root])
    assert.match(read(root, 'my-docs/content/fr/docs/intro.md'), 'This sample is in English. Write it in français.')
    assert.match(read(root, 'my-docs/content/ja/docs/intro.md'), 'Write it in 日本語.')
    assert.match(read(root, 'my-docs/content/en-gb/docs/intro.md'), 'Write here, and save')
  }))

test('new brand: a site whose brand is in its configuration has none to copy', () =>
  withSite(
    async (root) => {
      const { code, stderr } = await site(['new', 'brand', 'other', '--root', root])
      assert.is(code, 2, stderr)
      assert.match(stderr, /usage-brand-folders .*\n.*site\.config\.ts\n.*brand\.ts/)
    },
    {
      'site.config.ts': goodConfig.replace(
        'plugins:',
        "brands: [{ id: 'acme', origin: 'https://acme.example.com', locales: ['zh', 'en'], content: 'acme' }],\n  plugins:",
      ),
      'brands/acme/brand.ts': '',
    },
  ))

test('new plugin: what it writes here runs, beside the real plugins', () =>
  inTempFolder(async (folder) => {
    const root = resolve(import.meta.dirname, '../..')
    const [[name, text]] = [...newPlugin('try-out', root).files] as [[string, string]]
    assert.is(name, 'plugins/tryOut.ts')
    assert.match(text, /^import type \{ [^}]*\bPlugin \} from '\.\.\/engine\/types\.ts'$/m)
    // Elsewhere, because a plugin beside the real ones is part of every build that runs meanwhile. Types are nothing when it runs.
    const file = join(folder, 'tryOut.ts')
    writeFileSync(file, text)
    const { tryOut } = await import(file)
    assert.equal(tryOut().emit({ pages: [{ path: '/' }, { path: '/x/', noindex: true }] }), [
      { path: 'try-out.txt', body: '/\n' },
    ])
  }))

test('new brand: one more site, and no other file touched', () =>
  withSite(
    async (root) => {
      const before = read(root, 'brands/acme/brand.ts')
      const { code, stderr } = await site(['new', 'brand', 'beta', '--root', root])
      assert.is(code, 0, stderr)
      assert.is(read(root, 'brands/acme/brand.ts'), before)
      const { brands } = await loadConfig({ root })
      assert.equal(
        brands.map(({ id, origin }) => [id, origin]),
        [
          ['acme', 'https://acme.example.com'],
          ['beta', 'https://beta.example.com'],
        ],
      )
      assert.match(read(root, 'brands/beta/public/logo.svg'), 'aria-label="Beta"')
      assert.is(read(root, 'brands/beta/public/art.txt'), 'as it was')
    },
    { 'brands/acme/public/logo.svg': '<svg>acme</svg>', 'brands/acme/public/art.txt': 'as it was' },
  ))

test('new brand: a copy of a brand of this project is complete and carries none of its names', async () => {
  const config = await loadConfig({ root: new URL('../..', import.meta.url).pathname })
  const { files } = newBrand(config, 'nova', { from: 'bladepipe', origin: 'https://nova.example' })
  const brand = String(files.get('brands/nova/brand.ts'))
  assert.match(brand, "id: 'nova'")
  assert.match(brand, "origin: 'https://nova.example'")
  assert.match(brand, "product: { zh: 'Nova', en: 'Nova' }")
  // Its prose is that of the model: search engines go on finding it where it was.
  const homes = "proseHome: { zh: 'https://www.clougence.com', en: 'https://www.bladepipe.com' }"
  assert.match(brand, homes)
  assert.match(String(files.get('brands/nova/navigation.ts')), "'Why Nova'")
  assert.not.match(String(files.get('brands/nova/navigation.ts')), "'Why BladePipe'")
  assert.match(String(files.get('brands/nova/public/logo.svg')), /viewBox="0 0 80 40"/)
  const ofDefault = newBrand(config, 'nova', {}).files
  assert.not.match(String(ofDefault.get('brands/nova/brand.ts')), 'default: true')
  assert.match(String(ofDefault.get('brands/nova/brand.ts')), homes)
})

/** Arguments -> the message; nothing is written. All end with 2. */
const refused: readonly [args: string[], says: RegExp][] = [
  [['docc', 'x'], /Cannot make a new "docc"\n {2}hint: Did you mean "doc"\?/],
  [['doc', '../evil'], /"\.\.\/evil" cannot be the name of a doc/],
  [['doc', '/etc/x'], /cannot be the name/],
  [['doc', 'Upper'], /cannot be the name/],
  [['doc', 'a b'], /cannot be the name/],
  [['doc', 'guide//x'], /cannot be the name/],
  [['doc', 'guide/'], /cannot be the name/],
  [
    ['plugin', 'guide/x'],
    /cannot be the name of a plugin\n {2}hint: Use lower-case letters, digits, - and _, starting/,
  ],
  [['doc', 'x', '--set', 'acmee'], /no content set "acmee"\n {2}hint: Did you mean "acme"\?/],
  [['doc', 'intro'], /content\/acme\/zh\/docs\/intro\.md exists already/],
  [['brand', 'acme'], /There is a brand in brands\/acme already/],
  [['brand', 'beta', '--from', 'acm'], /Unknown brand "acm"/],
  [
    ['brand', 'beta', '--origin', 'https://x.example/path/'],
    /cannot be the address of a site\n {2}hint: Scheme, host and path/,
  ],
]

for (const [args, says] of refused) {
  test(`refuses site new ${args.join(' ')}`, () =>
    withSite(async (root) => {
      const { code, stderr } = await site(['new', ...args, '--root', root])
      assert.is(code, 2)
      assert.match(stderr, says)
      assert.not.ok(existsSync(join(root, 'content/acme/en/docs')))
      assert.is(read(root, 'content/acme/zh/docs/intro.md'), '# Intro\n')
      assert.is(read(root, 'site.config.ts'), goodConfig)
    }))
}

test('a folder of a language, or of data, is no content set', () =>
  withSite(
    async (root) => {
      for (const set of ['zh', 'data']) {
        const { code, stderr } = await site(['new', 'doc', 'x', '--set', set, '--root', root])
        assert.is(code, 2)
        assert.match(stderr, `There is no content set "${set}"`)
      }
    },
    { 'content/zh/docs/intro.md': '# Intro\n', 'content/data/prices.yml': 'a: 1\n' },
  ))

test.run()
