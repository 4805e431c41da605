/** `site check --translations` and `site i18n mark`, the way a shell runs them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baselineFile } from '../../../engine/check/baseline.ts'
import { openSite } from '../../support/buildSite.ts'
import { site as run } from '../../support/cli.ts'

const zh = 'content/acme/zh/docs/intro.md'
const en = 'content/acme/en/docs/intro.md'

const site = openSite('small')
const cli = (...args: string[]) => run([...args, '--root', site.root])
test.after(() => site.end())

test('without the plugin the command says so', async () => {
  const { code, stderr } = await cli('check', '--translations')
  assert.is(code, 2, stderr)
  assert.match(stderr, 'config-task-missing')
})

test('marked, changed, told on request only, marked again', async () => {
  const config = site.read('site.config.ts')
  site.write(
    'site.config.ts',
    `import { i18n } from '../../../plugins/i18n/index.ts'\n${config.replace('links()', 'links(), i18n()')}`,
  )
  assert.match((await cli('i18n', 'mark')).stdout, 'content/acme/translations.json: 2 marked, 0 gone, 2 translations')
  site.write(zh, site.read(zh).replace('你好', '您好'))

  const plain = await cli('check')
  assert.is(plain.code, 0, plain.stderr)
  assert.match(plain.stdout, 'no problems')
  const asked = await cli('check', '--translations')
  assert.is(asked.code, 0, asked.stderr)
  assert.match(asked.stderr, `warning translation-stale  ${en} is behind its source: 1 block changed`)
  assert.match(asked.stderr, `${zh}:6`)
  assert.match((await cli('check', '--translations', '--locale', 'en')).stderr, 'translation-stale')
  assert.match((await cli('check', '--translations', '--locale', 'zh')).stdout, 'no problems', 'of another language')

  assert.match((await cli('i18n', 'mark')).stdout, 'All translations are marked')
  assert.match((await cli('i18n', 'mark', en)).stdout, '1 marked')
  assert.match((await cli('check', '--translations')).stdout, 'no problems')
})

test('a record keeps what a run did not look for', async () => {
  site.remove(en)
  assert.is((await cli('check', '--translations', '--baseline')).code, 0)
  assert.match(site.read(baselineFile), 'translation-missing')
  const plain = await cli('check')
  assert.is(plain.code, 0, plain.stderr)
  assert.not.match(plain.stderr, 'mended')
  for (const flag of ['--baseline', '--baseline=reset']) {
    await cli('check', flag)
    assert.match(site.read(baselineFile), 'translation-missing')
  }
  site.write('content/acme/zh/docs/more.md', '---\ntitle: 更多\n---\n\n一。\n')
  const { code, stderr } = await cli('check', '--translations')
  assert.is(code, 1, stderr)
  assert.match(stderr, 'content/acme/zh/docs/more.md')
})

test('what cannot be asked for', async () => {
  for (const args of [
    ['i18n'],
    ['i18n', 'forget'],
    ['i18n', 'mark', 'nothing.md'],
    ['check', '--baseline=grow'],
    ['check', '--baseline', '--locale', 'zh'],
  ])
    assert.is((await cli(...args)).code, 2, args.join(' '))
})

test.run()
