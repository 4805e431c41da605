/** `head` of front matter: written by people who are not trusted. */
import * as v from 'valibot'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageHeadTag } from '../../../plugins/markdown/pageHeadTag.ts'

const test = suite('markdown: tags of the head of a page')

const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes })
const link = (rel: string, href: string) => ({ tag: 'link', attributes: { rel, href } })

test('facts about the page, its relations and its own files', () => {
  for (const tag of [
    meta({ name: 'robots', content: 'noarchive' }),
    meta({ property: 'og:type', content: 'article' }),
    link('me', 'https://social.example/@me'),
    link('alternate me', 'https://other.example/'),
    link('icon', '/page.svg'),
    link('next', '/docs/two/'),
  ])
    assert.ok(v.is(pageHeadTag, tag), JSON.stringify(tag))
})

test('nothing that runs, decides over the page, or lets others know of a visit', () => {
  const refused = [
    { tag: 'script', attributes: { src: '/a.js' } },
    { tag: 'style', attributes: {} },
    { tag: 'base', attributes: { href: 'https://other.example/' } },
    meta({ 'http-equiv': 'refresh', content: '0;url=https://other.example/' }),
    meta({ name: 'Referrer', content: 'unsafe-url' }),
    meta({ onload: 'alert(1)', name: 'a' }),
    meta({ style: 'color: red', name: 'a' }),
    meta({ children: 'a', name: 'a' }),
    link('me', 'javascript:alert(1)'),
    link('me', '//other.example/'),
    link('icon', '/\\other.example/a.png'),
    link('canonical', 'https://other.example/'),
    ...[
      'preconnect',
      'dns-prefetch',
      'prefetch',
      'prerender',
      'icon',
      'apple-touch-icon',
      'me preconnect',
      'me\tIcon',
      'pingback',
      // Chrome fetches the description of a search, and Firefox the next page.
      'search',
      'next',
    ].map((rel) => link(rel, 'https://other.example/')),
  ]
  for (const tag of refused) assert.not.ok(v.is(pageHeadTag, tag), JSON.stringify(tag))
})

test.run()
