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
const words = import.meta.glob('../../shared/glob/*.json', { eager: true, import: 'word' })
${site.read('site/layouts/Index.tsx').replace('<main>', '<main data-words={Object.values(words).join() + aliased}>')}`,
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
