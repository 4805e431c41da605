/** What a page made of components says, read off its HTML. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sectionsIn } from '../../../engine/render/gather.ts'

test('text stands below its heading, as it is read', () => {
  const html = `<header>Bar</header><main id="main"><h1>Prices</h1><p>From <b>Acme</b> &amp; Co<!-- -->mpany.</p>
<section><h2 class="x" id="plans-title">Pl<em>an</em><wbr/>s</h2><ul><li>One</li><li>Two</li></ul><h3>Not linked</h3><p>Three</p></section>
<section><h3 id="faq">FAQ</h3><details><summary>Refunds?</summary><p>1 &lt; 2</p></details></section></main><footer>Foot</footer>`
  assert.equal(sectionsIn(html), [
    { id: '', title: '', text: 'From Acme & Company.' },
    { id: 'plans-title', title: 'Plans', text: 'One Two Not linked Three' },
    { id: 'faq', title: 'FAQ', text: 'Refunds? 1 < 2' },
  ])
})

test('what is pressed, leads elsewhere, is not printed or runs is no text', () => {
  const html = `<main><p>Text</p><nav>Pages</nav><button class="b">Send</button><script type="application/json">{"a":1}</script>
<svg><title>Art</title></svg><section class="c" data-print="no"><h2 id="action">Try it</h2></section><style>p{}</style></main>`
  assert.equal(sectionsIn(html), [{ id: '', title: '', text: 'Text' }])
})

test('a page without a main part has no text', () => {
  assert.equal(sectionsIn('<div>Loading</div>'), [{ id: '', title: '', text: '' }])
})

test.run()
