/** What gets where: prose stays out of the bundle, components out of browsers, the route out of fragments. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('small', {
  files: {
    'content/acme/zh/docs/evaluated.md':
      '---\ntitle: Prose\n---\n\ncanary-prose {1 + 1} <Counter start={3} /> {globalThis.evaluated = true}\n',
    'site/Notice.tsx': 'export const Notice = () => <p>canary-component</p>\n',
    'site/forIsland.ts': "export const forIsland = () => 'canary-island'\n",
    'site/client.ts': "document.title += 'canary-client'\n",
  },
})
test.after(() => site.end())
const layout = 'site/layouts/Doc.tsx'
site.write(
  layout,
  `import { Notice } from '../Notice.tsx'\n${site.read(layout).replace('<h1>{title}</h1>', '<h1>{title}</h1><Notice />')}`,
)
const counter = 'site/Counter.island.tsx'
site.write(
  counter,
  `import { forIsland } from './forIsland.ts'\n${site.read(counter).replace('Count {count}', 'Count {count} {count > 9 && forIsland()}')}`,
)
const { diagnostics } = await site.build()

/** Text of all files below a folder of the site whose name ends so. */
function textIn(folder: string, ending: RegExp): string {
  const names = readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    ending.test(name),
  )
  assert.ok(names.length > 0)
  return names.map((name) => readFileSync(join(site.root, folder, name), 'utf8')).join('\n')
}

const page = () => site.read('dist/acme/docs/evaluated/index.html')

test('prose of .md is text: nothing in it is evaluated or rendered as a component', () => {
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.match(page(), /canary-prose \{1 \+ 1\}/)
  // The one of the layout.
  assert.is(page().match(/<site-island/g)?.length, 1)
  assert.not('evaluated' in globalThis)
})

test('prose is no part of the bundle', () => {
  const bundle = textIn('node_modules/.cache/site/kept/bundle', /\.(?:js|json|css)$/)
  assert.match(bundle, 'canary-component')
  assert.not.match(bundle, 'canary-prose')
})

test('a browser gets what islands and site/client.ts import, and no other component', () => {
  assert.match(page(), 'canary-component')
  const scripts = textIn('dist/acme', /\.js$/)
  assert.match(scripts, 'canary-island')
  assert.match(scripts, 'canary-client')
  assert.not.match(scripts, 'canary-component')
})

test('a fragment that reads the route is an error', async () => {
  const own = openSite('small')
  own.write(
    'site/app.tsx',
    own.read('site/app.tsx').replace('const Navbar = () => (', 'const Navbar = () => useRoute() && ('),
  )
  try {
    const { diagnostics: found } = await own.build()
    assert.ok(found.some(({ message }) => message.includes('useRoute is not available in a fragment')))
  } finally {
    own.end()
  }
})

test.run()
