/** Whatever a bundle is made of makes another one when it changes: a warm build gives what a cold one gives. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'

const dot = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="1"/>\n`
const site = openSite('pair', {
  files: {
    'shared/a.css': '@import url(deeper/b.css);\n.a { color: red }\n',
    'shared/deeper/b.css': '.b { color: red }\n',
    'shared/u.svg': dot(10),
    'shared/glob/one.json': '{ "word": "red" }\n',
    'shared/aliased.ts': "export const aliased = 'red'\n",
    'shared/based/one.json': '{ "word": "red" }\n',
    'shared/named/one.ts': "export default 'red'\n",
    'shared/barrel/index.ts': "export const barrel = 'red'\n",
    'shared/size.ts': "export const size = '1px'\n",
    'made/one.json': '"red"\n',
    'tsconfig.json': '{ "extends": ["./tsconfig.paths.json"] }\n',
    'tsconfig.paths.json': '{ "compilerOptions": { "paths": { "@/*": ["./first/*", "./shared/*"] } } }\n',
    'node_modules/packed/package.json': '{ "name": "packed", "type": "module", "exports": "./one.js" }\n',
    'node_modules/packed/one.js': "export { packed } from './deeper.js'\n",
    'node_modules/packed/two.js': "export const packed = 'two'\n",
    'node_modules/packed/deeper.js': "export const packed = 'red'\n",
    '../node_modules/hoisted/package.json': '{ "name": "hoisted", "type": "module", "exports": "./index.js" }\n',
    '../node_modules/hoisted/index.js': "export const hoisted = 'red'\n",
    '../outside.ts': "export const outside: string = 'red'\n",
    'site/parts.tsx': [
      "import { css } from '@linaria/core'",
      "import { size } from '@/size'",
      "import { barrel } from '../shared/barrel'",
      "import { outside } from '../../outside.ts'",
      "import { packed } from 'packed'",
      "import { hoisted } from 'hoisted'",
      "import made from 'virtual:made'",
      "import { lazy } from 'react'",
      'const styled = css`padding: ${size};`',
      "const based = import.meta.glob(/* all */ ['./*.json'], { base: '../shared/based', eager: true, import: 'word' })",
      'const load = (name: string) => import(`../shared/named/${name}.ts`).then((all) => ({ default: () => <b>{all.default}</b> }), () => ({ default: () => null }))',
      "export const [One, Two] = [lazy(() => load('one')), lazy(() => load('two'))]",
      'export const all = [based, made].flatMap(Object.values).concat(barrel, outside, packed, hoisted, styled)',
    ].join('\n'),
    'site/.hidden/h.css': '.h { color: red }\n',
    'site/plain.css':
      "@import '../shared/a.css';\n@import './.hidden/h.css';\n.plain { background: url(../shared/u.svg); color: red }\n",
    'brands/beta/pics/b.svg': dot(20),
    'brands/beta/look.css': '.look { background: url(./pics/b.svg) }\n',
  },
})
test.after(() => site.end())
const withAlias = (file: string) =>
  site.write('package.json', JSON.stringify({ type: 'module', imports: { '#aliased': file } }))
withAlias('./shared/aliased.ts')
site.write(
  'site/layouts/Index.tsx',
  `import '../plain.css'
import '../../brands/beta/look.css'
import { aliased } from '#aliased'
import { all, One, Two } from '../parts.tsx'
const words = import.meta.glob('../../shared/glob/*.json', { eager: true, import: 'word' })
${site.read('site/layouts/Index.tsx').replace('<main>', '<main data-words={Object.values(words).join() + aliased + all.join()}><One /><Two />')}`,
)

site.write(
  'site.config.ts',
  site
    .read('site.config.ts')
    .replace('\n\n', "\nimport { styles } from '../../../plugins/styles/index.ts'\n\n")
    .replace(
      'links(),',
      `links(), styles(), {
  name: 'made',
  vite: () => [{
    name: 'made',
    resolveId: (id) => (id === 'virtual:made' ? '\\0virtual:made' : undefined),
    load: (id) => id === '\\0virtual:made' ? "export default import.meta.glob('/made/*.json', { eager: true, import: 'default' })" : undefined,
  }],
},`,
    ),
)

const changes: Readonly<Record<string, () => void>> = {
  'a stylesheet that another one imports': () => site.write('shared/deeper/b.css', '.b { color: blue }\n'),
  'a stylesheet in a hidden folder': () => site.write('site/.hidden/h.css', '.h { color: blue }\n'),
  'a file that a stylesheet names': () => site.write('shared/u.svg', dot(11)),
  'a file that a stylesheet of a brand names': () => site.write('brands/beta/pics/b.svg', dot(21)),
  'a file that a pattern leads to': () => site.write('shared/glob/one.json', '{ "word": "blue" }\n'),
  'a file that comes where a pattern leads': () => site.write('shared/glob/two.json', '{ "word": "tan" }\n'),
  'a file that goes from there': () => site.remove('shared/glob/one.json'),
  'a module that an alias leads to': () => site.write('shared/aliased.ts', "export const aliased = 'blue'\n"),
  'where an alias leads to': () => {
    site.write('shared/other.ts', "export const aliased = 'green'\n")
    withAlias('./shared/other.ts')
  },
  'a file that comes where a pattern with a base leads': () =>
    site.write('shared/based/two.json', '{ "word": "tan" }\n'),
  'a file that comes where a name that is put together leads': () =>
    site.write('shared/named/two.ts', "export default 'tan'\n"),
  'a file that comes where the pattern of a plugin leads': () => site.write('made/two.json', '"tan"\n'),
  'a constant that only a style has, by an alias': () => site.write('shared/size.ts', "export const size = '2px'\n"),
  'a module that comes before another one of its name': () =>
    site.write('shared/barrel/index.js', "export const barrel = 'blue'\n"),
  'a module that comes where an alias leads first': () => site.write('first/size.ts', "export const size = '3px'\n"),
  'where an alias leads in a configuration that another one extends': () =>
    site.write('tsconfig.paths.json', '{ "compilerOptions": { "paths": { "@/*": ["./shared/*"] } } }\n'),
  'a module outside of the project': () => site.write('../outside.ts', "export const outside = 'blue'\n"),
  'a module of a package, in place': () =>
    site.write('node_modules/packed/deeper.js', "export const packed = 'blue'\n"),
  'what a package offers': () =>
    site.write('node_modules/packed/package.json', '{ "name": "packed", "type": "module", "exports": "./two.js" }\n'),
  'a package that comes nearer than another one of its name': () => {
    site.write('node_modules/hoisted/index.js', "export const hoisted = 'blue'\n")
    site.write('node_modules/hoisted/package.json', site.read('../node_modules/hoisted/package.json'))
  },
  'a configuration of PostCSS': () =>
    site.write(
      'postcss.config.mjs',
      "import { to } from './tone.mjs'\nexport default { plugins: [{ postcssPlugin: 'x', Declaration(each) { if (each.value === 'red') each.value = to } }] }\n",
    ),
  'a module of the configuration of PostCSS': () => site.write('tone.mjs', "export const to = 'gold'\n"),
  'no configuration of PostCSS any more': () => site.remove('postcss.config.mjs'),
}
site.write('tone.mjs', "export const to = 'pink'\n")
await site.build()

let before = site.tree()
for (const [what, change] of Object.entries(changes))
  test(`${what} makes another bundle`, async () => {
    change()
    await site.build()
    const after = site.tree()
    assert.not.equal(after, before)
    assert.is((await site.build()).rendered, 0, 'and that is kept')
    before = after
  })

test('after all that a warm build gives what a cold one gives', async () => {
  await site.build({ cache: false })
  assert.equal(site.tree(), before)
})

test('an alias that leads nowhere is told by a warm build', async () => {
  withAlias('./shared/nowhere.ts')
  assert.equal(
    (await failureOf(() => site.build())).map(({ code }) => code),
    ['module-missing'],
  )
})

test.run()
