/** What plugins bring to every page: tags of the head, a module of the browser, components of `.mdx`. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startServer } from '../../e2e/support/server.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const plugin = `{
  name: 'own',
  head: [{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://cdn.example.com', crossorigin: '' } }],
  client: 'own/client.ts',
  mdx: { Star: 'own/Star.tsx', Moon: 'own/Star.tsx' },
}`
const withConfig = (text: string, extra: string) => text.replace('links()]', `links(), ${extra}]`)
const site = openSite('small', {
  files: {
    'own/client.ts': "import './client.css'\ndocument.documentElement.dataset['own'] = 'first canary'\n",
    'own/client.css': '.own-client { color: teal }\n',
    'own/Star.tsx':
      "import './star.css'\nexport default ({ of = 'all' }: { of?: string }) => <b className=\"own-star\">star of {of}</b>\n",
    'own/star.css': '.own-star { color: gold }\n',
    'content/acme/zh/docs/stars.mdx': '---\ntitle: Stars\n---\n\nSee <Star of="mdx" /> and <Moon />.\n',
  },
})
site.write('site.config.ts', withConfig(site.read('site.config.ts'), plugin))
test.after(() => site.end())
await site.build()
const cold = site.tree()

const page = (file = 'index.html') => site.read(`dist/acme/${file}`)
const namesOf = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
const textsOf = (html: string) =>
  namesOf(html)
    .map((file) => page(file))
    .join('\n')

test('tags of the head are on every page, behind those of the document', () => {
  for (const file of ['index.html', 'docs/stars/index.html', '404.html']) {
    const tag = '<link rel="preconnect" href="https://cdn.example.com" crossorigin=""/>'
    assert.is(page(file).split(tag).length, 2, file)
    assert.ok(page(file).indexOf(tag) < page(file).indexOf('</head>'))
  }
})

test('a change of the tags renders the pages again, and the old ones are the old site', async () => {
  const generator = { tag: 'meta', attributes: { name: 'generator', content: 'own' } } as const
  await site.build({ config: withPlugins({ name: 'more', head: [generator] }) })
  assert.match(page(), '<meta name="generator" content="own"/>')
  await site.build()
  assert.equal(site.tree(), cold)
})

test('the module of the browser is on every page, with its styles, and follows its file', async () => {
  const before = namesOf(page())
  assert.match(textsOf(page()), 'first canary')
  assert.match(textsOf(page('404.html')), '.own-client{color:teal}')
  assert.not.match(page(), 'first canary')
  const text = site.read('own/client.ts')
  site.write('own/client.ts', text.replace('first', 'second'))
  await site.build()
  assert.match(textsOf(page()), 'second canary')
  assert.not.equal(namesOf(page()), before)
  site.write('own/client.ts', text)
  await site.build()
  assert.equal(site.tree(), cold)
})

test('components of .mdx need no import, and those of the app win', async () => {
  assert.match(page('docs/stars/index.html'), '<b class="own-star">star of mdx</b>')
  assert.match(page('docs/stars/index.html'), '<b class="own-star">star of all</b>')
  assert.match(textsOf(page('docs/stars/index.html')), '.own-star{color:gold}')
  const app = site.read('site/app.tsx')
  site.write('site/app.tsx', app.replace('mdx: {}', 'mdx: { Moon: () => <i>moon of the app</i> }'))
  await site.build()
  assert.match(page('docs/stars/index.html'), '<i>moon of the app</i>')
  site.write('site/app.tsx', app)
  await site.build()
  assert.equal(site.tree(), cold)
})

test('dev shows the same, and what is saved', async () => {
  const server = await startServer('dev', ['acme'], ['--root', site.root])
  const home = server.urls['acme']!
  try {
    assert.match((await get(home)).body, '<link rel="preconnect" href="https://cdn.example.com" crossorigin=""/>')
    assert.match((await get(`${home}docs/stars/`)).body, '<b class="own-star">star of mdx</b>')
    assert.match((await get(`${home}@id/virtual:site/client`)).body, '/own/client.ts')
    assert.match((await get(`${home}own/client.ts`)).body, 'first canary')
    const text = site.read('own/Star.tsx')
    site.write('own/Star.tsx', text.replace('star of', 'sun of'))
    await getUntil(server, `${home}docs/stars/`, ({ body }) => body.includes('sun of'))
    site.write('own/Star.tsx', text)
  } finally {
    await server.stop()
  }
})

const wrong: Readonly<Record<string, readonly [plugin: string, message: RegExp]>> = {
  script: [
    "head: [{ tag: 'script', attributes: {} }]",
    /plugins\[3\]\.head\[0\]\.tag should be `meta` or `link`, got "script"/,
  ],
  handler: ["head: [{ tag: 'meta', attributes: { onload: 'x' } }]", /head\[0\]\.attributes\.onload/],
  client: [
    "client: 'own/none.ts'",
    /should be a plugin with a `client` in the project or its packages, got "wrong" with "own\/none\.ts"/,
  ],
  outside: ["client: '/etc/hosts'", /should be a plugin with a `client` in the project or its packages/],
  component: ["mdx: { Star: 'own' }", /should be a plugin with a module for <Star> in the project or its packages/],
  name: ["mdx: { star: 'own/Star.tsx' }", /mdx\.star should be a name of a component such as "Chart"/],
  twice: [
    "mdx: { Star: 'own/Star.tsx' } }, { name: 'second', mdx: { Star: 'own/Star.tsx' }",
    /plugins\[4\] should be a plugin without a component <Star>, which "wrong" has, got "second"/,
  ],
}
for (const [name, [fields, message]] of Object.entries(wrong)) {
  test(`wrong ${name} is told with the plugin and its line`, async () => {
    const config = openSite('small').read('site.config.ts')
    const other = openSite('small', {
      files: {
        'own/Star.tsx': site.read('own/Star.tsx'),
        'site.config.ts': withConfig(config, `\n{ name: 'wrong', ${fields} }`),
      },
    })
    const [problem] = await problemsOf(() => other.config())
    other.end()
    assert.match(problem!.message, message)
    assert.is(problem!.code, 'config-invalid')
    assert.is(problem!.place?.file, 'site.config.ts')
    assert.is(problem!.place?.line, 12)
  })
}

test.run()
