/** Generators that build the same Markdown: how each is installed, laid out and run. Docusaurus, Starlight and Eleventy come from npm. */
import { execFileSync } from 'node:child_process'

export type Contestant = {
  readonly name: string
  /** Exact versions. */
  readonly packages: readonly string[]
  /** Where pages lie, below its folder. */
  readonly docs: string
  readonly files: Readonly<Record<string, string>>
  /** The label and the place of a folder, as it wants them. */
  readonly folder?: (label: string, position: number) => readonly [file: string, text: string]
  readonly program?: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Output and caches: without them a build is cold. */
  readonly made: readonly string[]
  readonly output: string
}

const home = '---\ntitle: Home\n---\n\nWelcome.\n'

export const ours: Contestant = {
  name: 'this engine',
  // Its package, as anybody installs it; see `rivals.ts`.
  packages: ['react@19.3.1', 'react-dom@19.3.1'],
  docs: 'content/en/docs',
  files: {
    'site.config.ts': `import { defineSite } from 'site-engine'
export default defineSite({ title: 'Bench', url: 'https://example.com', locales: ['en'], urls: false })
`,
  },
  folder: (label, position) => ['_category_.yml', `label: ${label}\nposition: ${position}\n`],
  args: ['--max-semi-space-size=8', 'node_modules/site-engine/lib/cli/main.js', 'build'],
  made: ['dist', 'dist.prev', 'node_modules/.cache'],
  output: 'dist',
}

const docusaurus: Contestant = {
  name: 'Docusaurus 3.10.2, faster, local search',
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    '@easyops-cn/docusaurus-search-local@0.55.3',
    '@mdx-js/react@3.1.1',
    'prism-react-renderer@2.4.1',
    'react@19.2.7',
    'react-dom@19.2.7',
  ],
  docs: 'docs',
  files: {
    'docusaurus.config.js': `module.exports = {
  title: 'Bench', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn', onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false, indexPages: false, docsRouteBasePath: '/' }]],
  themeConfig: { prism: { additionalLanguages: ['bash'] } },
}
`,
    'docs/index.md': home.replace('Home\n', 'Home\nslug: /\n'),
  },
  folder: (label, position) => ['_category_.json', JSON.stringify({ label, position })],
  args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  env: { DOCUSAURUS_NO_TELEMETRY: '1' },
  made: ['build', '.docusaurus', 'node_modules/.cache'],
  output: 'build',
}

const starlight: Contestant = {
  name: 'Starlight 0.42.4, Pagefind',
  packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4', 'sharp@0.35.5'],
  docs: 'src/content/docs',
  files: {
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: 'https://example.com', integrations: [starlight({ title: 'Bench' })] })
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    'src/content/docs/index.md': home,
  },
  args: ['node_modules/astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  output: 'dist',
}

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>TITLE</title></head><body><main><h1>TITLE</h1>BODY</main></body></html>\n'

const eleventy: Contestant = {
  name: 'Eleventy 3.1.8, Shiki, no script, no search',
  packages: ['@11ty/eleventy@3.1.8', '@shikijs/markdown-it@4.6.0', 'markdown-it@15.0.3'],
  docs: 'src',
  files: {
    'eleventy.config.js': `import MarkdownIt from 'markdown-it'
import shiki from '@shikijs/markdown-it'
export default async function (config) {
  const markdown = MarkdownIt({ html: true })
  markdown.use(await shiki({ themes: { light: 'github-light', dark: 'github-dark' }, langs: ['bash', 'ts'] }))
  config.setLibrary('md', markdown)
  config.addGlobalData('layout', 'doc.11ty.js')
  config.setTemplateFormats(['md', '11ty.js'])
  return { markdownTemplateEngine: false, dir: { input: 'src', includes: '_includes', output: 'dist' } }
}
`,
    'src/_includes/doc.11ty.js': `export default class { render({ title, content }) { return ${JSON.stringify(page)}.replaceAll('TITLE', () => title).replace('BODY', () => content) } }\n`,
    'src/index.md': home,
  },
  args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  made: ['dist', '.cache'],
  output: 'dist',
}

const hugoLayout = page.replaceAll('TITLE', '{{ .Title }}').replace('BODY', '{{ .Content }}')

const hugo: Contestant = {
  name: 'Hugo of this machine, no script, no search',
  packages: [],
  docs: 'content',
  files: {
    'config.toml': 'baseURL = "https://example.com/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
    ...Object.fromEntries(
      ['_default/single', '_default/list', 'index'].map((name) => [`layouts/${name}.html`, hugoLayout]),
    ),
    'content/_index.md': home,
  },
  folder: (label) => ['_index.md', `---\ntitle: ${label}\n---\n`],
  program: 'hugo',
  args: ['--quiet'],
  made: ['public', 'resources', '.hugo_build.lock'],
  output: 'public',
}

const hasHugo = (): boolean => {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const rivals = (): readonly Contestant[] => [docusaurus, starlight, eleventy, ...(hasHugo() ? [hugo] : [])]
