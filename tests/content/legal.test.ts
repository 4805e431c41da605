/** What the legal pages say of the site is what the site does: by these names visitors find it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import clouddm from '../../brands/clouddm/brand.ts'
import clougence from '../../brands/clougence/brand.ts'
import { en } from '../../site/strings/en/index.ts'
import { zh } from '../../site/strings/zh/index.ts'

const strings = { zh, en }

for (const { content, legal, name } of [clougence, clouddm])
  for (const locale of ['zh', 'en'] as const) {
    const { consent, menu } = strings[locale]
    const read = (path: string) =>
      readFileSync(resolve(import.meta.dirname, `../../content/${content}/${locale}${path.slice(0, -1)}.md`), 'utf8')

    test(`${content}, ${locale}: pages are called what links to them say`, () => {
      for (const [path, label] of [[legal.terms, menu.terms], [legal.privacy, menu.privacy]] as const)
        assert.match(read(path).toLowerCase(), `\ntitle: ${label.toLowerCase()}\n`)
    })

    test(`${content}, ${locale}: the policy names the button that asks for consent again`, () => {
      assert.match(read(legal.privacy), `“${consent.label}”`)
    })

    if (content === name.toLowerCase())
      test(`${content}, ${locale}: both pages name the company of the brand`, () => {
        for (const path of [legal.terms, legal.privacy]) assert.match(read(path), legal.company[locale])
      })
  }

test.run()
