/** The site of the trials: `pair`, with more of what may be saved. */
import { readFileSync } from 'node:fs'

export const zh = 'content/shared/zh'
export const en = 'content/shared/en'

/** Too large to become a part of the stylesheet that names it. */
export const drawing = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="${height}"><!--${' '.repeat(5000)}--></svg>\n`

/** A file of `pair`, with some of its text replaced. */
function pairFile(file: string, ...pairs: readonly (readonly [from: string, to: string])[]): string {
  const text = readFileSync(new URL(`../../sites/pair/${file}`, import.meta.url), 'utf8')
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`)
    return result.replace(from, () => to)
  }, text)
}

/** Written over those of `pair`. */
export const files: Readonly<Record<string, string>> = {
  'site.config.ts': `import { defineSite } from '../../../engine/index.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { feeds } from '../../../plugins/feeds/index.ts'
import { links } from '../../../plugins/links.ts'
import { pages } from '../../../plugins/pages.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { robots } from '../../../plugins/robots.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { styles } from '../../../plugins/styles/index.ts'
import { theme } from '../../../plugins/theme/index.ts'
import type { PairBrand } from './site/brand.ts'
import { chinese, feedTitle } from './words.ts'

export default defineSite({
  locales: [
    { id: 'zh', name: chinese, lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  plugins: [
    docs({ sidebars: ({ sidebars }: PairBrand) => sidebars }),
    blog(),
    pages({ noindex: (key) => key === '/login/' }),
    styles(),
    theme<PairBrand>({ css: ({ color }) => \`:root{--color:\${color}}\` }),
    feeds<PairBrand>({ about: ({ name }) => ({ title: feedTitle + name, description: 'd', author: 'a', help: 'h' }) }),
    sitemap(),
    robots(),
    redirects(),
    links(),
  ],
})
`,
  'words.ts': "export const chinese = '中文'\nexport const feedTitle = 'News of '\n",
  'site/brand.ts': `import type { Brand } from '../../../../engine/types.ts'
import type { Sidebars } from '../../../../plugins/docs/types.ts'

export type PairBrand = Brand & {
  readonly name: string
  readonly color: string
  readonly entries?: readonly (readonly [label: string, href: string])[]
  readonly sidebars?: Sidebars
}
`,
  'brands/alpha/brand.ts': pairFile(
    'brands/alpha/brand.ts',
    ['\n\n', "\nimport { entries } from './navigation.ts'\n\n"],
    ['\n} satisfies', '\n  entries,\n} satisfies'],
  ),
  'brands/alpha/navigation.ts': "export const entries = [['Docs', '/docs/intro/']] as const\n",
  'brands/beta/brand.ts': pairFile(
    'brands/beta/brand.ts',
    ['\n\n', "\nimport { sidebars } from './sidebars.ts'\n\n"],
    ['\n} satisfies', '\n  sidebars,\n} satisfies'],
  ),
  'brands/beta/sidebars.ts': `import type { Sidebars } from '../../../../../plugins/docs/types.ts'

export const sidebars: Sidebars = { main: [{ doc: 'intro' }, { label: 'More', items: [{ folder: 'guide' }] }] }
`,
  'site/app.tsx': pairFile(
    'site/app.tsx',
    ['import type { PairBrand }', "import './plain.css'\nimport type { PairBrand }"],
    ['const { name } =', 'const { name, entries = [] } ='],
    [
      `<a href="/docs/intro/" data-entry="docs">
        Docs
      </a>`,
      `{entries.map(([label, href]) => (
        <a key={label} href={href} data-entry="docs">
          {label}
        </a>
      ))}`,
    ],
  ),
  'site/plain.css':
    "@import './base/colours.css';\n.plain {\n  --mark: plain0;\n  background: url('./pics/back.svg');\n}\n",
  'site/base/colours.css': ':root {\n  --mark: colours0;\n}\n',
  'site/pics/back.svg': drawing(2),
  'site/Counter.island.tsx': `import { useState } from 'react'
import { island } from '../../../../engine/client/index.ts'
import { label } from './lib/label.ts'
import styles from './counter.module.css'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" className={styles.button} onClick={() => setCount(count + 1)}>
      {'mark:island0'} {label} {count}
    </button>
  )
}

export default island(Counter, { on: 'visible' })
`,
  'site/counter.module.css': '.button {\n  --mark: module0;\n}\n',
  'site/lib/label.ts': "export { label } from './words.ts'\n",
  'site/lib/words.ts': "export const label = 'mark:label0'\n",
  'site/figures.json': '{ "word": "first" }\n',
  'site/ui/Box.tsx': `import { css } from '@linaria/core'
import type { ReactNode } from 'react'

export const Box = ({ children }: { children: ReactNode }) => <section className={box}>{children}</section>

const box = css\`
  --mark: box0;
  color: rgb(1, 2, 3);
\`
`,
  'site/pages/notes.page.tsx': `import figures from '../figures.json'
import { Box } from '../ui/Box.tsx'

const notes = import.meta.glob<string>('../../notes/*.json', { eager: true, import: 'word' })

export default () => (
  <main>
    <title>Notes</title>
    <h1>Notes</h1>
    <Box>{figures.word}</Box>
    <ul>
      {Object.entries(notes).map(([file, word]) => (
        <li key={file}>{word}</li>
      ))}
    </ul>
  </main>
)
`,
  'notes/one.json': '{ "word": "one" }\n',
  'notes/two.json': '{ "word": "two" }\n',
  'content/shared/redirects.yml': '/docs/old/: /docs/intro/\n',
  [`${zh}/docs/guide/_part.md`]: '部分。见[介绍](../intro.md)。\n',
  [`${zh}/docs/guide/parts.md`]:
    '---\ntitle: 部件\nsidebar_position: 3\nredirect_from: [/docs/parts-old/]\n---\n\n<Include src="./_part.md" />\n\n## 完 {#end}\n',
  [`${zh}/docs/guide/own.mdx`]:
    "---\ntitle: 自己\nsidebar_position: 4\n---\n\nimport { Own } from '../../../../../site/mdx/Own.tsx'\n\n<Own>内</Own>\n\n{1 + 2}\n",
  'site/mdx/Own.tsx': `import type { ReactNode } from 'react'

export const Own = ({ children }: { children: ReactNode }) => <aside data-own="own0">{children}</aside>
`,
  'site/public/note.txt': 'note\n',
}
