/** Why a style could not be made. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { explain } from '../../../plugins/styles/explain.ts'
import { writtenIn } from '../../../plugins/styles/written.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

test('a value that is null is told, with a path as any system writes it', () =>
  inTempFolder(async (root) => {
    const source = "import { css } from '@linaria/core'\nconst none = null\nexport const a = css`color: ${none};`\n"
    writeFileSync(join(root, 'look.ts'), source)
    const module = { root, file: 'look.ts', source, written: await writtenIn('look.ts', source) }
    for (const path of ['/site/look.ts', 'C:/site/look.ts', String.raw`C:\site\look.ts`]) {
      const drawn = `> 3 | ${source.split('\n')[2]}\n    | ${' '.repeat(source.split('\n')[2]!.indexOf('none'))}^^^^`
      const error = new Error(`${path}: The expression evaluated to 'null', which is odd.\n${drawn}`)
      const { diagnostics } = await explain(error, source, module, async () => undefined)
      assert.equal(
        diagnostics.map(({ message }) => message),
        ['A style uses a value that is null: none'],
        path,
      )
    }
  }))

test.run()
