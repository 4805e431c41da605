/** Commands for an installation of the tool for database collaboration say in which of its folders they run. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

/** Console and sidecar have the same folders in them: `bin` alone is either's, or none where the reader is above them. */
const astray = (text: string): readonly string[] =>
  [...text.matchAll(/^ *```(?:bash|sh|shell)\b[^\n]*\n([^]*?)^ *```/gm)].flatMap(([, code]) =>
    /^ *cd /m.test(code!) ? [] : (code!.match(/^.*(?<![\w/.*-])(?:bin|conf|logs)\/.*$/gm) ?? []),
  )

test('a command names the folder of the installation, or goes there first', () => {
  assert.equal(astray('```bash\nbash bin/init.sh\nbash console/bin/init.sh\n```'), ['bash bin/init.sh'])
  assert.equal(astray('```bash\ncd /opt/clouddm/console\nbash bin/init.sh\n```'), [])
  const files = fastGlob.sync('content/clouddm/*/**/*.{md,mdx}', { cwd: root })
  assert.ok(files.length > 300, `${files.length} files`)
  assert.equal(
    files.flatMap((file) => astray(readFileSync(resolve(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`)),
    [],
  )
})

test.run()
