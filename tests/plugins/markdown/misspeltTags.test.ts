/** Tags of `.md` that are nearly those there are. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, htmlOf, mdxPage, page, problemsOf } from './support/read.ts'

const told = async (text: string) => (await problemsOf(text)).map((each) => `${brief(each)} ${each.hint}`)

test('a tag that is nearly one of those there are is told with its name, not sent to .mdx', async () => {
  const rows: readonly (readonly [text: string, told: string])[] = [
    ['<Tabitem value="a">\n\nText\n\n</Tabitem>', 'html-not-allowed 1:1 Did you mean "TabItem"?'],
    ['<Filetree>\n\n- a\n\n</Filetree>', 'html-not-allowed 1:1 Did you mean "FileTree"?'],
    ['A <badge text="New" />', 'html-not-allowed 1:3 Did you mean "Badge"?'],
    ['A <Bagde text="New" />', 'html-not-allowed 1:3 Did you mean "Badge"?'],
    ['A <Badge type="tip" />', 'tag-value 1:3 Say it in a word: text="New".'],
    [
      'A <Embed src="https://a.example/" title="A" /> b',
      'html-not-allowed 1:3 Write its opening and its closing tag on lines of their own.',
    ],
    [
      'A <kdb>x</kdb>',
      'html-not-allowed 1:3 Its content is kept. Check the spelling, write "\\<" for a sign, or use Markdown.',
    ],
  ]
  for (const [text, expected] of rows) assert.equal(await told(text), [expected], text)
})

test('tabs of other programs are told at each tag, with what they are called here', async () => {
  const tab = (name: string) => `<${name} title="A">\n\nOne\n\n</${name}>\n\n`
  assert.equal(await told(`<Tabs>\n\n${tab('Tab')}${tab('Tab')}</Tabs>`), [
    'tag-misplaced 3:1 Here it is <TabItem label="…">, within <Tabs>.',
    'tag-misplaced 9:1 Here it is <TabItem label="…">, within <Tabs>.',
  ])
  assert.equal(await told('<Tabs>\n  <Tab title="A">\n  One\n  </Tab>\n</Tabs>'), [
    'tag-unmatched 1:1 Its </Tabs> is part of the HTML in line 2: an empty line ends that.',
    'html-not-allowed 2:3 Here it is <TabItem label="…">, within <Tabs>.',
  ])
})

test('labels of tabs may stand in a list, in .md as in .mdx; what is no such list is told', async () => {
  const tab = '<TabItem value="linux">\n\nText\n\n</TabItem>\n</Tabs>'
  for (const file of [page, mdxPage]) {
    const html = await htmlOf(`<Tabs values={[{ value: 'linux', label: 'Linux' }]}>\n${tab}`, { file })
    assert.match(html, 'data-label="Linux"')
    for (const values of ['"[x"', '"[null]"', "{['linux']}"]) {
      const found = await problemsOf(`<Tabs values=${values}>\n${tab}`, { file })
      assert.equal(found.map(brief), ['tag-value 1:1'], values)
    }
  }
})

test('tabs that cannot be told apart, or have no label, are told', async () => {
  const tab = (attributes: string) => `<TabItem ${attributes}>\n\nText\n\n</TabItem>\n`
  assert.equal(
    await told(`<Tabs>\n${tab('value="a" label="A"')}${tab('value="a" label="B"')}${tab('default')}</Tabs>\n`),
    ['tag-value 7:1 Give it its own.', 'tag-value 12:1 Say it: label="…".'],
  )
})

test('components of .mdx have their names as they are written, and a picture without an address is told', async () => {
  const messages = async (text: string) => (await problemsOf(text)).map((each) => `${brief(each)} ${each.message}`)
  const leftOut = (name: string) => `<${name}> is not allowed in Markdown and was left out`
  assert.equal(await messages('<Plan>\n  <Step title="a" />\n  <Step\n    title="b"\n  />\n</Plan>'), [
    `html-not-allowed 1:1 ${leftOut('Plan')}`,
    `html-not-allowed 2:3 ${leftOut('Step')}`,
    `html-not-allowed 3:3 ${leftOut('Step')}`,
  ])
  const between = await messages('<Plan>\n\n- a\n\n  </Plan>\n  <Step>\n\nb\n\n</Step>')
  assert.equal(
    between.map((each) => each.slice(each.indexOf('<'))),
    [leftOut('Plan'), leftOut('Step')],
  )
  assert.equal(await messages('<Image src="/a.png" alt="a" />'), [])
  assert.equal(await messages('a\n\n<Image\n  light="/a.png"\n/>'), [`html-not-allowed 3:1 ${leftOut('Image')}`])
  assert.is(await htmlOf('<Image light="/a.png" />'), '')
  assert.equal(await told('<img data-src="/a.png">'), ['html-not-allowed 1:1 A picture has its address in "src".'])
})

test.run()
