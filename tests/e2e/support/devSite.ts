/** A small site of two brands under `site dev`, and the ways editors save a file. */
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { openSite, type TestSite } from '../../support/buildSite.ts'
import { startServer, type Server } from './server.ts'

export type DevSite = TestSite & {
  readonly server: Server
  /** Alpha is the first brand and has `localhost`. */
  url(path: string, brand?: 'alpha' | 'beta'): string
  replace(file: string, from: string, to: string): void
  /** Gives the ms it took: a machine that is busy may save slower than any editor. */
  save(style: SaveStyle, file: string, text: string): number
}

/** `files` are written over those of the site before the server starts; then `prepare` is called with the root. */
export async function openDevSite(
  files: Readonly<Record<string, string>> = {},
  prepare: (root: string) => void = () => {},
): Promise<DevSite> {
  const site = openSite('pair', { files: { ...ours, ...files } })
  prepare(site.root)
  const server = await startServer('dev', ['alpha', 'beta'], ['--root', site.root])
  return {
    ...site,
    server,
    url: (path, brand = 'alpha') => server.urls[brand] + encodeURI(path.slice(1)),
    replace(file, from, to) {
      const text = site.read(file)
      if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`)
      site.write(
        file,
        text.replace(from, () => to),
      )
    },
    save(style, file, text) {
      const begun = performance.now()
      saveStyles[style](join(site.root, file), text)
      return performance.now() - begun
    },
    end() {
      process.kill(server.pid, 'SIGKILL')
      site.end()
    },
  }
}

export type SaveStyle = keyof typeof saveStyles

/** As editors and tools do it. */
export const saveStyles = {
  'in place': (file: string, text: string) => writeFileSync(file, text),
  'emptied, then written'(file: string, text: string) {
    const handle = openSync(file, 'r+')
    ftruncateSync(handle)
    fsyncSync(handle)
    writeSync(handle, text)
    closeSync(handle)
  },
  'beside, then renamed'(file: string, text: string) {
    writeFileSync(`${file}.tmp`, text)
    renameSync(`${file}.tmp`, file)
  },
  'old one renamed, new one written'(file: string, text: string) {
    renameSync(file, `${file}~`)
    writeFileSync(file, text)
    rmSync(`${file}~`)
  },
  'deleted, then created'(file: string, text: string) {
    rmSync(file)
    writeFileSync(file, text)
  },
  'with probe and swap files'(file: string, text: string) {
    writeFileSync(join(file, '../4913'), '')
    rmSync(join(file, '../4913'))
    writeFileSync(join(file, '../.page.md.swp'), 'swap')
    copyFileSync(file, `${file}~`)
    writeFileSync(file, text)
    rmSync(`${file}~`)
    rmSync(join(file, '../.page.md.swp'))
  },
} as const

const paragraphs = Array.from({ length: 60 }, (_, index) => `第 ${index} 段。\n`).join('\n')

/** The page most tests look at: long, with an island above its prose. */
export const page = 'content/shared/zh/docs/guide/page.md'
export const pageText = (text: string): string => `---\ntitle: 长页\n---\n\n${text}\n\n${paragraphs}`
export const pagePath = '/docs/guide/page/'

const ours: Readonly<Record<string, string>> = {
  [page]: pageText('开头。'),
  // Browsers ask for one.
  'site/public/favicon.ico': 'x',
  'site.config.ts': `import { defineSite } from '../../../engine/index.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { pages } from '../../../plugins/pages.ts'
import { styles } from '../../../plugins/styles/index.ts'
import { theme } from '../../../plugins/theme/index.ts'
import type { PairBrand } from './site/brand.ts'

export default defineSite({
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  plugins: [docs(), blog(), pages(), styles(), theme<PairBrand>({ css: ({ color }) => \`:root{--color:\${color}}\` }), links()],
})
`,
  'site/layouts/Doc.tsx': `import { css } from '@linaria/core'
import { Content, Fragment } from '../../../../../engine/client/index.ts'
import type { DocProps } from '../../../../../plugins/docs/types.ts'
import Counter from '../Counter.island.tsx'

export default function Doc({ title, description, sidebar, trail }: DocProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Fragment name="sidebar" shared={sidebar} active={trail} />
      <main>
        <h1 className={heading}>{title}</h1>
        <Counter start={3} />
        <Content />
        <p data-end="">The end</p>
      </main>
    </>
  )
}

const heading = css\`
  color: rgb(1, 2, 3);
\`
`,
}
