/** A build needs nothing but the project. The real site is built the same way wherever tests build it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../support/buildSite.ts'
import { site, withoutNetwork } from '../support/cli.ts'

const pair = openSite('pair')
test.after(() => pair.end())
const build = () => site(['build', '--root', pair.root, '--no-cache'], { env: withoutNetwork })

test('F-15 a build without a network is a build', async () => {
  const { code, stderr } = await build()
  assert.is(code, 0, stderr)
  assert.not.match(stderr, 'asked for the network')
  assert.ok(pair.has('dist/alpha/docs/intro/index.html'))
})

test('F-15 who asks for it all the same is found', async () => {
  const asks = `{ name: 'asks', emit: () => fetch('https://feed.example/').then(() => [], () => []) }`
  pair.write('site.config.ts', pair.read('site.config.ts').replace('links(),', `links(), ${asks},`))
  const { stderr } = await build()
  assert.match(stderr, 'asked for the network: feed.example:443')
})

test.run()
