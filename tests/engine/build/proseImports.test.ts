/** What `.mdx` imports: files and packages, with their styles, in a build and in dev. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { failureOf, openSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const test = suite('proseImports')
const component = (name: string, text: string) =>
  `import { jsx } from 'react/jsx-runtime'\nexport const ${name} = () => jsx('b', { children: '${text}' })\n`
const site = openSite('small', {
  files: {
    'site/parts/Card.tsx': `import './card.css'\nexport const Card = () => <b className="card">a card</b>\n`,
    'site/parts/card.css': '.card { color: gold }\n',
    'content/acme/zh/docs/alone.css': '.alone { color: teal }\n',
    'package.json': '{ "type": "module", "dependencies": { "@sky/stars": "1.0.0", "old": "1.0.0" } }',
    'node_modules/@sky/stars/package.json':
      '{ "name": "@sky/stars", "type": "module", "exports": { ".": "./index.js", "./Moon": "./Moon.js" } }',
    'node_modules/@sky/stars/index.js': `import './stars.css'\n${component('Star', 'a star')}export default Star\n`,
    'node_modules/@sky/stars/stars.css': '.star { color: navy }\n',
    'node_modules/@sky/stars/Moon.js': component('Moon', 'a moon'),
    // As compilers write it.
    'node_modules/old/package.json': '{ "name": "old", "main": "index.js" }',
    'node_modules/old/index.js':
      "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'of the old days'\nexports.word = 'a word'\n",
  },
})
test.after(() => site.end())

const write = (text: string) =>
  site.write('content/acme/zh/docs/intro.mdx', `---\ntitle: 介绍\ndescription: 介绍\n---\n\n${text}\n`)
site.remove('content/acme/zh/docs/intro.md')
write(`import Star, { Star as Second } from '@sky/stars'
import * as moon from '@sky/stars/Moon'
import old, { word } from 'old'
import { useState } from 'react'
import { Card } from '@site/site/parts/Card'
import './alone.css'

<Star /> <Second /> <moon.Moon /> {old()} {word} {typeof useState} <Card />`)

const shown = /<b>a star<\/b> <b>a star<\/b> <b>a moon<\/b> of the old days a word function <b class="card">a card</
const styles = ['.card', '.alone', '.star']

test('files and packages are shown with their styles, on the pages that import them and on no other', async () => {
  assert.equal((await site.build()).diagnostics, [])
  const stylesOf = (page: string) =>
    [...site.read(`dist/acme/${page}`).matchAll(/href="\/(assets\/[^"]+\.css)"/g)]
      .map(([, sheet]) => site.read(`dist/acme/${sheet}`))
      .join('\n')
  assert.match(site.read('dist/acme/docs/intro/index.html').replaceAll(/\s+/g, ' '), shown)
  const [own, other] = [stylesOf('docs/intro/index.html'), stylesOf('index.html')]
  for (const selector of styles) {
    assert.ok(own.includes(`${selector}{`), `${selector} in ${own}`)
    assert.not.ok(other.includes(`${selector}{`), `${selector} in ${other}`)
  }
})

test('in dev, too', async () => {
  const server = await startServer('dev', ['acme'], ['--root', site.root])
  const home = server.urls['acme']!
  try {
    const { body } = await get(`${home}docs/intro/`)
    assert.match(body.replaceAll(/\s+/g, ' '), shown)
    const sheets = [...body.matchAll(/href="\/([^"]+\.css[^"]*)"/g)].map(([, sheet]) => sheet!)
    const own = (await Promise.all(sheets.map(async (sheet) => (await get(home + sheet)).body))).join('\n')
    for (const selector of styles) assert.ok(own.includes(`${selector} {`), `${selector} in ${own}`)
    const shows = (text: string) => getUntil(server, `${home}docs/intro/`, (got) => got.body.includes(text))
    site.write('site/parts/Card.tsx', 'export const Card = () => <b>another card</b>\n')
    await shows('<b>another card</b>')
    write("import { Later } from '@site/site/parts/Later'\n\n<Later />")
    site.write('site/parts/Later.tsx', 'export const Later = () => <b>later</b>\n')
    await shows('<b>later</b>')
    assert.not.match(server.printed(), /warning/)
  } finally {
    await server.stop()
  }
})

test('a package that is not there, a door it does not have and a name it does not export are told where they are imported', async () => {
  const failures = (text: string) => {
    write(`Text\n\n${text}`)
    return failureOf(() => site.build())
  }
  const told = async (text: string) => (await failures(text)).map((each) => `${brief(each)} ${each.message}`)
  const file = 'content/acme/zh/docs/intro.mdx'
  assert.equal(await told("import Nova from 'nova'\n\n<Nova />"), [
    `program-failed ${file}:8:1 This code failed: No package that is installed offers "nova"`,
  ])
  assert.match((await failures("import Nova from 'nova'\n\n<Nova />"))[0]?.hint ?? '', 'npm install')
  for (const other of [
    '@astrojs/starlight/components',
    'nextra/components',
    '@docusaurus/BrowserOnly',
    '@theme/Layout',
  ])
    assert.match(
      (await failures(`import { Nova } from '${other}'\n\n<Nova />`))[0]?.hint ?? '',
      /^It is of another site generator\. Take the import out/,
      other,
    )
  const [named] = await told("import { Sun } from '@sky/stars'\n\n<Sun />")
  assert.match(named!, /:8:1 .*@sky\/stars does not export "Sun"; it exports Star, default/)
  assert.equal(await told("import { Sun } from '@sky/stars/Sun'\n\n<Sun />"), [
    `program-failed ${file}:8:1 This code failed: No package that is installed offers "@sky/stars/Sun"`,
  ])
  assert.equal(await told("import fs from 'node:fs'\n\n{fs}"), [
    `mdx-import ${file}:8:1 "node:fs" cannot be imported in a page`,
  ])
})

test.run()
