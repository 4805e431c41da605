/** Styles of the theme follow the direction of the language: sides are named along the line. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const theme = resolve(import.meta.dirname, '../../../theme')

/** A side by name, and lists of four sides whose second is not its fourth. */
const named =
  /(?:^|[\s;{-])(?:left|right):|-(?:left|right)(?:-(?:width|color|style|radius))?:|text-align: (?:left|right)|float: (?:left|right)/
const four = /\b(?:inset|margin|padding): ((?:calc\([^;]*?\)|var\([^;)]*\)|clamp\([^;]*?\)|[^\s;()]+)(?: |;)){4}/

const sidesOf = (line: string): readonly string[] => {
  const [, list = ''] = /:\s*([^;]*);/.exec(line) ?? []
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ' ' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
}

/** In the middle, or moved there by a translation: the same from both sides. */
const symmetrical = new Set(['inset: calc(100% + 8px) auto auto 50%;', 'inset: auto auto calc(100% + 8px) 50%;'])

test('no style of the theme names the left or the right', () => {
  const strays = fastGlob.sync('**/*.{ts,tsx}', { cwd: theme, ignore: ['words/**', 'client/**'] }).flatMap((file) =>
    readFileSync(join(theme, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => {
        if (symmetrical.has(line) || line.startsWith('//') || line.startsWith('*')) return false
        if (named.test(line) && line.endsWith(';')) return true
        const [, right, , left] = four.test(line) ? sidesOf(line) : []
        return left !== undefined && right !== left
      })
      .map((line) => `${file}: ${line}`),
  )
  assert.equal(strays, [])
})

test.run()
