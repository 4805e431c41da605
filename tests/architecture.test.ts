/** Who may know whom. The rules are drawn in ARCHITECTURE.md; a stray import is named with both of its ends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { slashed } from '../engine/paths/slashed.ts'

const root = resolve(import.meta.dirname, '..')

/** What each room may enter outside itself; `(config)` is site.config.ts. */
const doors: Record<string, readonly RegExp[]> = {
  cli: [
    /^engine\/(index|types|build|dev)\.ts$/,
    /^engine\/(commands|errors|hooks|html)\//,
    /^engine\/(serve\/index|check\/baseline|config\/(?:engineVersion|headTag)|paths\/(?:manifestIn|ownModule|realPath|slashed)|shards\/merge)\.ts$/,
    // What is written for a host installs as the project does.
    /^engine\/disk\/lockFiles\.ts$/,
    // An import writes only what the configuration takes.
    /^preset\/options\.ts$/,
  ],
  engine: [],
  plugins: [
    /^engine\/(index|types|contract|optionsSchema|sharedKey)\.ts$/,
    /^engine\/(errors|html|paths)\//,
    /^engine\/(serve\/(?:index|answers)|store\/(?:blocks|hash|memoized)|disk\/source)\.ts$/,
    // What a function of the configuration gave is told at its line.
    /^engine\/config\/valuePlaces\.ts$/,
    // Styles are looked at where they are written.
    /^engine\/bundle\/parseModule\.ts$/,
  ],
  site: [
    /^engine\/client\/(index|lifecycle|announcer|missingCode)\.ts$/,
    /^engine\/types\.ts$/,
    /^engine\/html\//,
    /^plugins\/[\w-]+\/(client|types|shared)\.ts$/,
    /^theme\//,
  ],
  theme: [
    /^engine\/client\/(index|basePath|lifecycle|announcer)\.ts$/,
    /^engine\/paths\/written\.ts$/,
    /^engine\/(types|sharedKey)\.ts$/,
    /^engine\/html\//,
    /^plugins\/[\w-]+\/(client|types|shared)\.ts$/,
  ],
  preset: [
    /^engine\/(index|types|contract|optionsSchema|sharedKey)\.ts$/,
    /^engine\/(errors|html|paths)\//,
    // What a file in place of the theme's exports.
    /^engine\/bundle\/parseModule\.ts$/,
    // Where a setting is written.
    /^engine\/(?:config\/valuePlaces|disk\/modules)\.ts$/,
    // A setting that goes to the brand as it is has the shape the brand wants.
    /^engine\/config\/schema\.ts$/,
    // Of which version and of which text a copy is.
    /^engine\/(?:config\/engineVersion|store\/hash)\.ts$/,
    /^plugins\//,
    /^theme\/(?:[\w-]+\/)*[\w-]+\.ts$/,
  ],
  brands: [/^engine\/client\/index\.ts$/, /^site\//, /^theme\//],
  '(config)': [/^engine\/index\.ts$/, /^plugins\//, /^(?:site|theme)\/(?:[\w-]+\/)*[\w-]+\.ts$/],
}

/** Stages of the way. What two of them need stands outside of both: in `engine/*.ts`, `paths/`, `disk/`, `store/`, `errors/`. */
const stages = ['scan', 'read', 'route', 'bundle', 'render', 'emit', 'check']

/** Words of features, which the engine must not know: it would stop being an engine. Names of plugins are such words, but for these. */
const general: Readonly<Record<string, string>> = {
  images: 'pages and files are of that kind, and their hosts are in the policy',
  docs: 'examples of names and paths',
  hosts: 'names a server answers to',
  links: 'of a page',
  markdown: 'a media type',
  pages: 'what is rendered',
  redirects: 'of an output file, and of HTTP',
  search: 'part of an address',
  styles: 'of a page',
  theme: 'an attribute of the root that the navigator keeps',
  urls: 'addresses',
  webmanifest: 'a media type',
}
const nouns = ['sidebar', 'navbar', 'footer', 'breadcrumb', 'announcement']

// Room by room: other folders come and go while tests run.
const files = ['cli', 'engine', 'plugins', 'preset', 'theme', 'site', 'brands', 'tests']
  .filter((room) => existsSync(join(root, room)))
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${slashed(file)}`),
  )
  .concat('site.config.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist(\.\w+)?|\.[^/]+)\//.test(file))
  .sort()
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const rooms = files.filter((file) => !file.startsWith('tests/'))
const imports = rooms.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

const roomOf = (file: string) => (file.includes('/') ? file.split('/')[0]! : '(config)')
const stageOf = (file: string) => stages.find((stage) => file.startsWith(`engine/${stage}/`))
const pluginOf = (file: string) => /^plugins\/([\w-]+)/.exec(file)?.[1]
/** Not plugins, or the one others build on. */
const sharedPlugins = ['markdown', 'linkList', 'feedPosts', 'proseOptions']
const say = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`

test('rooms enter each other only through their doors', () => {
  const strays = imports.filter(
    ({ file, target }) =>
      roomOf(file) !== roomOf(target) &&
      doors[roomOf(target)] &&
      !doors[roomOf(file)]!.some((door) => door.test(target)),
  )
  assert.equal(strays.map(say), [])
})

test('the site takes nothing but types from engine/types.ts', () => {
  const strays = rooms
    .filter((file) => /^(?:site|theme)\//.test(file))
    .filter((file) => /^import (?!type )[^\n]*engine\/types\.ts/m.test(textOf(file)))
  assert.equal(strays, [])
})

test('stages do not know each other', () => {
  const strays = imports.filter(
    ({ file, target }) => stageOf(file) && stageOf(target) && stageOf(file) !== stageOf(target),
  )
  assert.equal(strays.map(say), [])
})

test('plugins know no other plugin but markdown, and the keys of what others share', () => {
  const strays = imports.filter(
    ({ file, target }) =>
      pluginOf(file) &&
      pluginOf(target) &&
      ![pluginOf(file), ...sharedPlugins].includes(pluginOf(target)) &&
      !target.endsWith('/shared.ts'),
  )
  assert.equal(strays.map(say), [])
})

test('the engine contains no word of a feature', () => {
  const plugins = readdirSync(join(root, 'plugins')).map((name) => name.replace(/\.ts$/, ''))
  assert.equal(
    Object.keys(general).filter((name) => !plugins.includes(name)),
    [],
  )
  const words = [...plugins.filter((name) => !(name in general)), ...nouns]
  const parts = words.map((word) => separated(word).replace(/s$/, '').replaceAll(/[ -]/g, '[ -]?'))
  const features = new RegExp(`\\b(?:${parts.join('|')})s?\\b`, 'i')
  assert.ok(features.test(separated('blogPosts')) && features.test('social-images') && !features.test('catalogue'))
  const strays = rooms
    .filter((file) => file.startsWith('engine/'))
    .flatMap((file) => {
      const word = features.exec(separated(withoutComments(textOf(file))))?.[0]
      return word ? [`${file} says "${word}"`] : []
    })
  assert.equal(strays, [])
})

test('no component compares a brand by its name', () => {
  const ids = readdirSync(join(root, 'brands'))
  const compared = new RegExp(`[=!]==? *['"](?:${ids.join('|')})['"]|['"](?:${ids.join('|')})['"] *[=!]==?`)
  assert.equal(
    rooms.filter((file) => /^(theme|site|plugins|engine|cli)\//.test(file) && compared.test(textOf(file))),
    [],
  )
})

test('no file names a folder of one machine', () => {
  const local = /['"`](?:\/home\/|\/Users\/|\/root\/|[A-Z]:\\\\Users|\/work\/main)/
  assert.equal(
    files.filter((file) => !file.endsWith('architecture.test.ts') && local.test(textOf(file))),
    [],
  )
})

test('every relative import of a module names its file', () => {
  const known = new Set(files)
  const strays = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          /^(cli|engine|plugins|preset|theme|site|brands)\//.test(target) &&
          !known.has(target) &&
          /\.tsx?$|\/[^.]+$/.test(target),
      )
      .map((target) => ({ file, target })),
  )
  assert.equal(strays.map(say), [])
})

test.run()

/** Project-relative targets of relative imports, static and dynamic. */
function importsOf(file: string): string[] {
  const specifiers = withoutComments(textOf(file)).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g)
  return [...specifiers].map(([, specifier]) =>
    relative(root, join(root, dirname(file), specifier!))
      .split(sep)
      .join(posix.sep),
  )
}

/** `blogPosts` -> `blog Posts` */
function separated(text: string): string {
  return text.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}
