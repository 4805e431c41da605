/** Every plugin that takes options has a schema of them. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../engine/types.ts'

const folder = resolve(import.meta.dirname, '../../plugins')
/** Helpers that lie beside plugins; then plugins without options: `images` is given what `imageVariants` makes of them. */
const others = ['feedPosts', 'linkList', 'markdown', 'mermaid', 'namedFiles', 'proseOptions']
const without = ['i18n', 'images', 'links', 'markdownSources', 'openapi', 'styles', 'urls']

const factoryOf = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const names = readdirSync(folder, { withFileTypes: true })
  .map((entry) => ({ name: entry.name.replace(/\.ts$/, ''), file: entry.name + (entry.isFile() ? '' : '/index.ts') }))
  .filter(({ name }) => !others.includes(name))

for (const { name, file } of names)
  test(`${name}: an option that it does not have is told`, async () => {
    const module = (await import(`${folder}/${file}`)) as Readonly<Record<string, (given: object) => Plugin>>
    const { options } = module[factoryOf(name)]!({ nonsense: 1 })
    assert.is(options === undefined, without.includes(name))
    if (!options) return
    const { issues = [] } = v.safeParse(options.schema, options.given)
    assert.ok(issues.some(({ path, expected }) => path?.[0]?.key === 'nonsense' && expected === 'never'))
  })

test.run()
