/** What the head of a document says, in whatever order its attributes stand. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readMarkup } from '../../../../engine/render/markup/readMarkup.ts'

const headIn = (html: string) => {
  const { title, description, canonical, alternates } = readMarkup(html)
  return { title, description, canonical, alternates }
}

test('title, description, canonical address and languages', () => {
  const head = `<title>A &amp; B</title><meta name="description" content="&quot;It&#x27;s&quot;"/>
<link rel="canonical" href="https://acme.example/?a&amp;b"/><link rel="alternate" hrefLang="zh-CN" href="/a/"/>
<link href="/en/a/" rel="alternate" hreflang="en"/><link rel="alternate" type="application/atom+xml" href="/atom.xml"/>`
  assert.equal(headIn(`<html><head>${head}</head><body></body></html>`), {
    title: 'A & B',
    description: `"It's"`,
    canonical: 'https://acme.example/?a&b',
    alternates: [
      { lang: 'zh-CN', href: '/a/' },
      { lang: 'en', href: '/en/a/' },
    ],
  })
})

test('attributes may stand in any order and have any quotes', () => {
  const head = `<meta content='About' name=description><link href="/a/" rel="canonical"><title lang="en">A</title>`
  assert.equal(headIn(`<head>${head}</head>`), { title: 'A', description: 'About', canonical: '/a/', alternates: [] })
})

test('the first of each counts, and only those in the head', () => {
  const head = '<title>A</title><title>B</title><link rel="canonical" href="/a/"><link rel="canonical" href="/b/">'
  const body =
    '<svg><title>C</title></svg><meta name="description" content="c"><link rel="alternate" hreflang="en" href="/c/">'
  const expected = { title: 'A', description: '', canonical: '/a/', alternates: [] }
  assert.equal(headIn(`<head>${head}</head><body>${body}</body>`), expected)
  assert.is(headIn(`<head></head><body>${body}</body>`).title, '')
})

test('what a comment or a script says of the head is not heard', () => {
  const head = '<!-- <title>Old</title> --><script>"<title>x</title>"</script><title>New</title>'
  assert.is(headIn(`<head>${head}</head>`).title, 'New')
})

test.run()
