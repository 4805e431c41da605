/** A drawing in the colours of the brand that shows it: the brand's id is the target of its stylesheet. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const svg = (start: string) => `<svg xmlns="http://www.w3.org/2000/svg"${start} viewBox="0 0 1 1"><rect/></svg>`
const folder = 'content/acme/zh/docs'

test('a drawing that has an element with the id of the brand is shown with it as its target, others are not', async () => {
  const { files, diagnostics } = await buildInMemory({
    files: {
      [`${folder}/intro.md`]: '# 介绍\n\n![一](./own.svg)\n\n![二](./other.svg)\n\n![三](./plain.svg)\n',
      [`${folder}/own.svg`]: svg(' id="acme"'),
      [`${folder}/other.svg`]: svg(' id="acme-2" data-id="acme"'),
      [`${folder}/plain.svg`]: svg(''),
    },
    plugins: [docs(), links()],
  })
  const html = files.get('docs/intro/index.html')!
  const shown = [...html.matchAll(/src="\/assets\/(\w+)\.\w+\.svg([^"]*)"/g)].map(([, name, rest]) => [name, rest])
  assert.equal(shown, [
    ['own', '#acme'],
    ['other', ''],
    ['plain', ''],
  ])
  assert.equal(diagnostics, [])
})

test.run()
