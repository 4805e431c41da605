import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { absoluteName } from '../../../engine/paths/absoluteName.ts'

test('the bundler names files absolutely, on drives and without', () => {
  assert.is(absoluteName('/@fs/site/a.css'), '/site/a.css')
  assert.is(absoluteName('/@fs/C:/site/a.css'), 'C:/site/a.css')
  assert.is(absoluteName('/@fs//C:/site'), '//C:/site')
  for (const other of ['/site/a.css', '/@fsx/a', '/@fs', '/a/@fs/b']) assert.is(absoluteName(other), undefined, other)
})

test.run()
