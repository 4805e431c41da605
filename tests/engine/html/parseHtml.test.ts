import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseHtml, type HtmlHandler } from '../../../engine/html/parseHtml.ts'

test('all handlers are told the same, in order', () => {
  const told: string[] = []
  const handler = (id: number): HtmlHandler => ({
    open: (name, attributes) => told.push(`${id} <${name} ${JSON.stringify(attributes)}`),
    close: (name) => told.push(`${id} >${name}`),
    text: (text) => told.push(`${id} ${text}`),
    comment: (text) => told.push(`${id} !${text}`),
  })
  parseHtml('<P Title="&lt;">a<!--b--><br/></P>', [handler(1), {}, handler(2)])
  assert.equal(
    told.filter((line) => line.startsWith('1')),
    ['1 <p {"title":"<"}', '1 a', '1 !b', '1 <br {}', '1 >br', '1 >p'],
  )
  assert.equal(
    told.filter((line) => line.startsWith('2')).map((line) => line.slice(1)),
    told.filter((line) => line.startsWith('1')).map((line) => line.slice(1)),
  )
})

test('every element that is opened is closed, in the order of a stack', () => {
  const samples = [
    '<p>a<p>b',
    '<ul><li>a<li>b</ul>',
    '<svg><path/><g/></svg><div><img>',
    '</b><i></p></i>',
    '<table><tr><td>a',
  ]
  for (const html of samples) {
    const open: string[] = []
    parseHtml(html, [{ open: (name) => open.push(name), close: (name) => assert.is(open.pop(), name, html) }])
    assert.equal(open, [], html)
  }
})

test.run()
