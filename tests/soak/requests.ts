/** Requests put together by chance, to preview and dev over a raw socket: no secret, no folder of the machine, and the next visitor is served. */
import { createDevHarness } from '../engine/serve/support/devHarness.ts'
import { createHarness } from '../engine/serve/support/harness.ts'
import type { Random } from '../support/random.ts'
import type { Loop } from './loop.ts'

const pieces = [
  ...[
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    ';',
    ':',
    '~',
    '*',
    '%00',
    '%',
    '%zz',
    '%25',
    '?',
    '#',
    '@',
    '@fs',
    '&',
  ],
  ...[
    'docs',
    'intro',
    'index.html',
    '.env',
    '.git',
    'secret.txt',
    'dist',
    'dist-secret',
    'package.json',
    'node_modules',
    '.vite',
  ],
  ...[
    '@vite/client',
    '@id/',
    '@react-refresh',
    '__open-in-editor',
    'raw',
    'url',
    'import',
    'file:///etc/passwd',
    '/etc/passwd',
  ],
  ...[
    '%c0%ae',
    '%e4%b8%ad',
    '%ff',
    '\u00e4',
    'CON',
    'x::$DATA',
    'a'.repeat(300),
    '.well-known',
    'assets',
    '.map',
    '.css',
    '.tsx',
  ],
]
const headers = [
  '',
  '',
  'Range: bytes=0-,5-,-1\r\n',
  'Range: bytes=99999999999999999999-\r\n',
  'If-None-Match: W/"x", *\r\n',
  'Accept-Encoding: br;q=2, *;q=0\r\n',
  'Origin: http://evil.example\r\n',
  'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n',
  'Content-Length: 0\r\n',
  'Accept: text/html,*/*;q=x\r\n',
  'X: '.padEnd(9000, 'x') + '\r\n',
]

type Step = { readonly to: 'preview' | 'dev'; readonly target: string; readonly headers: string }

const steps = ({ below, pick }: Random): readonly Step[] =>
  Array.from({ length: 40 }, () => ({
    to: pick(['preview', 'dev'] as const),
    target: `/${Array.from({ length: below(8) }, () => pick(pieces)).join('')}`,
    headers: pick(headers),
  }))

/** Anything but an error of the server. */
const harmless = [0, 200, 204, 206, 301, 302, 304, 307, 308, 400, 403, 404, 405, 406, 408, 413, 414, 416, 417, 431]

export function createRequests(): Loop<Step> {
  let opened: ReturnType<typeof open> | undefined
  const open = async () => {
    const [preview, dev] = await Promise.all([createHarness(), createDevHarness()])
    return { preview, dev }
  }
  return {
    name: 'requests',
    steps,
    async run(all) {
      const servers = await (opened ??= open())
      for (const { to, target, headers: extra } of all) {
        const { get, expectHarmless } = servers[to]
        await expectHarmless(get(target, extra), harmless, target)
      }
    },
    async end() {
      const servers = await opened
      await servers?.preview.close()
      await servers?.dev.close()
    },
  }
}
