/** What a project needs to get to a host. Headers, redirects and not-found pages come from hosts(), with each build. */
import { posix } from 'node:path'
import { packageManager, type PackageManager } from '../../engine/disk/lockFiles.ts'
import { brandUnknown } from '../../engine/errors/messages.ts'
import { manifestIn } from '../../engine/paths/manifestIn.ts'
import type { Brand, Config } from '../../engine/types.ts'
import type { NewFlags } from '../flags.ts'
import { installText } from '../installHints.ts'
import { hostBelowPath, hostUnknown } from '../messages.ts'
import { deployHosts, type DeployHost } from './deployHosts.ts'
import { repositoryOf, type Repository } from './repository.ts'
import { fillTemplate } from './template.ts'
import type { Draft } from './write.ts'

/**
 * Files that a host reads at the root of a repository are written there. Of one brand, but for nginx and Docker, which serve all that have a host of their own. Throws `SiteError`
 * `usage-host-unknown`, `usage-host-path`, `brand-unknown`.
 */
export function newDeploy(config: Config, host: string, flags: Pick<NewFlags, 'brand'>): Draft {
  if (!isHost(host)) throw hostUnknown(host, deployHosts)
  const { brands } = config
  const known = brands.map(({ id }) => id)
  const brand = flags.brand[0] === undefined ? brands[0]! : brands.find(({ id }) => id === flags.brand[0])
  if (!brand) throw brandUnknown(flags.brand[0]!, known)
  // Pages of GitHub sets no headers and redirects nothing, so it needs no rules.
  if (host !== 'github-pages' && hasPath(brand)) throw hostBelowPath(host, brand.origin)
  const repository = repositoryOf(config.root)
  const own = { ...config, brands: brands.filter((each) => !hasPath(each)) }
  const { files, next: first } = drafts[host](own, brand, repository)
  // What a build needs comes before it is run.
  const notes = host === 'docker' ? [...dockerNotes(repository), first] : [first, ...packageNotes(repository)]
  const next = installText(notes.join('\n'), config.root)
  const isMissing = host !== 'github-pages' && !config.plugins.some(({ name }) => name === 'hosts')
  return {
    files: new Map(Object.entries(files)),
    next: isMissing ? `Add hosts() to the plugins in ${config.file}: it writes what the host reads.\n${next}` : next,
  }
}

/** What a host does not have, it cannot install. */
const packageNotes = ({ folder, packages }: Repository): readonly string[] =>
  packages.map((file) => {
    const isOutside =
      (file.match(/\.\.\//g)?.length ?? 0) > (folder ? folder.split('/').length : 0) || file.startsWith('/')
    return isOutside
      ? `package.json takes a package from ${file}, which is outside of the repository: no host has it.`
      : `package.json takes a package from ${file}: commit that file, too.`
  })

/** A build in Docker sees the folder of the site, whatever is committed. */
const dockerNotes = ({ packages }: Repository): readonly string[] =>
  packages.filter(isAbove).map((file) => {
    const start = `package.json takes a package from ${file}, which a Docker build does not see.`
    return isTarball(file)
      ? `${start} Copy it into this folder and run npm install ${JSON.stringify(`./${posix.basename(file)}`)} here.`
      : `${start} Run npm pack ${JSON.stringify(file)} here, npm install ./ with the file that it names, and COPY that file in the Dockerfile before the packages are installed.`
  })

const isAbove = (file: string): boolean => /^(?:\/|\.\.\/|[a-z]:)/i.test(file)
const isTarball = (file: string): boolean => /\.(?:tgz|tar\.gz)$/.test(file)

/** What is above the folder of the site is copied from where `dockerNotes` have it brought. */
const dockerFiles = ({ packages }: Repository): readonly string[] =>
  packages.flatMap((file) => (isAbove(file) ? (isTarball(file) ? [posix.basename(file)] : []) : [file]))

const hasPath = ({ origin }: Brand): boolean => new URL(origin).pathname !== '/'

const isHost = (host: string): host is DeployHost => (deployHosts as readonly string[]).includes(host)

type HostDraft = { readonly files: Readonly<Record<string, string>>; readonly next: string }

const drafts: Readonly<Record<DeployHost, (config: Config, brand: Brand, repository: Repository) => HostDraft>> = {
  'github-pages': (config, brand, repository) => ({
    files: {
      [`${repository.up}.github/workflows/site.yml`]: workflow('github-pages', wordsOf(config, brand, repository)),
    },
    next: `On GitHub choose Settings, Pages, Source: GitHub Actions; then push.\nThe address in ${config.brands.length > 1 ? `the brand "${brand.id}"` : 'the configuration'} has to be that of the pages, now ${brand.origin}.`,
  }),
  netlify: (config, brand, repository) => ({
    files: {
      [`${repository.up}netlify.toml`]: fillTemplate('deploy/netlify.toml.txt', wordsOf(config, brand, repository)),
    },
    next: `On Netlify choose Add new project and this repository; each push is built and served.\nThen give it the domain of ${brand.origin}.`,
  }),
  vercel: (config, brand, repository) => ({
    files: {
      [`${repository.up}.github/workflows/vercel.yml`]: workflow('vercel', wordsOf(config, brand, repository)),
      'vercel.json': fillTemplate('deploy/vercel.json.txt', {}),
    },
    next: `Run npx vercel link once; it writes .vercel/project.json with the ids of the project.\nPut VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID among the secrets of the repository on GitHub, and push.`,
  }),
  cloudflare: (config, brand, repository) => ({
    files: { 'wrangler.toml': fillTemplate('deploy/wrangler.toml.txt', wordsOf(config, brand, repository)) },
    next: `On Cloudflare choose Workers & Pages, Pages, and this repository; the build command is: ${buildOf(config)}${repository.folder && `; the root directory: ${repository.folder}`}\nOr from here, after a build: npx wrangler pages deploy`,
  }),
  nginx: (config) => ({
    files: { 'deploy/nginx.conf': nginxServers(config, '/srv/site', [80, '[::]:80']) },
    next: `Copy ${config.out}/ to /srv/site/ on the server, and deploy/nginx.conf to /etc/nginx/conf.d/site.conf.\nThen run nginx -t && nginx -s reload there; certificates are yours to add.`,
  }),
  docker: (config, brand, repository) => ({
    files: {
      Dockerfile: fillTemplate('deploy/Dockerfile.txt', wordsOf(config, brand, repository)),
      '.dockerignore': fillTemplate('deploy/dockerignore.txt', wordsOf(config, brand, repository)),
      'deploy/docker.conf': nginxServers(config, '/srv/site', [8080]),
    },
    next: `Run docker build -t site . and docker run --rm -p 8080:8080 site\nAt http://localhost:8080/ it shows ${config.brands.length > 1 ? `"${config.brands[0]!.id}"; other brands are shown under the names of their origins` : 'the site'}.`,
  }),
}

function workflow(host: 'github-pages' | 'vercel', words: Readonly<Record<string, string>>): string {
  const steps = fillTemplate('deploy/build-steps.txt', words).trimEnd()
  return fillTemplate(`deploy/${host}.txt`, { ...words, steps })
}

/** Yarn wants Corepack, which Node 24 has; pnpm fetches what `packageManager` of package.json names by itself. What need not be there has a star. */
const installs: Readonly<Record<PackageManager, { readonly install: string; readonly manifests: string }>> = {
  npm: { install: 'npm ci', manifests: 'package.json package-lock.json' },
  pnpm: {
    install: 'npm install --global pnpm && pnpm install --frozen-lockfile',
    manifests: 'package.json pnpm-lock.yaml pnpm-workspace.yaml* .npmrc*',
  },
  yarn: {
    install: 'corepack enable && yarn install --immutable',
    manifests: 'package.json yarn.lock .yarnrc.yml*',
  },
  bun: {
    install: 'npm install --global bun && bun install --frozen-lockfile',
    manifests: 'package.json bun.lock* bunfig.toml*',
  },
}

/** Strings of JSON are strings of YAML, TOML and Dockerfiles, too. */
function wordsOf(config: Config, { id }: Brand, repository: Repository): Readonly<Record<string, string>> {
  const { folder } = repository
  const build = buildOf(config)
  const fromRoot = (file: string) => (folder ? `${folder}/${file}` : file)
  const manager = packageManager(config.root)
  const lockFile = folder && `\n          cache-dependency-path: ${JSON.stringify(fromRoot('package-lock.json'))}`
  const copies = dockerFiles(repository).map((file) => `COPY ${JSON.stringify([file, `./${file}`])}\n`)
  return {
    node: '24',
    name: id.replaceAll('_', '-'),
    out: config.out,
    folder: JSON.stringify(`${config.out}/${id}`),
    folderFromRoot: JSON.stringify(fromRoot(`${config.out}/${id}`)),
    cache: fromRoot('node_modules/.cache/site'),
    ...installs[manager],
    // The others are not there yet when Node is.
    packageCache: manager === 'npm' ? `\n          cache: npm${lockFile}` : '',
    defaults: folder && `\ndefaults:\n  run:\n    working-directory: ${JSON.stringify(folder)}\n`,
    base: folder && `base = ${JSON.stringify(folder)}\n`,
    packages: copies.join(''),
    builtOut: JSON.stringify(`/site/${config.out}/`),
    build,
    netlifyBuild: JSON.stringify(`${build} && cd "${config.out}/${id}" && cp .hosts/netlify-redirects _redirects`),
  }
}

/** The project's own script, where it has one. */
const buildOf = ({ root }: Config): string =>
  Object(manifestIn(root)['scripts']).build ? 'npm run build' : 'npx --no-install site build'

/** One server for each brand, the first of them for any other name. */
function nginxServers({ brands }: Config, root: string, listen: readonly (number | string)[]): string {
  const servers = brands.map(({ id, origin }) =>
    [
      `include ${root}/${id}/.hosts/nginx-http.conf;`,
      'server {',
      ...listen.map((address) => `  listen ${address};`),
      `  server_name ${new URL(origin).hostname};`,
      `  root ${root}/${id};`,
      `  include ${root}/${id}/.hosts/nginx-server.conf;`,
      '}',
      '',
    ].join('\n'),
  )
  return `# Part of http. What the files of hosts() say is in the folder of each brand.\n${servers.join('\n')}`
}
