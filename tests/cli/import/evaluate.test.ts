/** Configuration of other projects is a program, and may do what programs do. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { evaluate } from '../../../cli/import/evaluate.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const { path: folder, end } = openTempFolder()
test.after(end)

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

async function refusalOf(name: string, text: string): Promise<string> {
  const refusal: unknown = await evaluate(write(name, text), name).catch((error: unknown) => error)
  assert.instance(refusal, SiteError)
  return (refusal as SiteError).diagnostics[0]!.message
}

test('one that ends before it answers is refused, with how it ended and what it said last', async () => {
  assert.match(
    await refusalOf('ends.mjs', "console.error('first\\nno key is set')\nprocess.exit(3)\n"),
    'ends.mjs cannot be read: it ended with 3 and without an answer: no key is set',
  )
  assert.match(
    await refusalOf('killed.mjs', "process.kill(process.pid, 'SIGKILL')\nawait new Promise(() => {})\n"),
    'it ended with SIGKILL and without an answer',
  )
})

test('an answer that comes as the process ends is read to its end', async () => {
  const size = 2_000_000
  const file = write('large.mjs', `export default { text: 'x'.repeat(${size}) }\n`)
  const answers = await Promise.all(Array.from({ length: 4 }, () => evaluate(file, 'large.mjs')))
  for (const answer of answers) assert.is((answer as { text: string }).text.length, size)
})

test.run()
