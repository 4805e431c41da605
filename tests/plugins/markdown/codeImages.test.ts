/** Images in the code of `.mdx`: an address that is a text is that of an image beside the page, wherever the element stands. */
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

import { bodyOf, brief, mdxPage, problemsOf } from './support/read.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
const files = { 'content/set/en/docs/a.svg': svg }
const exports = "export const more = { title: 't' }\nexport const name = 'x'\n\n"

/** Line 4 of the page; the column of the element. */
const written: Readonly<Record<string, readonly [text: string, column: number]>> = {
  'a text in braces': ["<img src={'./a.svg'} alt={name} />", 1],
  'a template without expressions': ['<img src={`./a.svg`} alt={name} />', 1],
  'beside a spread': ['<img {...more} src="./a.svg" alt="" />', 1],
  'with a handler': ['<img src="./a.svg" onLoad={() => {}} alt="" />', 1],
  'in an expression': ['{<img src="./a.svg" alt="" />}', 2],
  'in a list': ['{[1].map((key) => <img key={key} src="./a.svg" alt="" />)}', 19],
  'in text': ['Words {name && <img src={"./a.svg"} alt="" />} words.', 16],
  'in an attribute': ['<Box icon={<img src="./a.svg" alt="" />} />', 12],
  'in a statement': ['export const Own = () => <img src="./a.svg" alt="" />\n\n<Own />', 26],
  'in an element that stays code': ['<Box {...more}><img src="./a.svg" alt={name} /></Box>', 16],
}

const Box = ({ icon, children }: { icon?: never; children?: never }) => createElement('div', null, icon, children)

for (const [name, [text, column]] of Object.entries(written)) {
  test(`N-28 ${name}: the file is taken from beside the page, with its size`, async () => {
    const { code, links } = await bodyOf(exports + text, { file: mdxPage, files })
    assert.equal(
      links.map(({ target, kind }) => [target, kind]),
      [['asset:content/set/en/docs/a.svg', 'image']],
    )
    const { default: Content } = new Function(code!)({ ...runtime, imports: {}, at: () => {} })
    const html = renderToStaticMarkup(createElement(Content, { components: { Box } }))
    assert.match(html, 'src="asset:content/set/en/docs/a.svg"')
    assert.match(html, 'loading="lazy"')
    // A spread may hold a size.
    if (!text.startsWith('<img {...more}')) assert.match(html, /height="30" width="40"/)
  })

  test(`N-28 ${name}: a file that is not there, or on a host that is not listed, is told at the element`, async () => {
    const at = (code: string) => [`${code} 4:${column}`]
    assert.equal((await problemsOf(exports + text, { file: mdxPage })).map(brief), at('image-missing'))
    const foreign = exports + text.replace('./a.svg', 'https://evil.example/a.svg')
    assert.equal((await problemsOf(foreign, { file: mdxPage })).map(brief), at('image-host-unknown'))
    const script = exports + text.replace('./a.svg', 'javascript:alert(1)')
    assert.equal((await problemsOf(script, { file: mdxPage })).map(brief), at('link-scheme'))
  })
}

test('N-28 sizes of the writer stay, and an address that is computed is left to the check of the page', async () => {
  const { code } = await bodyOf('{<img src="./a.svg" width="8" alt="" />}', { file: mdxPage, files })
  assert.match(code!, 'width: "8"')
  assert.not.match(code!, 'height')
  const { links } = await bodyOf(`${exports}<img src={name} alt="" /> {<img src={name + '.svg'} alt="" />}`, {
    file: mdxPage,
  })
  assert.equal(links, [])
})

test.run()
