/** Every page of every brand speaks one language: English pages have no Chinese, Chinese ones no English sentence. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brands, openBuiltSite } from '../support/builtSite.ts'
import { runsOf, type Run } from './texts.ts'

const test = suite('languages')
const site = await openBuiltSite()
test.after(async () => {
  await site.server.stop()
})

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Names have capitals and a "for" at most; a sentence has one of these. */
const little =
  /^(?:the|and|of|to|is|are|with|from|your|you|a|an|in|on|by|it|its|that|this|be|or|as|at|not|can|has|have)$/i

function isEnglishSentence(text: string): boolean {
  // Addresses and hashes have letters, but no words.
  const words = text.match(/(?<![\w/.-])[a-z][a-z'’-]*(?![\w/])/gi) ?? []
  return words.length >= 4 && words.some((word) => little.test(word)) && !hasChinese(text)
}

const isForeign = ({ text, lang }: Run) => (lang.startsWith('zh') ? isEnglishSentence(text) : hasChinese(text))

test('the rules find what they are for', () => {
  const foreign = (html: string) => runsOf(html).filter(isForeign)
  assert.equal(foreign('<html lang="en"><p>Data <b>同步</b></p><a lang="zh-CN" href="/">中文</a>'), [
    { text: 'Data 同步', lang: 'en' },
  ])
  assert.equal(foreign('<html lang="en"><img alt="架构图"><pre>-- 注释</pre><p>Plain</p>'), [
    { text: '架构图', lang: 'en' },
  ])
  assert.equal(
    foreign('<html lang="zh-CN"><meta content="cdb6e23a3f13"><meta content="https://a.b/to/the/docs/of/">'),
    [],
  )
  assert.equal(foreign('<html lang="zh-CN"><h1>价格</h1><p>Pay for what <em>you</em> use</p><li>RDS for MySQL</li>'), [
    { text: 'Pay for what you use', lang: 'zh-CN' },
  ])
})

for (const brand of brands)
  test(`${brand}: no page speaks two languages`, () => {
    const pages = site.pages(brand)
    assert.ok(pages.length > 400, `${pages.length} pages`)
    const found = pages.flatMap((path) =>
      runsOf(site.html(brand, path))
        .filter((run) => run.lang !== '' && isForeign(run))
        .map(({ text }) => `${path} ${text.slice(0, 100)}`),
    )
    assert.equal(found.slice(0, 20), [])
  })

test.run()
