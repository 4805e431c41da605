/** Request targets that broke other servers: generated ones, and those of the advisories in design/reliability.md. */

/** 12 encodings x 12 depths x 20 targets x 8 suffixes. */
export function* generatedTargets(): Generator<string> {
  for (const up of steps) {
    for (let depth = 1; depth <= 12; depth++) {
      for (const target of targets) {
        for (const suffix of suffixes) yield `/${up.repeat(depth)}${target}${suffix}`
      }
    }
  }
}

const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2E/',
  '..%5c',
  '..\\',
  '....//',
  '%252e%252e/',
  '..;/',
  '%c0%ae%c0%ae/',
  '%u002e%u002e/',
]
const targets = [
  ...[
    'secret.txt',
    '.env',
    '.ENV',
    '.npmrc',
    '.git/config',
    '.cache/x',
    'package.json',
    'src/x',
    'dist-secret/x',
    'dist-secret/',
  ],
  ...[
    'dist/.site-manifest.json',
    'dist/secret.txt',
    'etc/passwd',
    'proc/self/environ',
    'windows/win.ini',
    'acme/secret.txt',
  ],
  ...['unlisted.html', 'unlisted-link.txt', 'unlisted-folder/x', 'unlisted-folder/secret.txt'],
]
const suffixes = ['', '?raw', '?raw??', '?import&raw', '?.svg', '%00.html', '/.', '::$DATA']

/** By the row of the list they belong to. */
export const advisoryTargets: Readonly<Record<string, readonly string[]>> = {
  'P-01': [
    ...[
      '/..',
      '/.',
      '/./',
      '/../',
      '/docs/..',
      '/docs/../../secret.txt',
      '/docs/./intro/',
      '/%2e',
      '/%2e/',
      '/%2E%2E',
      '/docs/%2e%2e/%2e%2e/secret.txt',
    ],
    ...[
      '/..%c0%af',
      '/%e0%80%ae%e0%80%ae/x',
      '/%f0%80%80%ae/x',
      '/%ff%fe/x',
      '/%ef%bc%8e%ef%bc%8e/x',
      '/%u2215x',
      '/..%255cx',
      '/..%00/x',
      '/...//x',
    ],
    ...[
      '/@fs/etc/passwd',
      '/@fs/%2e%2e/x',
      '/@id/secret.txt',
      '/assets../secret.txt',
      '/assets..%2fsecret.txt',
      '/~root/x',
      '/file:///etc/passwd',
    ],
  ],
  'P-02': [
    ...[
      '/x%00.html',
      '/%00',
      '/docs/%00/',
      '/x\0',
      '/%0d%0aSet-Cookie:x=1',
      '/x%0aX: y',
      '/%09',
      '/\t',
      '/%7f',
      '/\x7f',
      '/x\x01',
      '/\xe4\xb8\xad/',
      '/\x80',
    ],
    ...['/%c2%80', '/%c2%9f', '/x\x1b[31m', '/%1b'],
  ],
  'P-03': [
    '/%',
    '/%%',
    '/%e',
    '/%e4',
    '/%zz',
    '/%E0%A4%A',
    '/docs/%',
    '/%2',
    '/%fg',
    '/%ed%a0%80',
    '/%f4%90%80%80',
    '/%80',
    '/%ff',
    '/%%32%65',
  ],
  'P-04': [
    ...[
      '/x#/../../secret.txt',
      '/#',
      '/docs/intro/#x',
      'http://evil.example/x',
      'http://localhost/',
      'https://evil.example/',
      '*',
      '//',
      '///evil.example',
      'x',
      'secret.txt',
    ],
    ...[
      '//evil.example/',
      '/docs//intro/',
      '/docs/intro//',
      `/${'x'.repeat(9000)}`,
      `/${'%41'.repeat(4000)}`,
      `/?${'q'.repeat(9000)}`,
      'evil.example:443',
      '?x',
      '../secret.txt',
      '\\',
      '/\\',
    ],
  ],
  'P-05': [
    ...[
      '/..%2fdist-secret/x',
      '/../dist-secret/x',
      '/%2e%2e/dist-secret/x',
      '/..%5cdist-secret%5cx',
      '/-secret/x',
      '/../dist-secret',
      '/dist-secret/x',
    ],
    ...['/..-secret/x', '/acme-secret/x', '/../acme-secret/x', '/%2e%2e%2fdist-secret%2fx'],
  ],
  'P-06': [
    ...[
      '/.env',
      '/.git/config',
      '/.npmrc',
      '/.cache/x',
      '/.ENV',
      '/.env/.',
      '/.env/',
      '/.env?raw',
      '/.env?raw??',
      '/.env?import&raw',
      '/.env?url',
      '/.env?inline',
      '/.env?.svg',
    ],
    ...[
      '/.env::$DATA',
      '/index.html::$DATA',
      '/docs/intro/index.html:x',
      '/secret.txt::$DATA',
      '/.site-manifest.json',
      '/docs/.env',
      '/%2eenv',
      '/.%65nv',
      '/.well-known/.env',
    ],
    ...[
      '/docs/.well-known/x',
      '/.well-known/missing',
      '/...',
      '/.htaccess',
      '/.DS_Store',
      '/.%00',
      '/.env%20',
      '/.env.',
    ],
  ],
}

/** P-02: bytes no parser may carry into an answer. */
export const brokenTargets = [
  '/x\0.html',
  '/x\r',
  '/x\rSet-Cookie: a=1',
  '/x\nSet-Cookie: a=1',
  '/x\r\nSet-Cookie: a=1\r\n',
  '/\0',
] as const

/** P-04: forms that are no path. */
export const otherForms = (port: number): readonly string[] => [
  '',
  ' ',
  'http://evil.example/',
  `http://localhost:${port}/`,
  '//evil.example/%2e%2e',
  '/ /x',
]

/** Every query the bundler knows, and what it could take for one. */
export const bundlerQueries = [
  ...[
    '',
    '?raw',
    '?raw??',
    '?import',
    '?import&raw',
    '?import&raw??',
    '?raw?import',
    '?inline',
    '?inline&import',
    '?url',
    '?url&inline',
  ],
  ...[
    '?import&url&inline',
    '?import&url&no-inline',
    '?.svg',
    '?.svg?.wasm?init',
    '?.wasm?init',
    '?worker',
    '?sharedworker',
    '?worker&inline',
  ],
  ...[
    '?html-proxy&index=0.js',
    '?commonjs-proxy',
    '?t=1&raw',
    '?v=1&import&raw',
    '?import=&raw=',
    '?RAW',
    '?%72aw',
    '?x=/../../../../../../etc/passwd?raw',
  ],
]
