/** Settings, front matter and YAML that the documentation shows are taken as they are written; what is shown as source and as it looks is one text. */
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseDocument } from 'yaml'
import { brandSchema, siteSchema } from '../../engine/config/schema.ts'
import { commonFrontMatter } from '../../plugins/markdown/index.ts'
import { themedBrandSchema, themedSiteSchema } from '../../preset/schema.ts'
import { pages, snippets, textOf, type Snippet } from './snippets.ts'

const isFragment = ({ text }: Snippet) => !/^(?:import|export) /m.test(text)

/** Settings without the rest of their file: nothing but values and functions. */
const valuesOf = ({ text }: Snippet) => new Function(`return {${text}}`)() as Readonly<Record<string, unknown>>

const issuesOf = (schema: v.GenericSchema, value: unknown, place: string) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${place}: ${v.getDotPath(issue)} ${issue.message}`)

test('settings are those of the schema, with values that it takes', () => {
  const shown = snippets.filter((snippet) => snippet.title === 'site.config.ts' && isFragment(snippet))
  assert.ok(shown.length > 40, String(shown.length))
  const problems = shown.flatMap((snippet) => {
    const values = valuesOf(snippet)
    // What the short form passes on is checked with the whole configuration.
    const whole = Object.keys(values).filter(
      (key) => key in siteSchema.entries && key !== 'locales' && key !== 'images',
    )
    return [
      ...issuesOf(themedSiteSchema, { title: 'My docs', ...values }, snippet.place),
      ...whole.flatMap((key) => issuesOf(siteSchema.entries[key as 'out'], values[key], snippet.place)),
    ]
  })
  assert.equal(problems, [])
})

test('fields of brands are those of a brand', () => {
  const shown = snippets.filter((snippet) => snippet.title?.endsWith('/brand.ts') && isFragment(snippet))
  assert.ok(shown.length >= 4, String(shown.length))
  const needed = { id: 'acme', origin: 'https://acme.example.com', locales: ['en'], content: 'acme' }
  const problems = shown.flatMap((snippet) => [
    ...issuesOf(themedBrandSchema, valuesOf(snippet), snippet.place),
    ...issuesOf(brandSchema as v.GenericSchema, { ...needed, ...valuesOf(snippet) }, snippet.place),
  ])
  assert.equal(problems, [])
})

test('YAML can be read, and front matter has keys of pages', () => {
  const broken = snippets
    .filter(({ language }) => language === 'yaml')
    .flatMap(({ place, text }) => parseDocument(text).errors.map(({ message }) => `${place}: ${message}`))
  assert.equal(broken, [])
  const heads = snippets.flatMap(({ place, language, text }) => {
    const [, head] = (/^mdx?$/.test(language) && /^---\n(.*?)\n---/s.exec(text)) || []
    return head === undefined ? [] : [{ place, front: parseDocument(head).toJS({ maxAliasCount: 0 }) as object }]
  })
  assert.ok(heads.length > 10, String(heads.length))
  const page = v.strictObject(commonFrontMatter) as v.GenericSchema
  assert.equal(
    heads.flatMap(({ place, front }) => issuesOf(page, front, place)),
    [],
  )
})

/** Sources of what a page cannot show of itself: its head, a heading out of place, files that are not there. */
const shownOnce =
  /^(?:---\n|<Embed |<video |<picture>|<Include src="\.\/1_2_0|<Include src="\.\.\/\.\.\/\.\.\/data|## )/

test('what is shown as source and as it looks is one text', () => {
  const apart = pages
    .filter((page) => page.includes('/docs/writing/'))
    .flatMap((page) => {
      const text = textOf(page)
      return [...text.matchAll(/^(`{3,})md\n(.*?)^\1$/gms)].flatMap(({ 0: block, 2: source, index }) => {
        const after = text.slice(index + block.length).trimStart()
        return shownOnce.test(source!) || after.startsWith(source!.trim()) ? [] : [`${page}: ${source}`]
      })
    })
  assert.equal(apart, [])
})

test.run()
