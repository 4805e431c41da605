/** Where visitors came from: the first time counts, and nothing is the text "null". */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepFirstTouch } from '../../../site/features/visit/firstTouch.ts'

const test = suite('visits')

function storage() {
  const kept: Record<string, string> = {}
  const area = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, value: string) => void (kept[key] = value),
  }
  return { kept, area }
}
const origin = 'https://www.example.com'

test('the first campaign stays, whatever is opened later', () => {
  const { kept, area } = storage()
  keepFirstTouch({ href: `${origin}/?bd_vid=one&keyword=cdc`, referrer: 'https://search.example/' }, area)
  keepFirstTouch({ href: `${origin}/pricing/?bd_vid=two&keyword=etl`, referrer: 'https://other.example/' }, area)
  keepFirstTouch({ href: `${origin}/about/`, referrer: `${origin}/pricing/` }, area)
  assert.equal(kept, {
    vbid_for_cc: 'one',
    kw_for_cc: 'cdc',
    source_for_cc: 'https://search.example/',
    url_for_cc: `${origin}/?bd_vid=one&keyword=cdc`,
  })
})

test('what is missing is not written', () => {
  const { kept, area } = storage()
  keepFirstTouch({ href: `${origin}/`, referrer: '' }, area)
  assert.equal(kept, { url_for_cc: `${origin}/` })
  keepFirstTouch({ href: `${origin}/?utm_term=late`, referrer: `${origin}/` }, area)
  assert.equal(kept, { url_for_cc: `${origin}/`, kw_for_cc: 'late' })
})

test('a site whose name begins like ours is another; a state is of its page; nothing is long or secret', () => {
  const { kept, area } = storage()
  keepFirstTouch({ href: `${origin}/?token=canary&state=s1`, referrer: `${origin}.evil.example/` }, area)
  assert.is(kept['source_for_cc'], `${origin}.evil.example/`)
  assert.is(kept['url_for_cc'], `${origin}/?token=***&state=s1`)
  keepFirstTouch({ href: `${origin}/?state=${'x'.repeat(5_000)}`, referrer: '' }, area)
  assert.is(kept['state_for_cc']!.length, 2_048)
})

test.run()
