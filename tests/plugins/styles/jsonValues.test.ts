/** Values of JSON in styles while a dev server runs. */
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createServer } from 'vite'
import { viteConfig } from '../../../engine/bundle/viteConfig.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair', { isCold: true })
test.after(() => site.end())

test('a style has the values that a JSON file has now, through another module or not', async () => {
  site.write(
    'site.config.ts',
    `import { styles } from '../../../plugins/styles/index.ts'\n${site.read('site.config.ts').replace('plugins: [', 'plugins: [styles(), ')}`,
  )
  const config = { ...(await site.config()), production: false }
  site.write('site/tones.json', '{ "red": "#f10" }')
  site.write('site/through.ts', "import tones from './tones.json'\nexport const red = tones.red\n")
  site.write(
    'site/look.ts',
    "import { css } from '@linaria/core'\nimport tones from './tones.json'\nimport { red } from './through.ts'\n" +
      'export const look = css`color: ${tones.red}; background: ${red};`\n',
  )
  const server = await createServer({
    ...viteConfig({ config }),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const client = server.environments['client']!
  const sheet = async () => {
    await client.transformRequest('/site/look.ts')
    return (await client.transformRequest('/site/look.wyw-in-js.css?direct'))!.code.match(/#\w+/g)
  }
  try {
    assert.equal(await sheet(), ['#f10', '#f10'])
    for (const tone of ['#f20', '#f30']) {
      site.write('site/tones.json', `{ "red": "${tone}" }`)
      client.moduleGraph.onFileChange(join(site.root, 'site/tones.json'))
      assert.equal(await sheet(), [tone, tone])
    }
  } finally {
    await server.close()
  }
})

test.run()
