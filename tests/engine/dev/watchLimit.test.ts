/** A machine that watches no more files. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { openSite } from '../../support/buildSite.ts'

const test = suite('watch limit')
const site = openSite('small')
process.env['NODE_OPTIONS'] = `--import=${new URL('../../support/noWatches.ts', import.meta.url).href}`
const server = await startServer('dev', ['acme'], ['--root', site.root])
test.after(async () => {
  await server.stop()
  site.end()
})

const shows = (path: string, text: string) =>
  getUntil(server, server.urls['acme'] + path, ({ body }) => body.includes(text))

test('G-10 it is told once, with what to do', () => {
  const printed = server.printed()
  assert.is(printed.match(/^warning watch-limited {2}The system cannot watch more files \(ENOSPC\)/gm)?.length, 1)
  assert.match(printed, 'hint: Close other programs that watch files, or raise the limits')
  assert.not.match(printed, 'file watcher error')
})

test('G-10 prose, a new page, components and the configuration are followed all the same', async () => {
  await shows('docs/intro/', '世界')
  site.write('content/acme/zh/docs/intro.md', '---\ntitle: 介绍\n---\n\n改了。\n')
  await shows('docs/intro/', '改了。')
  site.write('content/acme/zh/docs/deep/new.md', '---\ntitle: 新页\n---\n\n新的。\n')
  await shows('docs/deep/new/', '新的。')
  const layout = 'site/layouts/Doc.tsx'
  site.write(layout, site.read(layout).replace('<main>', '<main><p>Layout</p>'))
  await shows('docs/intro/', '<p>Layout</p>')
  site.write('site.config.ts', site.read('site.config.ts').replace("name: '中文'", "name: '汉语'"))
  site.write('site/pages/extra.page.tsx', 'export default () => <main>Extra</main>\n')
  await shows('extra/', 'Extra')
  site.remove('content/acme/zh/docs/deep')
  await shows('docs/intro/', '改了。')
  await getUntil(server, `${server.urls['acme']}docs/deep/new/`, ({ status }) => status === 404)
})

test.run()
