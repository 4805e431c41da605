/** Styles that a library collects while components are rendered, as styled-components does, in pages and in fragments. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'

const test = suite('collectedStyles')
const site = openSite('small', {
  files: {
    'site/styled.tsx': `import { createContext, use, type ReactNode } from 'react'
const Sheet = createContext<Set<string> | undefined>(undefined)
export function Blue({ name }: { name: string }) {
  use(Sheet)?.add(name)
  return <b className={name}>blue</b>
}
export function collectStyles() {
  const names = new Set<string>()
  return {
    around: (tree: ReactNode) => <Sheet value={names}>{tree}</Sheet>,
    markup: () => (names.size ? \`<style data-blue>\${[...names].map((name) => \`.\${name}{color:blue}\`).join('')}</style>\` : ''),
  }
}
`,
    'site/Later.tsx': `import { Blue } from './styled.tsx'\nexport default () => <Blue name="later" />\n`,
    'site/Parts.tsx': `import { lazy } from 'react'\nexport const Later = lazy(() => import('./Later.tsx'))\n`,
    'site/Box.island.tsx': `import { island } from '../../../../engine/client/index.ts'
import { Blue } from './styled.tsx'
const Box = ({ children }: { children: unknown }) => <p><Blue name="island" />{children as never}</p>
export default island(Box, { on: 'load' })
`,
  },
})
test.after(() => site.end())

site.write(
  'site/app.tsx',
  site
    .read('site/app.tsx')
    .replace(
      'import type { ReactNode }',
      "import { Blue, collectStyles } from './styled.tsx'\nimport type { ReactNode }",
    )
    .replace('<a href="/">acme</a>', '<a href="/">acme</a><Blue name="bar" />')
    .replace('mdx: {} }', 'mdx: {}, collectStyles }'),
)
site.remove('content/acme/zh/docs/intro.md')
site.write(
  'content/acme/zh/docs/intro.mdx',
  `---
title: 介绍
description: 介绍
---

import { Blue } from '@site/site/styled'
import { Later } from '@site/site/Parts'
import Box from '@site/site/Box.island'

<Blue name="prose" /> <Later />

<Box><Blue name="slot" /></Box>
`,
)

test('a page has them at the start of its body, a fragment before itself', async () => {
  assert.equal((await site.build({ config: (config) => ({ ...config, inlineStyles: true }) })).diagnostics, [])
  const html = site.read('dist/acme/docs/intro/index.html')
  const [, styles = ''] = /<body[^>]*><style data-blue(?:="")?>(.*?)<\/style>/.exec(html) ?? []
  assert.equal([...styles.matchAll(/\.(\w+)\{color:blue\}/g)].map(([, name]) => name).sort(), [
    'island',
    'later',
    'prose',
    'slot',
  ])
  assert.match(html, /<style data-blue(?:="")?>\.bar\{color:blue\}<\/style><nav>/)
  assert.is(site.read('dist/acme/index.html').match(/data-blue/g)?.length, 1)
})

test('what is collected has to be text: anything else would be printed on each page', async () => {
  const styled = site.read('site/styled.tsx')
  for (const given of ['undefined', '<style />', 'Promise.resolve()']) {
    site.write('site/styled.tsx', styled.replace(/markup: .*/, `markup: () => (${given}) as never,`))
    const problems = await failureOf(() => site.build({ config: (config) => ({ ...config, inlineStyles: true }) }))
    assert.ok(problems.length > 0)
    for (const { code, message } of problems) {
      assert.is(code, 'page-failed')
      assert.match(message, '"markup" of collectStyles has to give text')
    }
  }
})

test.run()
