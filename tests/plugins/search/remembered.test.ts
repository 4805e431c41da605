/** Blocks of an index from the cache: an edit makes little anew, and the files are those that a first build would make. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashJson } from '../../../engine/store/hash.ts'
import { filesOf } from '../../../plugins/search/build.ts'
import type { CorpusPage, CorpusPart } from '../../../plugins/search/corpus.ts'
import { blockOf, createTextFiles } from '../../../plugins/search/remembered.ts'
import { madeUpPages } from './support/madeUp.ts'

/** As the cache hands values back, with the first words of the keys that were made. */
function remembering() {
  const values = new Map<string, string>()
  const made: string[] = []
  return {
    values,
    made,
    async remember<T>(key: string, make: () => T | Promise<T>): Promise<T> {
      if (!values.has(key)) {
        made.push(key.replace(/ [0-9a-f]{64}$/, ''))
        values.set(key, JSON.stringify(await make()))
      }
      return JSON.parse(values.get(key)!) as T
    },
  }
}

const partOf = (pages: readonly CorpusPage[]): CorpusPart => ({ key: hashJson(pages), load: async () => pages })
const corpusOf = (pages: readonly CorpusPage[]) =>
  Array.from({ length: pages.length / 2 }, (_, part) => partOf(pages.slice(2 * part, 2 * part + 2)))

async function textsOf(corpus: readonly CorpusPart[], context: ReturnType<typeof remembering>) {
  const block = await blockOf(corpus, context)
  const textFile = createTextFiles(corpus, block.parts, context)
  const texts: Record<string, string> = {}
  for (const [name, file] of Object.entries(filesOf(block, [])))
    texts[name] = 'text' in file ? file.text : await textFile(file.textFile)
  return texts
}

const pages = madeUpPages(160)
const changed = pages.with(71, { ...pages[71]!, title: 'Entirely other', sections: pages[3]!.sections })
const before = remembering()
const first = await textsOf(corpusOf(pages), before)

test('an edit makes its part anew and a group or two, and each file is as in a first build', async () => {
  before.made.length = 0
  const edited = await textsOf(corpusOf(changed), before)
  assert.equal(edited, await textsOf(corpusOf(changed), remembering()))
  assert.not.equal(edited, first)
  const groups = before.made.filter((key) => key === 'search group').length
  assert.ok(groups >= 1 && groups <= 3, before.made.join())
  assert.equal(before.made.filter((key) => key !== 'search group').sort(), ['search block', 'search texts'])
})

test('texts that the cache has lost are made again', async () => {
  for (const key of before.values.keys()) if (key.startsWith('search texts ')) before.values.delete(key)
  assert.equal(await textsOf(corpusOf(pages), before), first)
})

test('a small index has no groups: its only one would be written again with each edit', async () => {
  const context = remembering()
  await textsOf(corpusOf(pages.slice(0, 6)), context)
  assert.equal(context.made.sort(), [
    ...Array<string>(3).fill('search block'),
    ...Array<string>(3).fill('search texts'),
  ])
})

test.run()
