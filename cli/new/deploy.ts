/** What a project needs to get to a host. Headers, redirects and not-found pages come from hosts(), with each build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandUnknown } from '../../engine/errors/messages.ts'
import type { Brand, Config } from '../../engine/types.ts'
import type { NewFlags } from '../flags.ts'
import { hostBelowPath, hostUnknown } from '../messages.ts'
import { deployHosts, type DeployHost } from './deployHosts.ts'
import { fillTemplate } from './template.ts'
import type { Draft } from './write.ts'

/**
 * Of one brand, but for nginx and Docker, which serve all that have a host of their own. Throws `SiteError`
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
  const { files, next } = drafts[host]({ ...config, brands: brands.filter((each) => !hasPath(each)) }, brand)
  const isMissing = host !== 'github-pages' && !config.plugins.some(({ name }) => name === 'hosts')
  return {
    files: new Map(Object.entries(files)),
    next: isMissing ? `Add hosts() to the plugins in ${config.file}: it writes what the host reads.\n${next}` : next,
  }
}

const hasPath = ({ origin }: Brand): boolean => new URL(origin).pathname !== '/'

const isHost = (host: string): host is DeployHost => (deployHosts as readonly string[]).includes(host)

type HostDraft = { readonly files: Readonly<Record<string, string>>; readonly next: string }

const drafts: Readonly<Record<DeployHost, (config: Config, brand: Brand) => HostDraft>> = {
  'github-pages': (config, brand) => ({
    files: { '.github/workflows/site.yml': workflow('github-pages', config, brand) },
    next: `On GitHub choose Settings, Pages, Source: GitHub Actions; then push.\nThe origin of "${brand.id}" has to be the address of the pages, now ${brand.origin}.`,
  }),
  netlify: (config, brand) => ({
    files: { 'netlify.toml': fillTemplate('deploy/netlify.toml.txt', wordsOf(config, brand)) },
    next: `On Netlify choose Add new project and this repository; each push is built and served.\nThen give it the domain of ${brand.origin}.`,
  }),
  vercel: (config, brand) => ({
    files: {
      '.github/workflows/site.yml': workflow('vercel', config, brand),
      'vercel.json': fillTemplate('deploy/vercel.json.txt', {}),
    },
    next: `Run npx vercel link once; it writes .vercel/project.json with the ids of the project.\nPut VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID among the secrets of the repository on GitHub, and push.`,
  }),
  cloudflare: (config, brand) => ({
    files: { 'wrangler.toml': fillTemplate('deploy/wrangler.toml.txt', wordsOf(config, brand)) },
    next: `On Cloudflare choose Workers & Pages, Pages, and this repository; the build command is: ${buildOf(config)}\nOr from here, after a build: npx wrangler pages deploy`,
  }),
  nginx: (config) => ({
    files: { 'deploy/nginx.conf': nginxServers(config, '/srv/site', [80, '[::]:80']) },
    next: `Copy ${config.out}/ to /srv/site/ on the server, and deploy/nginx.conf to /etc/nginx/conf.d/site.conf.\nThen run nginx -t && nginx -s reload there; certificates are yours to add.`,
  }),
  docker: (config, brand) => ({
    files: {
      Dockerfile: fillTemplate('deploy/Dockerfile.txt', wordsOf(config, brand)),
      '.dockerignore': fillTemplate('deploy/dockerignore.txt', wordsOf(config, brand)),
      'deploy/docker.conf': nginxServers(config, '/srv/site', [8080]),
    },
    next: `Run docker build -t site . and docker run --rm -p 8080:8080 site\nAt http://localhost:8080/ it shows "${config.brands[0]!.id}"; other brands are shown under the names of their origins.`,
  }),
}

function workflow(host: 'github-pages' | 'vercel', config: Config, brand: Brand): string {
  const words = wordsOf(config, brand)
  const steps = fillTemplate('deploy/build-steps.txt', words).trimEnd()
  return fillTemplate(`deploy/${host}.txt`, { ...words, steps })
}

/** Strings of JSON are strings of YAML, TOML and Dockerfiles, too. */
function wordsOf(config: Config, { id }: Brand): Readonly<Record<string, string>> {
  const build = buildOf(config)
  return {
    node: '24',
    name: id.replaceAll('_', '-'),
    out: config.out,
    folder: JSON.stringify(`${config.out}/${id}`),
    builtOut: JSON.stringify(`/site/${config.out}/`),
    build,
    buildText: JSON.stringify(build),
  }
}

/** The project's own script, where it has one. */
function buildOf({ root }: Config): string {
  try {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts?: { build?: string } }
    if (scripts?.build) return 'npm run build'
  } catch {
    // There is none yet.
  }
  return 'npx --no-install site build'
}

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
