/** Aliases that the project's `tsconfig.json` gives are in dev what they are in a build. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDevSite } from '../../e2e/support/devSite.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { site as run } from '../../support/cli.ts'

const site = await openDevSite({
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '~/*': ['./site/*'] } } }),
  'site/lib/words.ts': "export const word: string = 'Aliased'\nexport const colour = '#010203'\n",
  'site/lib/look.css': '.look { color: #040506 }\n',
  'site/Shown.island.tsx': `import { island } from '../../../../engine/client/index.ts'
import { word } from '~/lib/words.ts'

export default island(() => <b>{word}</b>, { on: 'load' })
`,
  'site/pages/alias.page.tsx': `import { css } from '@linaria/core'
import { colour, word } from '~/lib/words'
import Shown from '~/Shown.island.tsx'
import '~/lib/look.css'

export default () => (
  <main>
    <title>Alias</title>
    <p className={look}>{word}</p>
    <Shown />
  </main>
)

const look = css\`
  color: \${colour};
\`
`,
})
const { server } = site
test.after(() => site.end())
const url = site.url('/alias/')

test('an alias leads components, islands, stylesheets and values of styles to their files, and edits there are seen, as is a file that comes before another', async () => {
  const { body } = await getUntil(server, url, ({ status }) => status === 200)
  assert.match(body, /<p[^>]*>Aliased<\/p>/)
  assert.match(body, /href="[^"]*\/site\/lib\/look\.css/)
  const [sheet] = /(?<=href=")[^"]*alias\.page[^"]*/.exec(body)!
  assert.match((await get(new URL(sheet, url).href, 'GET', { accept: 'text/css' })).body, '#010203')
  assert.match((await get(site.url('/site/Shown.island.tsx'))).body, 'from "/site/lib/words.ts')
  site.replace('site/lib/words.ts', 'Aliased', 'Renamed')
  await getUntil(server, url, (now) => now.body.includes('Renamed'))
  site.write('site/lib/words.js', "export const word = 'First'\nexport const colour = '#010203'\n")
  await getUntil(server, url, (now) => /<p[^>]*>First</.test(now.body))
  site.remove('site/lib/words.js')
  await getUntil(server, url, (now) => /<p[^>]*>Renamed</.test(now.body))
  assert.is((await run(['build', '--root', site.root])).code, 0)
})

test('the first folder of an alias that has a module gives it, and what a configuration extends is followed', async () => {
  const shows = (word: string) => getUntil(server, url, (now) => now.body.includes(`>${word}</p>`))
  const paths = (...folders: readonly string[]) => JSON.stringify({ compilerOptions: { paths: { '~/*': folders } } })
  site.write('base.json', paths('./first/*', './site/*'))
  site.write('tsconfig.json', '{ "extends": "./base.json" }')
  site.write('first/lib/words.ts', "export const word = 'First'\nexport const colour = '#010203'\n")
  await shows('First')
  site.remove('first/lib/words.ts')
  await shows('Renamed')
  site.write('second/lib/words.ts', "export const word = 'Second'\nexport const colour = '#010203'\n")
  site.write('base.json', paths('./second/*', './site/*'))
  await shows('Second')
  site.write('tsconfig.json', paths('./site/*'))
  await shows('Renamed')
})

test.run()
