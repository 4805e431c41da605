/** B-08: broken configurations. Each is told with the path of the field and its place, all problems at once. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { engineVersion } from '../../../engine/config/engineVersion.ts'
import { tempSite } from '../../support/tempSite.ts'

const locales = "locales: [{ id: 'zh', name: '中文', lang: 'zh-CN' }]"

/** Fields of the configuration -> what the message must say. Written one field a line, so that line 2 holds the first. */
const configs: readonly [fields: string, message: string | RegExp, line?: number][] = [
  ['plugins: []', 'locales is missing', 1],
  [`${locales}`, 'plugins is missing', 1],
  [`${locales},\nplugins: {}`, 'plugins should be a list, got an object', 3],
  [
    `${locales},\nplugins: [],\nhookTimeout: Infinity`,
    /hookTimeout should be a finite number of seconds, got Infinity/,
    4,
  ],
  ["locales: 'zh',\nplugins: []", 'locales should be a list, got "zh"', 2],
  ['locales: [],\nplugins: []', 'locales should be a list with at least one locale, got an empty list', 2],
  [
    `${locales},\nplugins: [],\nimages: { hosts: ['img.example.com'] }`,
    'images.hosts[0] should be an origin such as "https://img.example.com", got "img.example.com"',
    4,
  ],
  ["locales: ['zh'],\nplugins: []", 'locales[0] should be an object, got "zh"', 2],
  ["locales: [{ id: 'zh', name: '中文' }],\nplugins: []", 'locales[0].lang is missing', 2],
  [
    "locales: [{ id: 'zh', name: '中文', lang: 'zh_CN' }],\nplugins: []",
    'locales[0].lang should be a language tag such as "zh-CN", got "zh_CN"',
    2,
  ],
  [
    "locales: [{ id: 'zh', name: '中文', lang: 'zh-cn' }],\nplugins: []",
    /locales\[0\]\.lang should be a language tag/,
    2,
  ],
  ["locales: [{ id: 'zh', name: '中文', lang: '' }],\nplugins: []", /locales\[0\]\.lang should be/, 2],
  [
    "locales: [{ id: 'z', name: '中文', lang: 'zh' }],\nplugins: []",
    /locales\[0\]\.id should be a locale id such as "en", got "z"/,
    2,
  ],
  ["locales: [{ id: '../x', name: '中文', lang: 'zh' }],\nplugins: []", /locales\[0\]\.id should be/, 2],
  ["locales: [{ id: 'zh', name: ' ', lang: 'zh' }],\nplugins: []", 'locales[0].name should be some text, got ""', 2],
  ["locales: [{ id: 'zh', name: 7, lang: 'zh' }],\nplugins: []", 'locales[0].name should be text, got 7', 2],
  [
    "locales: [{ id: 'zh', label: 'x', name: '中文', lang: 'zh' }],\nplugins: []",
    'locales[0].label is not a setting',
    2,
  ],
  [
    "locales: [\n{ id: 'zh', name: '中文', lang: 'zh' },\n{ id: 'zh', name: 'x', lang: 'en' }],\nplugins: []",
    'locales[1].id should be different from locales[0].id, got "zh"',
    4,
  ],
  [
    "locales: [\n{ id: 'zh', name: '中文', lang: 'zh' },\n{ id: 'en', name: 'x', lang: 'zh' }],\nplugins: []",
    'locales[1].lang should be different from locales[0].lang, got "zh"',
    4,
  ],
  ...(
    [
      ["['ko']", 'locales[1].fallback[0] should be another locale of the site (zh, ja), got "ko"', 4],
      ["['en']", 'locales[1].fallback[0] should be another locale of the site (zh, ja), got "en"', 4],
      ["['zh', 'zh']", 'locales[1].fallback[1] should be named once, got "zh"', 4],
      [
        "['zh', 'ja']",
        /locales\[1\]\.fallback\[1\] should be a locale that does not fall back on "en" .*en -> ja -> en/,
        4,
      ],
      ["'zh'", 'locales[1].fallback should be a list, got "zh"', 4],
    ] as const
  ).map(([fallback, message, line]): [string, string | RegExp, number] => [
    `locales: [\n{ id: 'zh', name: '中文', lang: 'zh' },\n{ id: 'en', name: 'x', lang: 'en', fallback: ${fallback} },\n{ id: 'ja', name: 'y', lang: 'ja', fallback: ['en'] }],\nplugins: []`,
    message,
    line,
  ]),
  [
    "locales: [\n{ id: 'zh', name: '中文', lang: 'zh', fallback: ['en'] },\n{ id: 'en', name: 'x', lang: 'en' }],\nplugins: []",
    'locales[0].fallback should be left out, because "zh" is the default locale, on which others fall back, got a list',
    3,
  ],
  [`${locales},\nplugins: [],\ntrailingSlash: false`, 'trailingSlash should be "always" or "never", got false', 4],
  [`${locales},\nplugins: [{}]`, 'plugins[0].name is missing', 3],
  [
    `${locales},\nplugins: [{ name: 'My Plugin' }]`,
    'plugins[0].name should be a plugin name such as "docs", got "My Plugin"',
    3,
  ],
  [`${locales},\nplugins: ['docs']`, 'plugins[0] should be an object, got "docs"', 3],
  [`${locales},\nplugins: [() => ({ name: 'docs' })]`, 'plugins[0] should be an object, got a function', 3],
  [`${locales},\nplugins: [undefined]`, 'plugins[0] should be an object, got nothing', 3],
  [`${locales},\nplugins: [Promise.resolve({ name: 'docs' })]`, /plugins\[0\]/, 3],
  [`${locales},\nplugins: [{ name: 'docs', rout() {} }]`, 'plugins[0].rout is not a setting', 3],
  [
    `${locales},\nplugins: [{ name: 'docs', route: [] }]`,
    'plugins[0].route should be a function, got an empty list',
    3,
  ],
  [
    `${locales},\nplugins: [{ name: 'docs', include: 'docs/**' }]`,
    'plugins[0].include should be a list, got "docs/**"',
    3,
  ],
  [
    `${locales},\nplugins: [{ name: 'docs', include: ['[content]/*/docs/[a-z]*.md', '[contents]/*/docs/*.md'] }]`,
    /plugins\[0\]\.include\[1\] should be a glob in which \[content\], \[brands\] or \[app\] stands for a folder, got "\[contents\]/,
    3,
  ],
  [
    `${locales},\nplugins: [{ name: 'docs', include: ['../../etc/*'] }]`,
    /plugins\[0\]\.include\[0\] should be a relative path inside the project/,
    3,
  ],
  [
    `${locales},\nplugins: [{ name: 'a' }, { name: 'a' }]`,
    'plugins[1].name should be different from plugins[0].name, got "a"',
    3,
  ],
  [
    `${locales},\nplugins: [],\ncontent: '../../..'`,
    'content should be a relative path inside the project, got "../../.."',
    4,
  ],
  [`${locales},\nplugins: [],\ncontent: '/etc'`, /^content should be a relative path/, 4],
  [`${locales},\nplugins: [],\ncontent: 'C:/x'`, /^content should be a relative path/, 4],
  [`${locales},\nplugins: [],\ncontent: 'a\\\\b'`, /^content should be a relative path/, 4],
  [
    `${locales},\nplugins: [],\ncontent: 'missing'`,
    'content should be an existing folder, got "missing", which does not exist',
    4,
  ],
  [
    `${locales},\nplugins: [],\ncontent: 'package.json'`,
    'content should be an existing folder, got "package.json", which is a file',
    4,
  ],
  [
    `${locales},\nplugins: [],\napp: 'site/nope.tsx'`,
    'app should be an existing file, got "site/nope.tsx", which does not exist',
    4,
  ],
  [`${locales},\nplugins: [],\nclient: 'site'`, 'client should be an existing file, got "site", which is a folder', 4],
  [`${locales},\nplugins: [],\nout: 70000`, 'out should be text, got 70000', 4],
  [`${locales},\nplugins: [],\nout: './'`, /cannot be the output folder: it is the project itself/],
  [`${locales},\nplugins: [],\nout: 'content/../site'`, /out should be a relative path/, 4],
  [`${locales},\nplugins: [],\nout: 'brands'`, /cannot be the output folder: the site is made from what is in it/],
  [`${locales},\nplugins: [],\nbrands: 3`, /^brands should be/, 4],
  [
    `${locales},\nplugins: [],\nbrands: 'missing'`,
    'brands should be an existing folder, got "missing", which does not exist',
    4,
  ],
  [`${locales},\nplugins: [],\nbrands: 'content'`, /"content" contains no brand/],
  [`${locales},\nplugins: [],\nbrands: { foldr: 'brands' }`, 'brands.foldr is not a setting', 4],
  [`${locales},\nplugins: [],\nbrands: { schema: {} }`, 'brands.schema should be a valibot schema, got an object', 4],
  [
    `${locales},\nplugins: [],\nseverities: { 'link-broken': 'warn' }`,
    'severities.link-broken should be "error" or "warning" or "off", got "warn"',
    4,
  ],
  [
    `${locales},\nplugins: [],\nseverities: { linkBroken: 'off' }`,
    /severities\.linkBroken should be a diagnostic code/,
    4,
  ],
  [`${locales},\nplugin: [],\nplugins: []`, 'plugin is not a setting', 3],
  [`${locales},\nplugins: [],\nbaseUrl: '/x'`, 'baseUrl is not a setting', 4],
]

const brand = (fields: Record<string, string>): string => {
  const all = { id: "'acme'", origin: "'https://a.example'", locales: "['zh', 'en']", content: "'acme'", ...fields }
  const lines = Object.entries(all).filter(([, value]) => value)
  return `export default {\n${lines.map(([key, value]) => `  ${key}: ${value},\n`).join('')}}\n`
}

/** Fields of a brand -> the message, its file and line. */
const brands: readonly [fields: Record<string, string>, message: string | RegExp, line: number][] = [
  [{ origin: '' }, 'origin is missing', 1],
  [
    { origin: "'https://a.example/'" },
    /^origin should be an address such as "https:\/\/example\.com" or "https:\/\/example\.com\/docs", without a slash at the end, got "https:\/\/a\.example\/"/,
    3,
  ],
  [{ origin: "'a.example'" }, /^origin should be an address/, 3],
  [{ origin: "'ftp://a.example'" }, /^origin should be an address/, 3],
  [{ origin: "'https://a.example/b/'" }, /^origin should be an address/, 3],
  [{ origin: "'https://a.example/b c'" }, /^origin should be an address/, 3],
  [{ origin: "'https://a.example/.b'" }, /^origin should be an address/, 3],
  [{ origin: "'https://u@a.example/b'" }, /^origin should be an address/, 3],
  [{ origin: "'https://a.example/b?c'" }, /^origin should be an address/, 3],
  [{ origin: "'javascript:alert(1)'" }, /^origin should be an address/, 3],
  [{ id: "'other'" }, 'id should be "acme", the name of its folder, got "other"', 2],
  [{ id: "'../acme'" }, /^id should be a short name/, 2],
  [{ locales: '[]' }, 'locales should be a list with at least one locale id, got an empty list', 4],
  [{ locales: "['zh', 'fr']" }, 'locales[1] should be a locale of the site (zh, en), got "fr"', 4],
  [{ locales: "['zh', 'zh']" }, 'locales[1] should be named once, got "zh"', 4],
  [{ content: "'acmee'" }, 'content should be a content set, got "acmee"', 5],
]

async function problemsOf(files: Record<string, string>): Promise<readonly Diagnostic[]> {
  const { root, remove } = tempSite(files)
  try {
    await loadConfig({ root })
    return []
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.diagnostics
  } finally {
    remove()
  }
}

const fits = (message: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? message === wanted : wanted.test(message)

for (const [fields, wanted, line] of configs) {
  test(`B-08 ${fields.replaceAll('\n', ' ').replace(`${locales}, `, '')}`, async () => {
    const found = await problemsOf({ 'site.config.ts': `export default {\n${fields},\n}\n` })
    const match = found.find(({ message }) => fits(message, wanted))
    assert.ok(match, `${String(wanted)} is not among:\n${found.map(({ message }) => message).join('\n')}`)
    assert.match(match.code, /^(config-|output-unsafe|brand-missing)/)
    if (line) assert.is(match.place?.line, line)
  })
}

for (const [fields, wanted, line] of brands) {
  test(`B-08 brand ${JSON.stringify(fields)}`, async () => {
    const found = await problemsOf({ 'brands/acme/brand.ts': brand(fields) })
    const match = found.find(
      ({ message }) =>
        message.startsWith('brands/acme/brand.ts: ') && fits(message.slice('brands/acme/brand.ts: '.length), wanted),
    )
    assert.ok(match, `${String(wanted)} is not among:\n${found.map(({ message }) => message).join('\n')}`)
    assert.is(match.place?.file, 'brands/acme/brand.ts')
    assert.is(match.place?.line, line)
  })
}

test('B-08 all problems are told at once, in one place and in several', async () => {
  const config = "export default {\n  locales: [{ id: 'zh', lang: 'zh_' }],\n  plugns: [],\n  outt: 'x',\n}\n"
  assert.equal(
    (await problemsOf({ 'site.config.ts': config })).map(({ message }) => message),
    [
      'locales[0].name is missing',
      'locales[0].lang should be a language tag such as "zh-CN", got "zh_"',
      'plugins is missing',
      'plugns is not a setting',
      'outt is not a setting',
    ],
  )
  const both = await problemsOf({
    'brands/acme/brand.ts': brand({ origin: "'x'" }),
    'brands/beta/brand.ts': 'throw new Error("no")',
  })
  assert.equal(
    both.map(({ code, place }) => `${code} ${place?.file}`),
    ['config-invalid brands/acme/brand.ts', 'config-failed brands/beta/brand.ts'],
  )
})

test('B-08 a bad locale id is told where the site has it, and not of the brand that shows all', async () => {
  const brands = "brands: [{ id: 'site', origin: 'https://a.example', locales: ['en_US'], content: '.' }]"
  const config = `export default {\nlocales: [{ id: 'en_US', name: 'English', lang: 'en-US' }],\n${brands},\nplugins: [],\n}\n`
  assert.equal(
    (await problemsOf({ 'site.config.ts': config })).map(({ message }) => message),
    ['locales[0].id should be a locale id such as "en", got "en_US"'],
  )
})

test('B-17 a plugin for another engine is told with both versions, and not what is strange in it', async () => {
  const plugins = `plugins: [\n{ name: 'good', engine: '${engineVersion}' },\n{ name: 'late', engine: '99.3', transform() {} },\n]`
  const [problem, ...more] = await problemsOf({ 'site.config.ts': `export default {\n${locales},\n${plugins},\n}\n` })
  assert.equal(more, [])
  const { code, message, hint, place } = problem!
  assert.equal([code, place?.line], ['config-plugin-engine', 5])
  assert.match(message, /^The plugin "late" was written for engine 99\.3, and this is engine \d+\.\d+\.\d+$/)
  assert.match(hint!, 'Install a version of the plugin')
})

test('B-17 a version that is none is told as any wrong field is', async () => {
  const config = `export default {\n${locales},\nplugins: [{ name: 'a', engine: '^9' }],\n}\n`
  const [problem] = await problemsOf({ 'site.config.ts': config })
  assert.is(problem!.message, 'plugins[0].engine should be a version of the engine such as "0.1" or "0.1.3", got "^9"')
})

test('B-08 a hint names the nearest word', async () => {
  const config = `export default {\n${locales},\nplugns: [],\nplugins: [],\nseverities: { 'link-broken': 'warnin' },\n}\n`
  assert.equal(
    (await problemsOf({ 'site.config.ts': config })).map(({ hint }) => hint),
    ['Did you mean "warning"?', 'Did you mean "plugins"?'],
  )
})

test.run()
