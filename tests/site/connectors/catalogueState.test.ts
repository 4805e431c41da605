/** What the catalogue is asked for and answers: pure, so every case can be tried. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  changeState,
  categories,
  chipsOf,
  filterConnectors,
  flags,
  initialState,
  pageOf,
  pageSize,
  readState,
  withoutChip,
  writeState,
  type CatalogueState,
} from '../../../site/features/connectors/catalogueState.ts'
import { paginationItems } from '../../../site/ui/paginationItems.ts'
import { fc } from '../../support/properties.ts'

const query = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('SQL Server', '华为', '&q=1', '100%', 'a+b', '#'),
)
const states: fc.Arbitrary<CatalogueState> = fc.record({
  q: query,
  category: fc.constantFrom(undefined, ...categories),
  source: fc.boolean(),
  target: fc.boolean(),
  commercial: fc.boolean(),
  page: fc.integer({ min: 1, max: 9999 }),
})
const names = fc.array(
  fc.record({
    name: fc.string({ maxLength: 8 }),
    text: fc.constant(''),
    category: fc.constantFrom(...categories),
    source: fc.boolean(),
    target: fc.boolean(),
    commercial: fc.boolean(),
  }),
  { maxLength: 80 },
)

test('a state is the same after it has been an address', () => {
  fc.assert(
    fc.property(states, (state) => {
      const once = readState(writeState(state))
      assert.equal(readState(writeState(once)), once)
      assert.equal({ ...once, q: '' }, { ...state, q: '' })
      assert.is(writeState(once), writeState(state))
    }),
  )
})

test('any address can be read', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        query.map((q) => `?q=${q}&page=${q}`),
      ),
      (search) => {
        const { q, page } = readState(search)
        assert.ok(q.length <= 100 && page >= 1 && page <= 9999)
        encodeURIComponent(q)
      },
    ),
  )
})

test('addresses are short and can be written by hand', () => {
  assert.is(writeState(initialState), '')
  const state = { ...initialState, q: 'sql server', source: true, target: true, commercial: true, page: 2 }
  assert.is(writeState(state), '?q=sql+server&source=1&target=1&commercial=1&page=2')
  assert.is(writeState({ ...initialState, category: 'lake' }), '?category=lake')
  assert.is(readState('?category=lakes').category, undefined)
  assert.equal(readState('?q=%20my%20sql%20&source=1&target=true&page=0'), {
    ...initialState,
    q: 'my sql',
    source: true,
  })
  for (const page of ['-1', '1.5', 'x', '', '1e3', '01', '99999']) assert.is(readState(`?page=${page}`).page, 1)
})

test('a new question begins at the first page, a page keeps the question', () => {
  const state = { ...initialState, source: true, page: 3 }
  assert.is(changeState(state, { q: 'a' }).page, 1)
  assert.equal(changeState(state, { page: 4 }), { ...state, page: 4 })
})

test('every filter has a chip, and loses it', () => {
  fc.assert(
    fc.property(states, (state) => {
      const chips = chipsOf(state)
      assert.is(
        chips.length,
        Number(state.q.trim() !== '') + Number(Boolean(state.category)) + flags.filter((flag) => state[flag]).length,
      )
      for (const chip of chips) {
        const less = withoutChip(state, chip)
        assert.equal(
          chipsOf(less),
          chips.filter((other) => other !== chip),
        )
        assert.is(less.page, 1)
      }
    }),
  )
})

test('what is found matches all that is asked, and nothing else matches', () => {
  fc.assert(
    fc.property(names, states, (connectors, state) => {
      const matches = (connector: (typeof connectors)[number]) =>
        connector.name.toLowerCase().includes(readState(writeState(state)).q.toLowerCase()) &&
        (!state.category || connector.category === state.category) &&
        flags.every((flag) => !state[flag] || connector[flag])
      assert.equal(filterConnectors(connectors, state), connectors.filter(matches))
    }),
  )
})

test('case and spaces around do not matter', () => {
  const connectors = ['MySQL', 'Redis', 'SQL Server'].map((name) => ({
    name,
    text: '',
    category: 'database' as const,
    source: true,
    target: true,
    commercial: false,
  }))
  const found = (q: string) => filterConnectors(connectors, { ...initialState, q }).map(({ name }) => name)
  assert.equal(found(' sQl '), ['MySQL', 'SQL Server'])
  assert.equal(found('sqlserver'), [])
  assert.is(found('').length, 3)
})

test('what no name has is looked for in what is said of a connector', () => {
  const told = { category: 'database' as const, source: true, target: true, commercial: false }
  const connectors = [
    { ...told, name: 'MySQL', text: '使用最广的开源关系型数据库。' },
    { ...told, name: 'Dameng', text: '国产关系型数据库达梦，语法贴近 Oracle。' },
    { ...told, name: 'Oracle', text: '承载核心交易的企业级关系型数据库。' },
  ]
  const found = (q: string) => filterConnectors(connectors, { ...initialState, q }).map(({ name }) => name)
  assert.equal(found('达梦'), ['Dameng'])
  assert.equal(found('oracle'), ['Oracle'])
  assert.equal(found('人大金仓'), [])
})

test('pages together are the list, each of at most nine', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 100 }), fc.integer(), (items, wanted) => {
      const { pages, page } = pageOf(items, wanted)
      assert.ok(page >= 1 && page <= pages)
      const each = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1).items)
      assert.equal(each.flat(), items)
      assert.ok(each.every(({ length }) => length <= pageSize))
    }),
  )
  assert.equal([pageOf([], 3).page, pageOf([], 3).pages], [1, 1])
  assert.is(pageOf(Array.from({ length: 69 }), 99).page, 8)
})

const gap = 'gap'
const table: readonly [page: number, pages: number, isNarrow: boolean, items: readonly (number | 'gap')[]][] = [
  [1, 1, false, [1]],
  [4, 7, false, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, false, [1, 2, 3, gap, 8]],
  [3, 8, false, [1, 2, 3, gap, 8]],
  [4, 8, false, [1, gap, 4, gap, 8]],
  [5, 8, false, [1, gap, 5, gap, 8]],
  [6, 8, false, [1, gap, 6, 7, 8]],
  [8, 8, false, [1, gap, 6, 7, 8]],
  [2, 3, true, [1, 2, 3]],
  [1, 4, true, [1, 2, 3, gap, 4]],
  [4, 4, true, [1, gap, 2, 3, 4]],
  [4, 7, true, [1, gap, 4, gap, 7]],
]

test('the pagination shows both ends and what is around the page', () => {
  for (const [page, pages, isNarrow, items] of table) assert.equal(paginationItems(page, pages, isNarrow), items)
})

test('the pagination shows each number once, in order, the page among them', () => {
  const page = fc
    .integer({ min: 1, max: 40 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(page, fc.boolean(), ([page, pages], isNarrow) => {
      const numbers = paginationItems(page, pages, isNarrow).filter((item) => item !== 'gap')
      assert.equal(
        numbers,
        [...new Set(numbers)].sort((a, b) => a - b),
      )
      assert.ok(numbers.includes(page) && numbers.includes(1) && numbers.includes(pages))
    }),
  )
})

test.run()
