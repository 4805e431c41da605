import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { documentTitle } from '../../theme/documentTitle.ts'

test('a title has the name of the site once', () => {
  assert.is(documentTitle('Pricing', 'Acme'), 'Pricing · Acme')
  assert.is(documentTitle('Acme', 'Acme'), 'Acme')
  assert.is(documentTitle('Why Acme', 'Acme'), 'Why Acme')
  assert.is(documentTitle('Why Acme?', 'Acme'), 'Why Acme?')
  assert.is(documentTitle('登录 Acme', 'Acme'), '登录 Acme')
  assert.is(documentTitle('Acme Docs: install', 'Acme Docs'), 'Acme Docs: install')
})

test('a name inside of another word is not the name of the site', () => {
  assert.is(documentTitle('Acmeists', 'Acme'), 'Acmeists · Acme')
  assert.is(documentTitle('acme.yml', 'Acme'), 'acme.yml · Acme')
  assert.is(documentTitle('Install', '?!'), 'Install · ?!')
})

test.run()
