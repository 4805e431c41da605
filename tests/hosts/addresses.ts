/** What to ask for: each file of an output in every form that somebody may have written down, and what is not there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { spellingsOf } from '../../plugins/hosts/rules.ts'
import { slashed } from '../../engine/paths/slashed.ts'

const missing = ['/nope', '/nope/', '/nope.html', '/en/nope', '/en/nope/x/', '/assets/nope.js', '/.env', '/.git/config']

export function addressesOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join('/', slashed(relative(folder, join(entry.parentPath, entry.name)))))
    .filter((file) => !/^\/(?:_headers|_redirects|vercel\.json|\.hosts\/)/.test(file))
  const paths = files.flatMap((file) => (file.endsWith('.html') && isPage(join(folder, file)) ? formsOf(file) : [file]))
  return [...new Set([...paths.flatMap((path) => spellingsOf(path)), ...missing])].flatMap((path) =>
    path.endsWith('/') ? [path, `${path}?q=1`] : [path],
  )
}

/** Not a proof of ownership and the like. */
const isPage = (file: string): boolean => /<html lang|<html [^>]*lang=/.test(readFileSync(file, 'utf8').slice(0, 2000))

function formsOf(file: string): readonly string[] {
  const bare = file.replace(/\/index\.html$|\.html$/, '')
  if (bare.endsWith('/404')) return [`${bare}.html`]
  return bare ? [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`] : ['/', '/index.html']
}
