/** What visitors' browsers need not have: the manual names the oldest that pages work in, and previews may have no TLS. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

/** Newer than Chrome 117, Firefox 125 or Safari 17.4. */
const tooNew =
  /\bURL\.parse\(|\bPromise\.(?:try|withResolvers)\b|\bArray\.fromAsync\(|\bRegExp\.escape\(|\bIterator\.from\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|moveBefore|setHTML)\(|\bUint8Array\.from(?:Base64|Hex)\(|\bIntl\.DurationFormat\b|\bscheduler\.(?:yield|postTask)\(/

/** Only for pages that come by TLS or from the same machine. */
const needsTls = /\bcrypto\.(?:randomUUID|subtle)\b/

test('scripts of pages use nothing that is newer than the oldest browsers, or missing without TLS', async () => {
  const files = await fastGlob(['engine/client/**/*.{ts,tsx}', 'theme/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}'], {
    cwd: root,
  })
  assert.ok(files.length > 300, String(files.length))
  const found = files.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        tooNew.test(line) || needsTls.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  assert.equal(found, [])
})

test.run()
