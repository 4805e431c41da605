/** Two files to include: maps belong in `http`, the rest in the `server` of the brand. */
import { encodePath } from '../../engine/paths/paths.ts'
import { immutableCache, immutableFolder, splitHash, type HostRules } from './rules.ts'

/** `$uri` is decoded and has no query. */
export function nginxHttp({ brand, redirects }: HostRules): string {
  const name = variable(brand)
  const moved = redirects.map(({ from, to }) => ({ from, ...splitHash(to) }))
  const lines = [
    `map $uri $${name}_cache {`,
    '  default "no-cache";',
    `  ~^${immutableFolder} ${quoted(immutableCache)};`,
    '}',
    `map $uri $${name}_moved {`,
    '  default "";',
    ...moved.flatMap(({ from, path }) => bothForms(from).map((old) => `  ${quoted(old)} ${quoted(encodePath(path))};`)),
    '}',
    `map $uri $${name}_moved_hash {`,
    '  default "";',
    ...moved
      .filter(({ hash }) => hash)
      .flatMap(({ from, hash }) => bothForms(from).map((old) => `  ${quoted(old)} ${quoted(hash)};`)),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

export function nginxServer({ brand, headers, notFoundPages }: HostRules): string {
  const name = variable(brand)
  const lines = [
    ...Object.entries(headers).map(([key, value]) => `add_header ${key} ${quoted(value)} always;`),
    `add_header Cache-Control $${name}_cache;`,
    '',
    `if ($${name}_moved) {`,
    `  return 308 $${name}_moved$is_args$args$${name}_moved_hash;`,
    '}',
    'location ~ ^/(?:\\.(?!well-known/)|_headers$|_redirects$|vercel\\.json$) {',
    '  return 404;',
    '}',
    ...notFoundPages.flatMap(({ file, prefix }) => [
      `location ${prefix} {`,
      `  error_page 404 ${file};`,
      '  try_files $uri $uri/ =404;',
      '}',
    ]),
  ]
  return `${lines.join('\n')}\n`
}

const variable = (brand: string) => `site_${brand.replace(/\W/g, '_')}`
const bothForms = (path: string) => [path, path.slice(0, -1)]
/** Quoted, so that a leading `~` does not turn a map key into a regular expression. Paths have no dollar sign, which could not be escaped. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
