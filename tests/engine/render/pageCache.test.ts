/** The pages of the last run: they come back, and a change writes what is near it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  loadPageCache,
  saveBlockList,
  storePages,
  type CachedPage,
  type PageCache,
} from '../../../engine/render/pageCache.ts'
import type { Store } from '../../../engine/store/store.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const pageAt = (path: string, hash = 'hash'): CachedPage => ({
  inputs: [],
  reason: 'page',
  record: pageRecord(path),
  hash,
  fragments: [],
  assets: {},
  scripts: [],
  diagnostics: [],
})

const cacheOf = (pages: readonly CachedPage[]): PageCache => ({
  pages: Object.fromEntries(pages.map((page) => [page.record.path, page])),
  fragments: { bar: [] },
})

const withoutList = ({ pages, fragments }: PageCache): PageCache => ({ pages, fragments })

/** A store that tells what was written to it. */
function noting(): Store & { readonly written: string[] } {
  const [store, written] = [createMemoryStore(), [] as string[]]
  return { ...store, written, put: (kind, key, payload) => (written.push(key), store.put(kind, key, payload)) }
}

const many = Array.from({ length: 400 }, (_, index) => pageAt(`/docs/page-${String(index).padStart(3, '0')}/`))

test('pages come back as they were, those of each output and brand', () => {
  const stores = { store: createMemoryStore(), memos: createMemoryStore() }
  const load = (brand: string) => withoutList(loadPageCache(stores, 'dist', brand))
  saveBlockList(stores, 'dist', 'acme', storePages(stores, cacheOf(many)))
  saveBlockList(stores, 'dist', 'beta', storePages(stores, cacheOf(many.slice(0, 3))))
  assert.equal(load('acme'), cacheOf(many))
  assert.equal(load('beta'), cacheOf(many.slice(0, 3)))
  assert.equal(loadPageCache(stores, 'other', 'acme').pages, {})
})

test('an input of several pages is stored once, and is one object afterwards', () => {
  const stores = { store: createMemoryStore(), memos: createMemoryStore() }
  const pages = many.slice(0, 40).map((page, index): CachedPage => ({
    ...page,
    inputs: [
      ['code', 'c0de'],
      ['route', `hash ${index}`],
      ['link:a.md', index % 2 ? '/a/' : ''],
    ],
  }))
  const list = storePages(stores, cacheOf(pages))
  saveBlockList(stores, 'dist', 'acme', list)
  const loaded = Object.values(loadPageCache(stores, 'dist', 'acme').pages)
  assert.equal(loaded, pages)
  assert.is(new Set(loaded.map(({ inputs }) => inputs[0])).size, list.blocks.length)
  const texts = list.blocks.map((key) => String(stores.store.get('pages', key)))
  assert.ok(texts.every((text) => text.split('c0de').length === 2))
})

test('the cost of an edit does not grow with the site', () => {
  const stores = { store: noting(), memos: createMemoryStore() }
  saveBlockList(stores, 'dist', 'acme', storePages(stores, cacheOf(many)))
  assert.ok(stores.store.written.length > 10)
  const change = (edit: (pages: CachedPage[]) => void): number => {
    const loaded = loadPageCache(stores, 'dist', 'acme')
    const pages = Object.values(loaded.pages)
    edit(pages)
    stores.store.written.length = 0
    saveBlockList(stores, 'dist', 'acme', storePages(stores, cacheOf(pages), loaded.blocks))
    assert.equal(withoutList(loadPageCache(stores, 'dist', 'acme')), cacheOf(pages))
    return stores.store.written.length
  }
  assert.is(
    change(() => {}),
    0,
  )
  assert.is(
    change((pages) => pages.splice(200, 1, pageAt('/docs/page-200/', 'other'))),
    1,
  )
  assert.ok(change((pages) => pages.splice(100, 1)) <= 1)
  assert.ok(change((pages) => pages.splice(50, 0, pageAt('/docs/page-049b/'))) <= 2)
})

test('pages of a block that is lost are as new, the others stay', () => {
  const stores = { store: noting(), memos: createMemoryStore() }
  saveBlockList(stores, 'dist', 'acme', storePages(stores, cacheOf(many)))
  const [lost] = stores.store.written
  const damaged: Store = {
    ...stores.store,
    get: (kind, key) => (key === lost ? undefined : stores.store.get(kind, key)),
  }
  const left = Object.keys(loadPageCache({ ...stores, store: damaged }, 'dist', 'acme').pages)
  assert.ok(left.length > 300 && left.length < 400)
})

test.run()
