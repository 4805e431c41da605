/** What stands for the description of a page that has none: its first paragraph. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scan } from '../../../plugins/markdown/scan.ts'

const cases: readonly (readonly [name: string, body: string, lead: string | undefined])[] = [
  ['below the title', '# Title\n\nSome *words* and [a link](/a).\n\nMore.', 'Some words and a link.'],
  ['right below a title', '# Title\nWords.', 'Words.'],
  ['below an underlined title', 'Title\n=====\n\nWords.', 'Words.'],
  ['of more than one line', 'One\ntwo.\n\nThree.', 'One two.'],
  ['after a list, a quote, an image and a table', '- a\n\n> b\n\n![c](c.png)\n\n| d |\n|---|\n\nWords.', 'Words.'],
  ['after code', '```sh\nnpm ci\n```\n\nWords.', 'Words.'],
  ['after what is indented code of a component', '<Card>\n  text\n</Card>\n\nWords.', 'Words.'],
  ['after a comment', '<!-- a\n\nb -->\n\n{/* c\n\nd */}\n\nWords.', 'Words.'],
  [
    'after modules',
    "import A from './A.tsx'\n\nexport const b = () => {\n  const c = 1\n\n  return c\n}\n\nWords.",
    'Words.',
  ],
  ['after what is computed', 'From {price:basic} on.\n\n{1 + 1}\n\nWords.', 'Words.'],
  ['within a callout', ':::note\n\nWords.\n\n:::', 'Words.'],
  ['before the end of a callout', '::::note\n\n:::tip\nInner.\n:::\n\nWords.\n::::', 'Words.'],
  ['after definitions and a line', '[a]: /b\n\n---\n\nWords.', 'Words.'],
  ['with a footnote', 'Words[^1] and more.[^a note]\n\n[^1]: A note.', 'Words and more.[^a note]'],
  [
    'with links and images by name',
    'See [the *guide*][guide]![logo][l], [the rest][].\n\n[guide]: /g\n[the rest]: /r',
    'See the guide, the rest.',
  ],
  ['in Chinese', '# 标题\n\n一句**话**。', '一句话。'],
  ['in Chinese, over lines', '一句，\n第二句\nand a word\n。', '一句，第二句 and a word 。'],
  ['of signs only', '***\n\n…\n', undefined],
  ['nowhere', '# Title\n\n- a\n', undefined],
]
for (const [name, body, lead] of cases) test(`the first paragraph ${name}`, () => assert.is(scan(body).lead, lead))

test('in .mdx it is the first one that nothing is computed in; what code spans and escapes say is text', () => {
  const lead = (body: string) => scan(body, true).lead
  assert.is(lead('There are {3 * 7} days.\n\nWords.'), 'Words.')
  assert.is(lead('Write `{3 * 7}` or \\{ so. {/* no text */}\n\nWords.'), 'Write {3 * 7} or { so.')
  assert.is(scan('Braces {are} text.').lead, 'Braces {are} text.')
  assert.is(scan('One {1 + 1}.\n\nTwo.\n\n{/* truncate */}\n\nMore.', true).excerpt, 'Two.')
})

test('a long one is cut', () => {
  const lead = scan('word '.repeat(200)).lead!
  assert.ok(lead.length <= 241 && lead.endsWith('word…'), lead)
})

test.run()
