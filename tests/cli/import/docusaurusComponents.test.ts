/** Components in pages of Docusaurus: those that come along, those that come down to elements, and lists of pages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { imported, notesOf } from './support/imported.ts'

const test = suite('import docusaurus components')
const { path: folder, end } = openTempFolder()
test.after(end)

const project = (name: string, files: Readonly<Record<string, string>>) =>
  imported({ tool: 'docusaurus', folder, name, files })

test('components come along with their styles, and with what they use of Docusaurus', async () => {
  const { told, read } = await project('styled', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.mdx':
      "import Card from '@site/src/components/Card'\nimport Hook from '@site/src/components/Hook'\n\n<Card /> <Hook />\n",
    'src/components/Card/index.tsx': `import clsx from 'clsx'
import Link from '@docusaurus/Link'
import Heading from "@theme/Heading"
import styles from './styles.module.css'
export default () => <Heading as="h3" className={clsx(styles.card)}><Link to="/docs/a">a</Link></Heading>
`,
    'src/components/Card/styles.module.css': '.card { color: red }\n',
    'src/components/Hook.js': "import useContext from '@docusaurus/useDocusaurusContext'\nexport default () => null\n",
  })
  assertSays(read('src/components/Card/index.tsx'), [
    "from '../../stand-ins/docusaurus/Link.tsx'",
    'from "../../stand-ins/theme/Heading.tsx"',
  ])
  assert.match(read('src/stand-ins/docusaurus/Link.tsx'), 'href={to ?? href}')
  assert.is(read('src/components/Card/styles.module.css'), '.card { color: red }\n')
  assert.match(read('package.json'), '"clsx": "^2.1.1"')
  const notes = notesOf(told)
  assert.match(notes, '@site/src/components/Hook: src/stand-ins/src/components/Hook.tsx stands in for it')
  assert.not.match(notes, 'Card')
})

test('components beside a page come along as those of the site do, and drawings are images', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n'
  const { told, read } = await project('beside', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.mdx': `import Part from './_parts/Part.js'
import Card from '@site/src/Card.js'
import Icon from './icon.svg'
import Source from '!!raw-loader!./_parts/Part.js'

<Part /> <Card /> <Icon className="x" /> {Source}
`,
    'docs/_parts/Part.js': `import Link from '@docusaurus/Link'
import { Other } from './Other.js'
import Near from '../Near'
export default () => <Link to="/docs/a"><Other /><Near /></Link>
`,
    'docs/_parts/Other.js': 'export const Other = () => <b>other</b>\n',
    'docs/Near.tsx': 'export default () => <b>near</b>\n',
    'docs/script.js': 'no module of a page\n',
    'docs/icon.svg': svg,
    'src/Card.js': 'import Drawing from \'./card.svg\'\nexport default () => <Drawing role="img" />\n',
    'src/card.svg': svg,
  })
  assertSays(read('content/en/docs/a.mdx'), [
    "import Part from './_parts/Part.jsx'",
    "import Card from '@site/src/Card.jsx'",
    "import Icon from '@site/src/images/docs/icon.svg.tsx'",
  ])
  assertSays(read('content/en/docs/_parts/Part.jsx'), [
    "from '../../../../src/stand-ins/docusaurus/Link.tsx'",
    "from './Other.jsx'",
    "from '../Near'",
  ])
  assert.match(read('src/texts/docs/_parts/Part.js.ts'), './Other.js')
  assert.match(read('src/Card.jsx'), "import Drawing from './images/src/card.svg.tsx'")
  assert.is(read('src/images/src/card.svg'), svg)
  assert.match(read('src/images/src/card.svg.tsx'), '<img src={src} alt="" {...props} />')
  assert.is(read('content/en/docs/script.js'), 'no module of a page\n')
  assert.not.match(told.files.join(' '), /Part\.js |Other\.js |stand-ins\/(?!docusaurus)/)
  assert.match(notesOf(told), 'Drawings (.svg) that were components are images now')
})

test('packages that the project names come along with its pages and components', async () => {
  const peer = (name: string, range: string) => `{ "peerDependencies": { "${name}": "${range}" } }`
  const { told, read } = await project('packages', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'package.json':
      '{ "dependencies": { "react": "^18.0.0", "@acme/stars": "^1.2.0", "chart": "2", "old": "^1.0.0", "of": "^1.0.0", "near": "workspace:*", "raw-loader": "^4.0.2", "docusaurus-x": "^1.0.0" } }',
    'node_modules/old/package.json': peer('react', '^16.8.0 || ^17.0.0 || ^18.0.0'),
    'node_modules/of/package.json': peer('@docusaurus/core', '^3.0.0'),
    'node_modules/chart/package.json': peer('react', '>=16'),
    'docs/a.mdx': `import { Star } from '@acme/stars/Star'
import '@acme/stars/style.css'
import React, { useState } from 'react'
import Old from 'old'
import Of from 'of'
import Near from 'near'
import X from 'docusaurus-x'
import Card from '@site/src/Card'

<Star /> <Old /> <Of /> <Near /> <X /> <Card /> {useState}
`,
    'src/Card.js':
      "import Chart from 'chart'\nimport { createPortal } from 'react-dom'\nexport default () => <Chart />\n",
  })
  assertSays(read('content/en/docs/a.mdx'), [
    "import { Star } from '@acme/stars/Star'\nimport '@acme/stars/style.css'\nimport React, { useState } from 'react'\n",
    "import Old from '@site/src/stand-ins/old'\nimport Of from '@site/src/stand-ins/of'\nimport Near from '@site/src/stand-ins/near'\nimport X from '@site/src/stand-ins/docusaurus-x'\n",
    "import Card from '@site/src/Card'",
  ])
  assert.equal(JSON.parse(read('package.json')).dependencies, {
    ...JSON.parse(read('package.json')).dependencies,
    '@acme/stars': '^1.2.0',
    chart: '2',
    react: '^19.0.0',
  })
  assert.not.match(notesOf(told), /Style sheets|Card/)
})

test('components that come down to plain elements are those', async () => {
  const { told, read } = await project('plain', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.mdx': `import Head from '@docusaurus/Head';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';

<Head>
  <meta property="og:image" content="x" />
</Head>

<ThemedImage
  alt="a"
  sources={{
    light: useBaseUrl('/img/l.png'),
    dark: useBaseUrl('/img/d.png'),
  }}
  width="1"
/>

<a href={useBaseUrl('file.pdf')}><Translate id="x">Words</Translate></a>

\`\`\`jsx
useBaseUrl('/a')
\`\`\`
`,
    'docs/emoji.md':
      '# Yes :tada:\n\n## :tada: [All](./a.mdx) done\n\n## Own :tada: {#own}\n\n## `:tada:`\n\n```md\n## :tada:\n```\n',
    'docs/b.mdx': "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<A x={useBaseUrl(props.x)} />\n",
  })
  assert.is(
    read('content/en/docs/a.mdx').trim(),
    [
      '<picture><source srcSet={\'/img/d.png\'} media="(prefers-color-scheme: dark)" /><img\n  alt="a"\n  src={\'/img/l.png\'}\n  width="1" /></picture>',
      "<a href={'/file.pdf'}>Words</a>",
      "```jsx\nuseBaseUrl('/a')\n```",
    ].join('\n\n'),
  )
  assert.match(read('content/en/docs/b.mdx'), 'useBaseUrl(props.x)')
  assert.is(
    read('content/en/docs/emoji.md'),
    '# Yes :tada:\n\n## :tada: [All](./a.mdx) done {#tada-all-done}\n\n## Own :tada: {#own}\n\n## `:tada:`\n\n```md\n## :tada:\n```\n',
  )
  assert.match(read('site.config.ts'), 'remark: [remarkEmoji]')
  assert.not.match(notesOf(told), 'dark mode')
  assertSays(notesOf(told), ['Tags of the head of single pages (<Head>) were left out docs/a.mdx'])
})

test('a card leads to an address with a space', async () => {
  const { read } = await project('spaced', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/index.mdx': "import DocCardList from '@theme/DocCardList'\n\n# Guides\n\n<DocCardList />\n",
    'docs/b c/d e.md': '# D\n',
  })
  assert.match(read('content/en/docs/index.mdx'), '(</docs/b c/d e/>)')
})

test('cards of categories are written down, in the order of the sidebar', async () => {
  const list = "import DocCardList from '@theme/DocCardList'\n\n# Guides\n\n<DocCardList />\n"
  const { told, read } = await project('cards', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { blog: false }]] }`,
    'sidebars.js': `module.exports = { docs: [
      { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/index' }, items: ['guides/b', { type: 'autogenerated', dirName: 'guides/more' }] },
      { type: 'category', label: 'Rest', link: { type: 'doc', id: 'rest' }, items: [
        { type: 'link', label: 'Elsewhere', href: 'https://e.example', description: 'Far' },
        { type: 'category', label: 'Inner', link: { type: 'generated-index' }, items: ['guides/b'] },
        { Short: ['guides/hidden', 'guides/b'] },
      ] },
      'alone',
    ] }`,
    'docs/guides/index.mdx': list,
    'docs/guides/b.md': '---\ndescription: |\n  Of\n  b\n---\n\n# B [x]\n',
    'docs/guides/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
    'docs/guides/more/02-c.md': '# C\n',
    'docs/guides/more/01-d.md': '---\nsidebar_label: Dee\n---\n\n# D\n',
    'docs/guides/more/e.md': '---\nsidebar_position: 1.5\n---\n\n# E\n',
    'docs/guides/more/sub/_category_.json': '{ "label": "Sub", "position": 1 }',
    'docs/guides/more/sub/f.md': '# F\n',
    'docs/rest.mdx':
      "import DocCardList from '@theme/DocCardList'\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common'\n\n# Rest\n\n<DocCardList items={useCurrentSidebarCategory().items}/>\n",
    'docs/alone.mdx': `${list}\n<DocCardList items={[]} />\n`,
    'i18n/fr/docusaurus-plugin-content-docs/current/rest.mdx': list,
  })
  assert.is(
    read('content/en/docs/guides/index.mdx').replaceAll(/\n{2,}/g, '\n'),
    [
      '\n# Guides',
      ':::cards',
      '- [B \\[x\\]](/docs/guides/b/)\\',
      '  Of b',
      '- [Dee](/docs/guides/more/d/)',
      '- [Sub](/docs/guides/more/sub/f/)',
      '- [E](/docs/guides/more/e/)',
      '- [C](/docs/guides/more/c/)',
      ':::',
      '',
    ].join('\n'),
  )
  assertSays(read('content/en/docs/rest.mdx'), [
    '- [Elsewhere](https://e.example)\\\n  Far\n- [Inner](/docs/category/inner/)\n- [Short](/docs/guides/b/)\n',
  ])
  assert.not.match(read('content/en/docs/rest.mdx'), 'import')
  assertSays(read('content/fr/docs/rest.mdx'), ['(https://e.example)', '- [Inner](/fr/docs/category/inner/)'])
  // One has items of its own.
  assert.match(read('content/en/docs/alone.mdx'), "from '@site/src/stand-ins/theme/DocCardList'")
  assert.match(notesOf(told), 'Cards of <DocCardList> are written down, and do not follow the sidebar')
})

test.run()
test.run()
