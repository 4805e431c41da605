/** What `site new deploy` writes is what the hosts read, and names commands there are. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { newDeploy } from '../../cli/new/deploy.ts'
import { deployHosts } from '../../cli/new/deployHosts.ts'
import { createProgram } from '../../cli/program.ts'
import { loadConfig } from '../../engine/index.ts'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import type { Brand, Config } from '../../engine/types.ts'
import { nginxHttp, nginxServer } from '../../plugins/hosts/nginx.ts'
import type { HostRules } from '../../plugins/hosts/rules.ts'
import { site } from '../support/cli.ts'
import { openTempFolder } from '../support/tempFolder.ts'
import { goodBrand, tempSite } from '../support/tempSite.ts'

const beta = goodBrand.replace("id: 'acme'", "id: 'beta'").replace('acme.example.com', 'beta.example.com')
const small = tempSite({ 'brands/beta/brand.ts': beta })
test.after(() => small.remove())
const loaded = await loadConfig({ root: small.root })
const config: Config = { ...loaded, plugins: [{ name: 'hosts' }] }

const draft = (host: string, brand: readonly string[] = []) => {
  const { files, next = '' } = newDeploy(config, host, { brand })
  return { files: Object.fromEntries([...files].map(([file, text]) => [file, String(text)])), next }
}

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }
type Workflow = {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly permissions?: object }>>
}

/** The command a line starts, where it is one of ours. */
function assertThere(line: string): void {
  const [, command] = /^(?:npx --no-install )?site (\w+)/.exec(line) ?? []
  if (command)
    assert.ok(
      createProgram().commands.some((each) => each.name() === command),
      line,
    )
  else assert.match(line, /^npm ci$|^npx --yes vercel@\d+\.\d+\.\d+ deploy "\$FOLDER" /)
}

// Beside each other: a site may be at both.
const workflowOf = { 'github-pages': '.github/workflows/site.yml', vercel: '.github/workflows/vercel.yml' } as const

for (const host of ['github-pages', 'vercel'] as const)
  test(`${host}: a workflow of pinned actions and commands there are`, () => {
    const workflow = parse(draft(host, ['beta']).files[workflowOf[host]]!) as Workflow
    assert.equal(workflow.permissions, { contents: 'read' })
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
    for (const { uses } of steps) if (uses) assert.match(uses, /^actions\/[\w-]+@[0-9a-f]{40}$/)
    for (const { run } of steps) if (run) assertThere(run)
    const lines = steps.map(({ run, uses }) => run ?? uses!.replace(/@.*/, ''))
    // npm ci empties node_modules, so what is kept there comes afterwards.
    assert.equal(lines.slice(0, 5), [
      'actions/checkout',
      'actions/setup-node',
      'npm ci',
      'actions/cache',
      'npx --no-install site build',
    ])
    assert.is(steps[3]!.with!['path'], 'node_modules/.cache/site')
  })

test('github-pages: one brand is uploaded, and only the deployment may write', () => {
  const { jobs } = parse(draft('github-pages', ['beta']).files['.github/workflows/site.yml']!) as Workflow
  assert.equal(jobs['build']!.steps.at(-1)!.with, { path: 'dist/beta', 'include-hidden-files': true })
  assert.equal(
    [jobs['build']!.permissions, jobs['deploy']!.permissions],
    [undefined, { pages: 'write', 'id-token': 'write' }],
  )
})

test('the names of actions are followed by their full versions', () => {
  const text = draft('github-pages').files['.github/workflows/site.yml']!
  const used = [...text.matchAll(/uses: .*/g)].map(([line]) => line)
  assert.is(used.length, 5)
  for (const line of used) assert.match(line, /^uses: \S+ # v\d+\.\d+\.\d+$/)
})

test('netlify, cloudflare, vercel: the folder of the brand; its headers are not written again', () => {
  assert.match(
    draft('netlify').files['netlify.toml']!,
    'command = "npx --no-install site build && cd \\"dist/acme\\" && cp .hosts/netlify-redirects _redirects"\npublish = "dist/acme"\n',
  )
  assert.match(draft('cloudflare').files['wrangler.toml']!, 'name = "acme"\npages_build_output_dir = "dist/acme"\n')
  assert.equal(JSON.parse(draft('vercel').files['vercel.json']!).git, { deploymentEnabled: false })
  for (const host of deployHosts)
    for (const text of Object.values(draft(host).files)) assert.not.match(text, /Content-Security-Policy|__\w+__/i)
})

test('docker: two stages, no root, and nothing of the machine in the image', () => {
  const { files } = draft('docker')
  assert.equal(Object.keys(files), ['Dockerfile', '.dockerignore', 'deploy/docker.conf'])
  assert.equal(
    [...files['Dockerfile']!.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ['node:24-bookworm-slim', 'nginxinc/nginx-unprivileged:1.29.2-alpine'],
  )
  assert.match(files['Dockerfile']!, 'COPY --from=build ["/site/dist/", "/srv/site/"]')
  for (const line of ['.git', 'node_modules', 'dist', 'dist.*', '.env*'])
    assert.match(files['.dockerignore']!, `${line}\n`)
})

const rules: HostRules = {
  brand: 'acme',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  isBare: false,
  dotted: [],
  redirects: [{ from: '/old/', to: '/new/' }],
  types: new Map([['.css', { type: 'text/css;charset=utf-8', compressible: true }]]),
  notFoundPages: [{ file: '/404.html', prefix: '/' }],
}
const nginx = ['/usr/sbin/nginx', 'nginx'].find((program) => !spawnSync(program, ['-v']).error)

;(nginx ? test : test.skip)('nginx and docker: nginx accepts the servers with what hosts() writes', () => {
  const { path: folder, end } = openTempFolder()
  try {
    for (const brand of ['acme', 'beta'])
      for (const [name, text] of [
        ['nginx-http.conf', nginxHttp({ ...rules, brand })],
        ['nginx-server.conf', nginxServer({ ...rules, brand })],
      ] as const) {
        mkdirSync(join(folder, brand, '.hosts'), { recursive: true })
        writeFileSync(join(folder, brand, '.hosts', name), text)
      }
    for (const file of ['deploy/nginx.conf', 'deploy/docker.conf']) {
      const text = draft(file.includes('docker') ? 'docker' : 'nginx').files[file]!
      assert.match(text, 'server_name beta.example.com;')
      // The ports may be taken here.
      const servers = text
        .replaceAll('/srv/site', folder)
        .replaceAll(/listen (\S+);/g, `listen unix:${folder}/$1.sock;`)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), servers.replaceAll('[::]:', 'six'))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`)
      const main = `pid pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, file)}; }`
      writeFileSync(join(folder, 'main.conf'), main)
      const { status, stderr } = spawnSync(nginx!, ['-t', '-p', folder, '-c', 'main.conf'], { encoding: 'utf8' })
      assert.is(status, 0, stderr)
    }
  } finally {
    end()
  }
})

test("the project's own script builds, and a project without hosts() is told", () => {
  small.write({ 'package.json': '{ "type": "module", "scripts": { "build": "site build" } }\n' })
  assert.match(draft('netlify').files['netlify.toml']!, 'command = "npm run build && cd ')
  const { next } = newDeploy(loaded, 'netlify', { brand: [] })
  assert.match(next!, /^Add hosts\(\) to the plugins in site\.config\.ts/)
})

test('what is written installs with the package manager of the project', () => {
  const project = openTempFolder()
  try {
    const fileOf = (host: string, file: string) =>
      String(newDeploy({ ...config, root: project.path }, host, { brand: [] }).files.get(file))
    for (const [lockFile, install, manifests] of [
      ['bun.lockb', 'npm install --global bun && bun install --frozen-lockfile', 'bun.lock* bunfig.toml*'],
      ['yarn.lock', 'corepack enable && yarn install --immutable', 'yarn.lock .yarnrc.yml*'],
      [
        'pnpm-lock.yaml',
        'npm install --global pnpm && pnpm install --frozen-lockfile',
        'pnpm-lock.yaml pnpm-workspace.yaml* .npmrc*',
      ],
    ] as const) {
      writeFileSync(join(project.path, lockFile), '')
      const { jobs } = parse(fileOf('vercel', '.github/workflows/vercel.yml')) as Workflow
      const [, node, run] = Object.values(jobs)[0]!.steps
      assert.equal([node!.with, run!.run], [{ 'node-version': '24' }, install])
      assert.match(fileOf('docker', 'Dockerfile'), `COPY package.json ${manifests} ./\nRUN ${install}\n`)
    }
  } finally {
    project.end()
  }
})

test('a site in a folder of its repository: files that are read at the root are there, and lead to the folder', () => {
  const inside = openTempFolder()
  try {
    const root = join(inside.path, 'packages/docs')
    mkdirSync(join(inside.path, '.git'))
    mkdirSync(root, { recursive: true })
    writeFileSync(
      join(root, 'package.json'),
      '{ "dependencies": { "a": "file:vendor/a.tgz", "b": "file:../b.tgz" }, "devDependencies": { "c": "file:../../../c.tgz" } }',
    )
    const drafted = (host: string) => newDeploy({ ...config, root }, host, { brand: [] })
    const textOf = (host: string, file: string) => String(drafted(host).files.get(file))

    for (const [host, file] of Object.entries(workflowOf)) {
      const workflow = parse(textOf(host, `../../${file}`)) as Workflow & { readonly defaults: unknown }
      assert.equal(workflow.defaults, { run: { 'working-directory': 'packages/docs' } })
      const [, node, , cache] = Object.values(workflow.jobs)[0]!.steps
      assert.is(node!.with!['cache-dependency-path'], 'packages/docs/package-lock.json')
      assert.is(cache!.with!['path'], 'packages/docs/node_modules/.cache/site')
    }
    assert.match(textOf('github-pages', '../../.github/workflows/site.yml'), 'path: "packages/docs/dist/acme"')
    // It deploys from the folder.
    assert.match(textOf('vercel', '../../.github/workflows/vercel.yml'), 'FOLDER: "dist/acme"')
    assert.match(textOf('netlify', '../../netlify.toml'), '[build]\nbase = "packages/docs"\ncommand')
    assert.match(drafted('cloudflare').next!, 'the root directory: packages/docs\n')
    assert.match(
      textOf('docker', 'Dockerfile'),
      `package-lock.json ./\n${['vendor/a.tgz', 'b.tgz', 'c.tgz'].map((file) => `COPY ["${file}","./${file}"]\n`).join('')}RUN npm ci`,
    )
    assert.equal(drafted('netlify').next!.split('\n').slice(2), [
      'package.json takes a package from vendor/a.tgz: commit that file, too.',
      'package.json takes a package from ../b.tgz: commit that file, too.',
      'package.json takes a package from ../../../c.tgz, which is outside of the repository: no host has it.',
    ])
  } finally {
    inside.end()
  }
})

test('docker: what lies above the folder of the site, which a build there does not see, is told with what brings it here', () => {
  const inside = openTempFolder()
  try {
    const root = join(inside.path, 'docs')
    mkdirSync(join(inside.path, '.git'))
    mkdirSync(root, { recursive: true })
    const dependencies = {
      ...{ 'site-engine': 'file:../engine.tgz', own: 'file:./vendor/own.tgz', far: 'file:/srv/it is far.tar.gz' },
      ...{ stars: 'file:../stars', there: 'file:there' },
    }
    writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies }))
    const { files, next } = newDeploy({ ...config, root }, 'docker', { brand: [] })
    assert.equal(next!.split('\n').slice(0, 4), [
      'package.json takes a package from ../engine.tgz, which a Docker build does not see. Copy it into this folder and run npm install "./engine.tgz" here.',
      'package.json takes a package from /srv/it is far.tar.gz, which a Docker build does not see. Copy it into this folder and run npm install "./it is far.tar.gz" here.',
      'package.json takes a package from ../stars, which a Docker build does not see. Run npm pack "../stars" here, npm install ./ with the file that it names, and COPY that file in the Dockerfile before the packages are installed.',
      'Run docker build -t site . and docker run --rm -p 8080:8080 site',
    ])
    // What is to be brought here is copied already.
    assert.equal(
      [...String(files.get('Dockerfile')).matchAll(/^COPY (\[.*)/gm)].map(([, list]) => JSON.parse(list!)).slice(0, 4),
      [
        ['engine.tgz', './engine.tgz'],
        ['vendor/own.tgz', './vendor/own.tgz'],
        ['it is far.tar.gz', './it is far.tar.gz'],
        ['there', './there'],
      ],
    )
  } finally {
    inside.end()
  }
})

test('a brand below a path gets no rules for a whole host', () => {
  const [acme, other] = config.brands as [Brand, Brand]
  const below: Config = { ...config, brands: [acme, { ...other, origin: 'https://me.example.com/beta' }] }
  const wanted = { brand: ['beta'] }
  try {
    newDeploy(below, 'netlify', wanted)
    assert.unreachable()
  } catch (error) {
    assert.is((error as SiteError).diagnostics[0]!.code, 'usage-host-path')
  }
  const servers = String(newDeploy(below, 'nginx', { brand: [] }).files.get('deploy/nginx.conf'))
  assert.equal(
    [...servers.matchAll(/server_name (\S+);/g)].map(([, name]) => name),
    ['acme.example.com'],
  )
  assert.match(String(newDeploy(below, 'github-pages', wanted).next), 'now https://me.example.com/beta.')
})

test('it says in two lines what is next', () => {
  for (const host of deployHosts) assert.is(draft(host).next.split('\n').length, 2, host)
})

test('other names are refused, and what is there is never changed', async () => {
  const root = ['--root', small.root]
  const wrong = await site(['new', 'deploy', 'netlfy', ...root])
  assert.is(wrong.code, 2)
  assert.match(wrong.stderr, /error usage-host-unknown .*\n {2}hint: Did you mean "netlify"\?/)
  const { stdout, stderr, code } = await site(['new', 'deploy', 'docker', ...root])
  assert.is(code, 0, stderr)
  assert.is(stdout, 'created Dockerfile\ncreated .dockerignore\ncreated deploy/docker.conf\n')
  assert.match(stderr, /^note +Run docker build /m)
  const again = await site(['new', 'deploy', 'docker', ...root])
  assert.equal([again.code, /usage-file-exists/.test(again.stderr)], [2, true])
  assert.ok(readdirSync(small.root).includes('Dockerfile'))
  const unknown = await site(['new', 'deploy', 'nginx', '--brand', 'gamma', ...root])
  assert.match(unknown.stderr, 'Unknown brand "gamma"')
})

test.run()
