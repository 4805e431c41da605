/** Prose between the tags of raw HTML. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { htmlParts } from '../../../plugins/markdown/htmlParts.ts'

const prose = (html: string) =>
  htmlParts(html)
    .filter(({ isProse }) => isProse)
    .map(({ text }) => text)

test('what stands between tags is prose; comments, code and what is not closed are none', () => {
  assert.equal(prose('a<b title="c">d</b>e'), ['a', 'd', 'e'])
  assert.equal(prose('a<!-- <b>c</b> -->d'), ['a', 'd'])
  assert.equal(prose('a<PRE class="b">c<i>d</i></pre>e<code>f</code>g<codex>h</codex>'), ['a', 'e', 'g', 'h'])
  assert.equal(prose('a <pre>b <i>c'), ['a '])
  assert.equal(prose('a < b'), ['a '])
})

test('nothing gets lost', () => {
  for (const html of ['a<b>c</b', '<!-->', '<pre', 'a < b <', '</pre></code>x', '<script>1 < 2</script >y'])
    assert.is(
      htmlParts(html)
        .map(({ text }) => text)
        .join(''),
      html,
    )
})

test.run()
