/** Every transition of the search, with a clock and actors of our own. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, SimulatedClock, type NonReducibleUnknown } from 'xstate'
import { SearchError, searchFailures, type SearchResponse } from '../../../plugins/search/client.ts'
import { searchMachine, type FindInput, type KeepInput } from '../../../theme/search/search.machine.ts'

const foundOf = (count: number, total = count): SearchResponse => ({
  pages: Array.from({ length: count }, (_, index) => ({
    title: `Page ${index}`,
    crumbs: [],
    hits: [{ href: `/p${index}/`, title: [], excerpt: [] }],
  })),
  total,
  loose: false,
  words: ['word'],
})

type Call<Input, Output> = { readonly input: Input; answer(output: Output): void; fail(error: unknown): void }

/** An actor whose answers are given by the test; `calls` are those not yet answered. */
function held<Output, Input = NonReducibleUnknown>() {
  const calls: Call<Input, Output>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, answer: resolve, fail: reject })),
  )
  return { calls, logic }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

function start() {
  const open = held<void>()
  const find = held<SearchResponse, FindInput>()
  const recall = held<readonly string[]>()
  const keep = held<void, KeepInput>()
  const reload = held<void>()
  const clock = new SimulatedClock()
  const actor = createActor(
    searchMachine.provide({
      actors: {
        openIndex: open.logic,
        findHits: find.logic,
        loadRecent: recall.logic,
        keep: keep.logic,
        reloadPage: reload.logic,
      },
    }),
    { clock },
  ).start()
  return {
    open: open.calls,
    find: find.calls,
    recall: recall.calls,
    keep: keep.calls,
    reload: reload.calls,
    clock,
    send: actor.send,
    type: (query: string) => actor.send({ type: 'query.changed', query }),
    context: () => actor.getSnapshot().context,
    answer: () => {
      const { answer } = actor.getSnapshot().value
      return typeof answer === 'string' ? answer : `${Object.keys(answer)[0]}.${Object.values(answer)[0]}`
    },
    recent: () => {
      const { recent } = actor.getSnapshot().value
      return typeof recent === 'string' ? recent : recent.known
    },
  }
}

/** Open, nothing asked, nothing remembered. */
async function ready(recent: readonly string[] = []) {
  const search = start()
  search.open.pop()!.answer()
  search.recall.pop()!.answer(recent)
  await settle()
  return search
}

async function found(count = 3, total = count) {
  const search = await ready()
  search.type('kafka')
  search.clock.increment(120)
  search.find.pop()!.answer(foundOf(count, total))
  await settle()
  return search
}

async function failed(error: unknown) {
  const search = start()
  search.open.pop()!.fail(error)
  await settle()
  return search
}

test('it opens the index and is idle', async () => {
  const search = start()
  assert.is(search.answer(), 'opening')
  search.open.pop()!.answer()
  await settle()
  assert.is(search.answer(), 'ready.idle')
})

test('what is typed while the index is on its way is looked for at once', async () => {
  const search = start()
  search.type('ka')
  search.type('kafka')
  assert.is(search.answer(), 'opening')
  search.open.pop()!.answer()
  await settle()
  assert.is(search.answer(), 'ready.searching')
  assert.equal(search.find[0]!.input, { query: 'kafka', limit: 6 })
})

test('a query is looked for when typing pauses', async () => {
  const search = await ready()
  search.type('k')
  search.clock.increment(119)
  search.type('ka')
  search.clock.increment(119)
  assert.equal([search.answer(), search.find.length], ['ready.typing', 0])
  search.clock.increment(1)
  assert.equal([search.answer(), search.find[0]!.input.query], ['ready.searching', 'ka'])
})

test('Enter ends the pause, and means nothing elsewhere', async () => {
  const search = await ready()
  search.send({ type: 'query.submitted' })
  assert.is(search.answer(), 'ready.idle')
  search.type('ka')
  search.send({ type: 'query.submitted' })
  assert.is(search.answer(), 'ready.searching')
})

test('an answer chooses its first hit; none chooses none', async () => {
  const search = await found()
  assert.equal([search.answer(), search.context().active, search.context().found!.total], ['ready.found', 0, 3])
  search.type('nothing')
  search.clock.increment(120)
  search.find.pop()!.answer(foundOf(0))
  await settle()
  assert.equal([search.answer(), search.context().active], ['ready.empty', -1])
})

test('the old answer stays until the new one is there', async () => {
  const search = await found()
  search.type('kafka c')
  assert.is(search.context().found!.total, 3)
  search.clock.increment(120)
  assert.equal([search.answer(), search.context().found!.total], ['ready.searching', 3])
})

test('an answer that comes after the next letter is no answer', async () => {
  const search = await ready()
  search.type('a')
  search.clock.increment(120)
  const late = search.find.pop()!
  search.type('ab')
  late.answer(foundOf(5))
  await settle()
  assert.equal([search.answer(), search.context().found], ['ready.typing', undefined])
})

test('an emptied field forgets the answer, wherever it is emptied', async () => {
  for (const arrive of [found, async () => (await ready()).type('a')]) {
    const search = (await arrive()) ?? (await found())
    search.type('  ')
    assert.equal([search.answer(), search.context().found, search.context().active], ['ready.idle', undefined, -1])
  }
})

test('more leaves what is there and the choice', async () => {
  const search = await found(6, 20)
  search.send({ type: 'option.moved', to: 4 })
  search.send({ type: 'more.requested' })
  assert.equal([search.answer(), search.find[0]!.input], ['ready.searching', { query: 'kafka', limit: 12 }])
  search.find.pop()!.answer(foundOf(12, 20))
  await settle()
  assert.equal([search.answer(), search.context().active], ['ready.found', 4])
  search.type('other')
  search.clock.increment(120)
  assert.is(search.find[0]!.input.limit, 6)
})

test('E-06 each failure is told apart, while opening and while searching', async () => {
  for (const kind of searchFailures) {
    const opening = await failed(new SearchError(kind))
    assert.equal([opening.answer(), opening.context().failure], ['failed', kind])
    const searching = await found()
    searching.type('x')
    searching.clock.increment(120)
    searching.find.pop()!.fail(new SearchError(kind))
    await settle()
    assert.equal([searching.answer(), searching.context().failure], ['failed', kind])
  }
  for (const odd of [new Error('?'), undefined, { kind: 'elsewhere' }])
    assert.is((await failed(odd)).context().failure, 'unknown')
})

test('E-06 nobody waits longer than ten seconds', async () => {
  const opening = start()
  opening.clock.increment(10_000)
  assert.equal([opening.answer(), opening.context().failure], ['failed', 'slow'])
  const searching = await ready()
  searching.type('x')
  searching.clock.increment(120)
  searching.clock.increment(9_999)
  assert.is(searching.answer(), 'ready.searching')
  searching.clock.increment(1)
  assert.equal([searching.answer(), searching.context().failure], ['failed', 'slow'])
})

test('E-06 Retry opens again and answers what was typed meanwhile', async () => {
  const search = await failed(new SearchError('offline'))
  search.type('kafka')
  assert.is(search.answer(), 'failed')
  search.send({ type: 'search.retried' })
  assert.is(search.answer(), 'opening')
  search.open.pop()!.answer()
  await settle()
  search.find.pop()!.answer(foundOf(1))
  await settle()
  assert.equal([search.answer(), search.context().failure], ['ready.found', undefined])
})

test('E-07 Retry on a page older than the index loads the page', async () => {
  const search = await failed(new SearchError('outdated'))
  search.send({ type: 'search.retried' })
  assert.equal([search.answer(), search.reload.length], ['reloading', 1])
})

test('recent queries are recalled; a browser that refuses has none', async () => {
  assert.equal((await ready(['a', 'b'])).context().recent, ['a', 'b'])
  const search = start()
  search.recall.pop()!.fail(new Error('refused'))
  await settle()
  assert.equal([search.recent(), search.context().recent], ['kept', []])
})

test('a followed hit makes its query the most recent, each once, five at most, with what to highlight', async () => {
  const search = await ready(['a', 'b', 'c', 'd', 'e'])
  search.type(' c ')
  search.clock.increment(120)
  search.find.pop()!.answer(foundOf(1))
  await settle()
  search.send({ type: 'hit.chosen', path: '/p0/' })
  assert.is(search.recent(), 'keeping')
  assert.equal(search.keep[0]!.input, {
    recent: ['c', 'a', 'b', 'd', 'e'],
    highlight: { path: '/p0/', words: ['word'] },
  })
  search.keep.pop()!.answer()
  await settle()
  search.type('new')
  search.send({ type: 'hit.chosen', path: '/p0/' })
  assert.equal(search.context().recent, ['new', 'c', 'a', 'b', 'd'])
})

test('recent queries go one by one or all; a storage that is full stops nothing', async () => {
  const search = await ready(['a', 'b', 'c'])
  search.send({ type: 'option.moved', to: 1 })
  search.send({ type: 'recent.removed', query: 'b' })
  assert.equal([search.context().recent, search.context().active], [['a', 'c'], -1])
  assert.equal(search.keep[0]!.input, { recent: ['a', 'c'], highlight: undefined })
  search.keep.pop()!.fail(new Error('full'))
  await settle()
  assert.is(search.recent(), 'kept')
  search.send({ type: 'recent.cleared' })
  assert.equal([search.context().recent, search.keep[0]!.input.recent], [[], []])
})

test('removing two in a row keeps the last list', async () => {
  const search = await ready(['a', 'b', 'c'])
  search.send({ type: 'recent.removed', query: 'a' })
  search.send({ type: 'recent.removed', query: 'b' })
  assert.equal(search.context().recent, ['c'])
  assert.equal(search.keep.at(-1)!.input.recent, ['c'])
})

test.run()
