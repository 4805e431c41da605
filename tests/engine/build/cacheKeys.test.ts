/** Each kind of input is part of the key of what follows from it, and of nothing else. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, type Tree } from '../../support/buildSite.ts'

const zh = 'content/shared/zh'
const site = openSite('pair', {
  files: {
    // Outside of the docs, so that no sidebar shows them.
    [`${zh}/blog/2024-05-01-parts.md`]:
      '---\ntitle: Parts\n---\n\n<Include src="./_part.md" />\n\n![d](../docs/guide/img/dot.svg)\n\n[second](./2024-04-02-second.md)\n\n```js file="../../../../examples/a.js#run"\n```\n',
    [`${zh}/blog/_part.md`]: 'A part.\n',
    'examples/a.js': '// #region run\nrun()\n// #endregion\n',
    [`${zh}/blog/2024-05-02-unlisted.md`]: '---\ntitle: Alone\nunlisted: true\n---\n\nAlone.\n',
    'site/words.ts': "export const word = 'one'\n",
  },
})
test.after(() => site.end())
site.write(
  'site/layouts/Index.tsx',
  `import { word } from '../words.ts'\n${site.read('site/layouts/Index.tsx').replace('<main>', '<main data-word={word}>')}`,
)
const all = await site.build()
const tree = site.tree()

const changed = (before: Tree, after: Tree) =>
  Object.keys({ ...before, ...after })
    .filter((file) => file !== '.site-manifest.json' && before[file] !== after[file])
    .sort()
/** Of both brands and both locales: what is not translated is shown in both. */
const everywhere = (...pages: readonly string[]) =>
  ['alpha', 'beta'].flatMap((brand) =>
    ['', 'en/'].flatMap((locale) => pages.map((page) => `${brand}/${locale}${page}`)),
  )
const pagesOf = (...brands: readonly string[]) =>
  Object.keys(tree).filter((file) => file.endsWith('.html') && brands.some((brand) => file.startsWith(`${brand}/`)))
const replacing = (file: string, from: string, to: string) => () => {
  const text = site.read(file)
  assert.ok(text.includes(from), `${file} has no ${from}`)
  site.write(file, text.replaceAll(from, to))
}
const adding =
  (file: string, text = '\n// Changed.\n') =>
  () =>
    site.write(file, (site.has(file) ? site.read(file) : '') + text)

type Case = {
  readonly file: string
  readonly edit: () => void
  /** Pages that are made again; all of them are told apart by their bytes unless `same`. */
  readonly pages: readonly string[]
  /** Other files that change. */
  readonly files?: readonly string[]
  readonly same?: boolean
}

/** With the layout `Index`. */
const lists = pagesOf('alpha', 'beta').filter((file) => site.read(`dist/${file}`).includes('data-word="one"'))
const parts = everywhere('blog/parts/index.html')
const cases: Readonly<Record<string, Case>> = {
  'the prose of a page': {
    file: `${zh}/blog/2024-05-02-unlisted.md`,
    edit: replacing(`${zh}/blog/2024-05-02-unlisted.md`, 'Alone.', 'Alone again.'),
    pages: everywhere('blog/unlisted/index.html'),
  },
  'a part that a page includes': {
    file: `${zh}/blog/_part.md`,
    edit: replacing(`${zh}/blog/_part.md`, 'A part.', 'Another part.'),
    pages: parts,
  },
  'a file whose code a page shows': {
    file: 'examples/a.js',
    edit: replacing('examples/a.js', 'run()', 'run(2)'),
    pages: parts,
  },
  'the bytes of an image': {
    file: `${zh}/docs/guide/img/dot.svg`,
    edit: adding(`${zh}/docs/guide/img/dot.svg`, '<!-- changed -->'),
    pages: [...parts, ...everywhere('docs/intro/index.html')],
  },
  'the address of a page': {
    file: `${zh}/blog/2024-05-02-unlisted.md`,
    edit: replacing(`${zh}/blog/2024-05-02-unlisted.md`, 'unlisted: true', 'unlisted: true\nslug: moved'),
    pages: everywhere('blog/moved/index.html'),
    files: everywhere('blog/unlisted/index.html'),
  },
  'the file of a brand': {
    file: 'brands/beta/brand.ts',
    edit: adding('brands/beta/brand.ts'),
    pages: pagesOf('beta'),
    same: true,
  },
  'the configuration': {
    file: 'site.config.ts',
    edit: adding('site.config.ts'),
    pages: pagesOf('alpha', 'beta'),
    same: true,
  },
  'the lock file': {
    file: 'package-lock.json',
    edit: adding('package-lock.json', '{}'),
    pages: pagesOf('alpha', 'beta'),
    same: true,
  },
  'a layout': {
    file: 'site/layouts/Index.tsx',
    edit: replacing('site/layouts/Index.tsx', '<main', '<main data-new=""'),
    pages: lists,
  },
  'the words a layout imports': {
    file: 'site/words.ts',
    edit: replacing('site/words.ts', 'one', 'two'),
    pages: lists,
  },
  'the app': {
    file: 'site/app.tsx',
    edit: replacing('site/app.tsx', '<body', '<body data-new=""'),
    pages: pagesOf('alpha', 'beta'),
  },
  'a file beside components, which none of them can read': {
    file: 'site/figures.txt',
    edit: adding('site/figures.txt', 'one'),
    pages: [],
  },
  'a public file': {
    file: 'site/public/logo.svg',
    edit: adding('site/public/logo.svg', '<!-- changed -->'),
    pages: [],
    // Beta has one of its own.
    files: ['alpha/logo.svg'],
  },
}

for (const [name, { file, edit, pages, files = [], same = false }] of Object.entries(cases)) {
  test(`F-06 ${name}: exactly what follows from it is made again`, async () => {
    const before = site.has(file) ? site.read(file) : undefined
    edit()
    const { rendered, diagnostics } = await site.build()
    const found = changed(tree, site.tree()).filter((each) => !each.includes('/assets/'))
    if (before === undefined) site.remove(file)
    else site.write(file, before)
    await site.build()

    assert.equal(diagnostics, [])
    assert.equal(found, [...(same ? [] : pages), ...files].sort())
    assert.is(rendered, pages.length)
    assert.equal(changed(tree, site.tree()), [])
  })
}

test('F-06 the data of a list: the lists and the pages that show it, and no other', async () => {
  const file = `${zh}/blog/tags.yml`
  const before = site.read(file)
  const label = /label: *(\S+)/.exec(before)![1]!
  site.write(file, before.replace(label, `${label}改`))
  const { rendered } = await site.build()
  const found = changed(tree, site.tree())
  assert.ok(found.length > 0 && found.every((each) => /^(?:alpha|beta)\/(?:en\/)?blog\//.test(each)), found.join())
  // One post is handed the cards of others, whose tags this small site does not show.
  assert.is(rendered, found.length + everywhere('blog/parts/index.html').length)
  site.write(file, before)
  await site.build()
})

test('F-06 a variable that components can see: every page', async () => {
  process.env['SITE_PUBLIC_MOOD'] = 'calm'
  try {
    const { rendered, pages } = await site.build()
    assert.is(rendered, pages)
  } finally {
    delete process.env['SITE_PUBLIC_MOOD']
    await site.build()
  }
})

test('F-06 a component that may read files is made again with every file beside components, modules among them', async () => {
  const login = 'site/pages/login.page.tsx'
  const before = site.read(login)
  const text = before.replace('<main>', "<main data-there={existsSync('figures')}>")
  site.write(login, `import { existsSync } from 'node:fs'\n${text}`)
  const { rendered } = await site.build()
  assert.is(rendered, pagesOf('alpha', 'beta').filter((file) => file.includes('login/')).length)
  const edits = [adding('site/figures.txt', 'one'), adding('site/words.ts')]
  for (const edit of edits) {
    edit()
    assert.is((await site.build()).rendered, rendered)
  }
  site.write(login, before)
  site.remove('site/figures.txt')
  await site.build()
})

test('F-06 what is no input makes nothing again', async () => {
  const strangers = [
    'README.md',
    '.env',
    '.gitignore',
    'notes/x.html',
    'tests/x.test.ts',
    `${zh}/docs/notes.txt`,
    `${zh}/docs/_unused.md`,
    `${zh}/docs/.#intro.md`,
    `${zh}/docs/intro.md~`,
    'content/other/zh/docs/x.md',
  ]
  for (const file of strangers) site.write(file, 'Nothing to the site.\n')
  const stamps = site.stamps()
  const { rendered, bodies } = await site.build()
  assert.equal([rendered, bodies], [0, 0])
  assert.equal(site.tree(), tree)
  assert.equal(Object.keys(site.stamps()), Object.keys(stamps))
  for (const file of strangers) site.remove(file)
  assert.is(all.pages, pagesOf('alpha', 'beta').length)
})

test.run()
