import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { linkIslands } from '../../../engine/render/stitch.ts'

const href = (id: string) => `/assets/${id}.js`

test('an island is linked with its module', () => {
  const html = '<site-island data-id="x" data-src="island:x" data-on="load"><p>1</p></site-island>'
  assert.is(linkIslands(html, href), html.replace('island:x', '/assets/x.js'))
})

test('prose about islands stays as it was written', () => {
  const prose = '<p>Write <code>&lt;site-island data-id="x" data-src="island:x"></code> or data-src="island:y".</p>'
  assert.is(linkIslands(prose, href), prose)
})

test.run()
