/** One test per folder of `tests/fixtures/<name>/`: `input.*` in, `output.*` out. `UPDATE=1` writes what came out; read it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

/** `file` is the input's, from the project root. `output.html` is the default name of a new output. */
export function golden(name: string, transform: (input: string, file: string) => string | Promise<string>): void {
  const cases = suite(name)
  const root = join('tests/fixtures', name)
  for (const folder of readdirSync(root).toSorted()) {
    cases(folder, async () => {
      const files = readdirSync(join(root, folder))
      const input = join(
        root,
        folder,
        files.find((file) => file.startsWith('input.'))!,
      )
      const output = join(root, folder, files.find((file) => file.startsWith('output.')) ?? 'output.html')
      const actual = await transform(readFileSync(input, 'utf8'), input)
      if (process.env['UPDATE']) writeFileSync(output, actual)
      else assert.fixture(actual, readFileSync(output, 'utf8'))
    })
  }
  cases.run()
}
