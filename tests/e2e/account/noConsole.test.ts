/** The built site where no console answers: a form says so, and the page's own policy forbids nothing it asks for. */
import { createServer } from 'node:net'
import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite } from '../support/builtSite.ts'
import { openWindow } from '../support/window.ts'
import { fill, formIsAlive, waitForText } from './accountSite.ts'

const test = suite('no console')

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('N-13 preview without the sandbox: the form says that nobody answers', async () => {
  const rules = `--host-resolver-rules=MAP localhost:8111 127.0.0.1:${await freePort()}`
  const [site, browser] = await Promise.all([openBuiltSite(), launch({ args: [rules] })])
  const { page, problems, close } = await openWindow(browser, site.url('bladepipe', '/en/login/'))
  await formIsAlive(page)
  await fill(page, { account: 'a@example.com', password: 'Correct-horse-1' })
  await page.$eval('form', (form) => form.requestSubmit())
  await waitForText(page, 'form [role=alert]', 'No answer from the server')
  assert.equal(
    problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED')),
    ['console: Which providers there are is not known offline'],
  )
  await close()
  await browser.close()
  await site.end()
})

test.run()
