/** What a page made of components says, read off its HTML. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readMarkup } from '../../../../engine/render/markup/readMarkup.ts'

const isSkipped = (attributes: Readonly<Record<string, string>>) => attributes['data-print'] === 'no'
const sectionsIn = (html: string) => readMarkup(html, isSkipped).sections

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

test('controls, navigation and code are no text', () => {
  const html = `<main><p>Text</p><nav>Pages<nav>More</nav>pages</nav><button class="b">Send</button>
<script type="application/json">{"a":"<p>x</p>"}</script><svg><title>Art</title></svg><style>p{}</style></main>`
  assert.equal(sectionsIn(html), [{ id: '', title: '', text: 'Text' }])
})

test('what the site excludes is left out, whatever the element and with all that is in it', () => {
  for (const name of ['section', 'div', 'aside', 'p', 'ul', 'details', 'span', 'a', 'article'])
    assert.equal(
      sectionsIn(`<main>Before<${name} class="c" data-print="no">out <b>out</b></${name}> after</main>`),
      [{ id: '', title: '', text: 'Before after' }],
      name,
    )
  const nested = '<div data-print="no"><div>out</div><h2 id="out">out</h2><div><img>out</div>out</div>'
  assert.equal(sectionsIn(`<main><div><p>Before</p>${nested}<p>after</p></div></main>`), [
    { id: '', title: '', text: 'Before after' },
  ])
})

test('nothing is excluded that merely talks about it, or where the site excludes nothing', () => {
  const html = `<main><div title=' data-print="no"'>In</div><p data-print="yes">and in</p></main>`
  assert.equal(sectionsIn(html), [{ id: '', title: '', text: 'In and in' }])
  assert.is(readMarkup('<main><p data-print="no">In</p></main>').sections[0]!.text, 'In')
})

test('a page without a main part has no text', () => {
  assert.equal(sectionsIn('<div>Loading</div>'), [{ id: '', title: '', text: '' }])
})

test.run()
