/** Packages that are edited where they are installed. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { openSite } from '../../support/buildSite.ts'

test('an edited package is told, and taken by the next start, in browsers as on pages', async () => {
  const site = openSite('pair', {
    isCold: true,
    files: {
      'node_modules/edited/package.json': JSON.stringify({ name: 'edited', version: '1.0.0', type: 'module' }),
      'node_modules/edited/index.js': "export { word } from './word.js'\n",
      'node_modules/edited/word.js': "export const word = 'installed'\n",
      'site/Word.island.tsx': `import { word } from 'edited'
import { island } from '../../../../engine/client/index.ts'

export default island(() => <i>{word}</i>, { on: 'load' })
`,
      'site/pages/word.page.tsx': `import Word from '../Word.island.tsx'

export default () => (
  <main>
    <title>Word</title>
    <Word />
  </main>
)
`,
    },
  })
  const start = async () => {
    const server = await startServer('dev', ['alpha'], ['--root', site.root])
    const page = `${server.urls['alpha']}word/`
    const { body } = await get(new URL('/site/Word.island.tsx', page).href)
    const [, module] = /from "([^"]*\/deps\/edited\.js[^"]*)"/.exec(body)!
    return { server, page, inBrowsers: (await get(new URL(module!, page).href)).body }
  }
  const first = await start()
  assert.match((await get(first.page)).body, '<i>installed</i>')
  assert.match(first.inBrowsers, 'installed')
  site.write('node_modules/edited/word.js', "export const word = 'edited by hand'\n")
  const isTold = () => /package-edited .*\n.*node_modules\/edited\/word\.js/.test(first.server.printed())
  await getUntil(first.server, first.page, isTold)
  await first.server.stop()
  const second = await start()
  assert.match((await get(second.page)).body, '<i>edited by hand</i>')
  assert.match(second.inBrowsers, 'edited by hand')
  await second.server.stop()
  site.end()
})

test.run()
