/** Two files to include: a map belongs in `http`, the rest in the `server` of the brand. */
import { formsOf, immutableCache, immutableFolder, type HostRules } from './rules.ts'

export function nginxHttp({ brand }: HostRules): string {
  return lines(
    '# In http, before the server of this brand:',
    `#   include <folder of the brand>/.hosts/nginx-http.conf;`,
    `map $uri $${cacheVariable(brand)} {`,
    '  default "no-cache";',
    `  ~^${immutableFolder} ${quoted(immutableCache)};`,
    '}',
  )
}

export function nginxServer({ brand, headers, redirects, notFoundPages, types, isBare }: HostRules): string {
  return lines(
    '# In the server of this brand:',
    '#   root <folder of the brand>;',
    '#   include <folder of the brand>/.hosts/nginx-server.conf;',
    ...Object.entries(headers).map(([key, value]) => `add_header ${key} ${quoted(value)} always;`),
    `add_header Cache-Control $${cacheVariable(brand)} always;`,
    '# Behind a proxy the address that was asked for is not known here.',
    'absolute_redirect off;',
    ...typeLines(types),
    ...redirects.flatMap(moved),
    ...notFoundPages.flatMap(isBare ? barePagesBelow : pagesBelow),
  )
}

/** Types, what is compressed, and what is text in UTF-8. `text/html` always is, and may not be named again. */
function typeLines(types: HostRules['types']): readonly string[] {
  const all = [...types].map(([extension, { type, compressible }]) => {
    const [bare = type, charset] = type.split(';')
    return { extension: extension.slice(1), bare, isText: charset !== undefined, compressible }
  })
  const namesOf = (which: (type: (typeof all)[number]) => boolean) =>
    [...new Set(all.filter((type) => type.bare !== 'text/html' && which(type)).map(({ bare }) => bare))].join(' ')
  return [
    'types {',
    ...all.map(({ extension, bare }) => `  ${bare} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${namesOf(({ isText }) => isText)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${namesOf(({ compressible }) => compressible)};`,
  ]
}

/** A location each: a map with keys of any length needs a setting that brands cannot share. */
function moved({ from, to }: HostRules['redirects'][number]): readonly string[] {
  // A query comes before the hash.
  const [path, hash] = to.split('#')
  return [...formsOf(from), `${from}index.html`].map(
    (old) => `location = ${quoted(old)} { return 308 ${quoted(`${path}$is_args$args${hash ? `#${hash}` : ''}`)}; }`,
  )
}

/**
 * What preview answers (engine/serve/lookup.ts): `/x/` is a page, `/x`, `/x.html` and `/x/index.html` lead to it, a file has
 * exactly its name. Captures are encoded in a redirect, variables are not. The first location that matches counts, and
 * locations outside of this one do not.
 */
const pagesBelow = ({ file, prefix }: HostRules['notFoundPages'][number]): readonly string[] => [
  `location ${quoted(prefix)} {`,
  `  error_page 404 ${file};`,
  '  location ~ /\\.(?!well-known/)|^/(?:_headers|_redirects|vercel\\.json)$ { return 404; }',
  '  location ~ /$ { try_files ${uri}index.html =404; }',
  '  location ~ /index\\.html$ {',
  '    if (-f $request_filename) { rewrite ^(.*/)index\\.html$ $1 permanent; }',
  '    return 404;',
  '  }',
  '  location ~ ^(?<site_page>.+)\\.html$ {',
  '    if (-f $request_filename) { break; }',
  '    if (-f $document_root$site_page/index.html) { rewrite ^(.+)\\.html$ $1/ permanent; }',
  '    return 404;',
  '  }',
  '  location ~ . {',
  '    if (-f $request_filename) { break; }',
  '    if (-f $request_filename/index.html) { rewrite ^(.*)$ $1/ permanent; }',
  '    return 404;',
  '  }',
  '}',
]

/** The same where `/x` is a page, and `/x/`, `/x.html` and `/x/index.html` lead to it. */
const barePagesBelow = ({ file, prefix }: HostRules['notFoundPages'][number]): readonly string[] => [
  `location ${quoted(prefix)} {`,
  `  error_page 404 ${file};`,
  // Before the patterns: else it would lead to its address, which it has not.
  `  location = ${quoted(file)} { }`,
  `  location = ${quoted(file.slice(0, -'.html'.length))} { return 404; }`,
  '  location ~ /\\.(?!well-known/)|^/(?:_headers|_redirects|vercel\\.json)$ { return 404; }',
  '  location ~ ^(?<site_page>.*)/(?:index\\.html)?$ {',
  '    if (-f $document_root$site_page.html) { rewrite ^(.+)/(?:index\\.html)?$ $1 permanent; }',
  '    if (-f $request_filename) { rewrite ^(.*/)index\\.html$ $1 permanent; }',
  '    try_files ${uri}index.html =404;',
  '  }',
  '  location ~ \\.html$ {',
  '    if (-f $request_filename) { rewrite ^(.+)\\.html$ $1 permanent; }',
  '    return 404;',
  '  }',
  '  location ~ . {',
  '    if (-f $request_filename) { break; }',
  // The home page is no page of this name.
  '    if ($uri = /index) { return 404; }',
  '    if (-f $request_filename.html) { rewrite ^(.*)$ $1.html break; }',
  '    if (-f $request_filename/index.html) { rewrite ^(.*)$ $1/ permanent; }',
  '    return 404;',
  '  }',
  '}',
]

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`
const cacheVariable = (brand: string) => `site_${brand.replace(/\W/g, '_')}_cache`
/** Paths have no dollar sign, which could not be escaped. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
