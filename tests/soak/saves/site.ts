/** The site of the trials: `pair`, with more of what may be saved. */

export const zh = 'content/shared/zh'
export const en = 'content/shared/en'

/** Too large to become a part of the stylesheet that names it. */
export const drawing = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="${height}"><!--${' '.repeat(5000)}--></svg>\n`

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
  'brands/alpha/brand.ts': `import type { PairBrand } from '../../site/brand.ts'
import { entries } from './navigation.ts'

export default {
  id: 'alpha',
  name: 'Alpha',
  color: 'red',
  origin: 'https://alpha.example',
  locales: ['zh', 'en'],
  content: 'shared',
  entries,
} satisfies PairBrand
`,
  'brands/alpha/navigation.ts': "export const entries = [['Docs', '/docs/intro/']] as const\n",
  'brands/beta/brand.ts': `import type { PairBrand } from '../../site/brand.ts'
import { sidebars } from './sidebars.ts'

export default {
  id: 'beta',
  name: 'Beta',
  color: 'blue',
  origin: 'https://beta.example',
  locales: ['zh', 'en'],
  content: 'shared',
  sidebars,
} satisfies PairBrand
`,
  'brands/beta/sidebars.ts': `import type { Sidebars } from '../../../../../plugins/docs/types.ts'

export const sidebars: Sidebars = { main: [{ doc: 'intro' }, { label: 'More', items: [{ folder: 'guide' }] }] }
`,
  'site/app.tsx': `import type { ReactNode } from 'react'
import { Assets, defineApp, Fragment, useBrand, useLocale, useRoute, useShared } from '../../../../engine/client/index.ts'
import type { SidebarItem, SidebarValue } from '../../../../plugins/docs/types.ts'
import { themeStylesheet } from '../../../../plugins/theme/shared.ts'
import type { PairBrand } from './brand.ts'
import { Chart } from './mdx/Chart.tsx'
import './plain.css'

const Document = ({ children }: { children: ReactNode }) => {
  const { alternates, url, noindex } = useRoute()
  return (
    <html lang={useLocale().lang}>
      <head>
        <meta charSet="utf-8" />
        {noindex && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={url} />
        {alternates.map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
        <link rel="stylesheet" href={useShared(themeStylesheet)} />
        <Assets />
      </head>
      <body>
        <Fragment name="navbar" />
        {children}
      </body>
    </html>
  )
}

function Navbar() {
  const { name, entries = [] } = useBrand<PairBrand>()
  return (
    <nav>
      <a href="/">{name}</a>
      {entries.map(([label, href]) => (
        <a key={label} href={href} data-entry="docs">
          {label}
        </a>
      ))}
      <a href="alternate:en">English</a>
      <img src="/logo.svg" alt="" />
    </nav>
  )
}

const Sidebar = ({ value }: { value: SidebarValue }) => <Branch items={value.items} />

const Branch = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        {item.kind === 'category' ? (
          <details data-open={item.id}>
            <summary>{item.label}</summary>
            <Branch items={item.items} />
          </details>
        ) : (
          <a href={item.kind === 'doc' ? item.path : item.href}>{item.label}</a>
        )}
      </li>
    ))}
  </ul>
)

export default defineApp({ Document, fragments: { navbar: Navbar, sidebar: Sidebar }, mdx: { Chart } })
`,
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
