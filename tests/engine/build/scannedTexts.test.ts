/** Plugins of the bundler that make a stylesheet of the classes in texts: a warm build gives what a cold one gives. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair', {
  files: { 'site/classes.css': '@scan;\n', 'sizes/all.txt': 'w-1\n', 'notes/one.note': '.n { top: 1px }\n' },
})
test.after(() => site.end())
/** As Tailwind does it: it names the files it has read. */
const scan = `{ name: 'scan', vite: () => [{
  name: 'scan',
  enforce: 'pre',
  transform: { filter: { id: /classes\\.css/ }, handler() {
    appendFileSync(join(root, '.made'), '.')
    const names = ['content', 'sizes', 'dist.prev'].filter((folder) => existsSync(join(root, folder))).flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)))
    const files = names.filter((name) => /\\.(?:md|txt|html)$/.test(name))
    for (const file of files) this.addWatchFile(file)
    const classes = files.flatMap((file) => readFileSync(file, 'utf8').match(/\\bw-\\d+/g) ?? [])
    return [...new Set(classes)].sort().map((name) => '.' + name + '{width:' + name.slice(2) + 'px}').join('\\n')
  } },
}] }`
/** As UnoCSS does it: nobody hears of what it reads. */
const silent = `{ name: 'silent', scans: ['notes/*.note'], vite: () => [{
  name: 'silent',
  transform: { filter: { id: /classes\\.css/ }, handler: (code) => readFileSync(join(root, 'notes/one.note'), 'utf8') + code },
}] }`
site.write(
  'site.config.ts',
  `import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n${site
    .read('site.config.ts')
    .replace('plugins: [', `plugins: [${scan}, ${silent}, `)
    .replace('export default', 'const root = import.meta.dirname\nexport default')}`,
)
site.write('site/layouts/Doc.tsx', `import '../classes.css'\n${site.read('site/layouts/Doc.tsx')}`)
const intro = 'content/shared/zh/docs/intro.md'
const text = site.read(intro)
await site.build()

const styles = () =>
  Object.keys(site.tree())
    .filter((file) => /^alpha\/assets\/doc-\w+\.css$/.test(file))
    .map((file) => site.read(`dist/${file}`))
    .join('\n')

test('a class that an edit of prose brings or takes', async () => {
  assert.match(styles(), '.w-1{')
  site.write(intro, `${text}\nw-2\n`)
  await site.build()
  assert.match(styles(), '.w-2{')
  site.write(intro, text)
  await site.build()
  assert.not.match(styles(), '.w-2{')
})

test('a class of a text that is new, in a folder that is new', async () => {
  site.write('content/shared/zh/docs/fresh/k.md', '# Kay\n\nw-3\n')
  await site.build()
  assert.match(styles(), '.w-3{')
  site.remove('content/shared/zh/docs/fresh')
  await site.build()
  assert.not.match(styles(), '.w-3{')
})

test('a class of a text that is no prose', async () => {
  site.write('sizes/all.txt', 'w-4\n')
  await site.build()
  assert.match(styles(), '.w-4{')
})

test('a text that a plugin says it reads', async () => {
  assert.match(styles(), '.n{top:1px}')
  site.write('notes/one.note', '.n { top: 2px }\n')
  await site.build()
  assert.match(styles(), '.n{top:2px}')
})

test('a text without a new class leaves the other pages as they are', async () => {
  site.write(intro, `${text}\nNothing new.\n`)
  const { rendered } = await site.build()
  assert.ok(rendered > 0 && rendered < 6, `${rendered} pages`)
  const warm = site.tree()
  assert.is((await site.build()).rendered, 0)
  await site.build({ cache: false })
  assert.equal(warm, site.tree())
})

test('what a build has written is no text that another build is made of', async () => {
  for (const more of ['One', 'Two']) {
    site.write(intro, `${text}\n${more}.\n`)
    await site.build()
  }
  const made = site.read('.made')
  await site.build()
  await site.build()
  assert.is(site.read('.made'), made)
})

test.run()
