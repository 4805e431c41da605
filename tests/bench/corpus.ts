/**
 * A generated site of N pages: 5.5 kB each with two code blocks of about 13 lines, a table, an admonition and links;
 * sections of 20 pages, areas of 200 with a sidebar each. The components are those of the real site.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
const brand = 'clouddm'

/** Makes the site anew and returns its root. It lies in the repository, so that packages are found. */
export function makeCorpus(pages: number, name = String(pages)): string {
  const root = join(repository, '.bench', name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const folder of ['engine', 'plugins']) symlinkSync(join(repository, folder), join(root, folder))
  // The theme names its font's file from the root.
  const font = 'node_modules/@fontsource-variable'
  cpSync(join(repository, font), join(root, font), { recursive: true })
  cpSync(join(repository, 'site'), join(root, 'site'), { recursive: true, filter: isForDocs })
  cpSync(join(repository, 'theme'), join(root, 'theme'), { recursive: true })
  cpSync(join(repository, 'brands', brand), join(root, 'brands', brand), { recursive: true })
  if (existsSync(join(root, 'brands', brand, 'pages')))
    rmSync(join(root, 'brands', brand, 'pages'), { recursive: true })
  const brandFile = join(root, 'brands', brand, 'brand.ts')
  writeFileSync(brandFile, readFileSync(brandFile, 'utf8').replace(/locales: \[.*\]/, "locales: ['en']"))
  writeFileSync(join(root, 'site.config.ts'), config)
  for (let index = 0; index < pages; index++) writePage(root, index)
  return root
}

/** The document, the chrome and the layout of a docs page are those of the real site; its other pages need other plugins. */
function isForDocs(file: string): boolean {
  const name = file.slice(join(repository, 'site').length + 1)
  if (name.startsWith('pages/')) return /^pages\/(?:index|404)\.page\.tsx$/.test(name)
  return !name.startsWith('layouts/') || name === 'layouts/Doc.tsx'
}

/** Path of a page, for the dev server and the size measurements. */
export const pagePath = (index: number): string => `/docs/${folderOf(index)}/page-${index}/`
export const pageFile = (root: string, index: number): string =>
  join(root, 'content', brand, 'en/docs', folderOf(index), `page-${index}.md`)

/** Below the folder of documentation. */
export const folderOf = (index: number) => `area-${Math.floor(index / 200)}/section-${Math.floor(index / 20)}`

function writePage(root: string, index: number): void {
  const file = pageFile(root, index)
  const folder = join(file, '..')
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, '_category_.yml'),
      `label: Section ${Math.floor(index / 20)}\nposition: ${Math.floor(index / 20)}\n`,
    )
    const area = Math.floor(index / 200)
    writeFileSync(join(folder, '../_category_.yml'), `label: Area ${area}\nposition: ${area}\nsidebar: area-${area}\n`)
  }
  writeFileSync(file, pageText(index))
}

const words =
  'replication worker pipeline schema console cluster snapshot offset commit transaction index partition stream latency throughput change capture table column row key value retry checkpoint source target mapping filter transform verify correct schedule'.split(
    ' ',
  )

/** The same index gives the same text on every machine. */
export function pageText(index: number): string {
  let state = index * 2654435761 + 12345
  const next = (limit: number) => ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 8) % limit
  const word = () => words[next(words.length)]!
  const sentence = () => {
    const text = Array.from({ length: 9 + next(8) }, word).join(' ')
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () =>
    `${sentence()} ${sentence()} The **${word()} ${word()}** is set by \`${word()}_${word()}\`. ${sentence()} ${sentence()}`
  const link = (offset: number) =>
    `../../${folderOf(Math.max(0, index - offset))}/page-${Math.max(0, index - offset)}.md`
  const rows = Array.from({ length: 8 }, () => `| \`${word()}_${word()}\` | ${next(1000)} | ${sentence()} |`)
  return `---
title: Page ${index} ${word()} ${word()}
description: ${sentence()}
sidebar_position: ${index}
---

${paragraph()}

## Configure the ${word()} ${index}

${paragraph()}

\`\`\`ts title="${word()}.ts"
import { create${index}, type Options } from './${word()}'

export async function ${word()}${index}(options: Options): Promise<number> {
  const ${word()}Count = options.limit ?? ${next(500)}
  let total = 0
  for (const entry of await create${index}(options)) {
    if (entry.name === '${word()}') continue
    total += entry.size * ${next(50)} // ${sentence()}
  }
  console.log(\`read \${total} rows of ${word()}\`)
  return Math.min(total, ${word()}Count)
}
\`\`\`

:::tip[${word()} ${word()}]
${sentence()} See [page before](${link(1)}) and [another](${link(7)}#configure).
:::

## Limits of the ${word()}

${paragraph()}

| Parameter | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}

### Check the ${word()}

${paragraph()}

\`\`\`bash
#!/usr/bin/env bash
set -euo pipefail
export ${word().toUpperCase()}_HOME=/opt/${word()}-${index}
for node in $(seq 1 ${next(9) + 2}); do
  if ! curl -fsS "http://${word()}-$node:8222/health" > /dev/null; then
    echo "${word()} $node is down" >&2
    exit 1
  fi
done
tar -czf "backup-${index}.tgz" --exclude='*.tmp' "$${word().toUpperCase()}_HOME/conf"
systemctl restart ${word()}@${index}.service
journalctl -u ${word()}@${index} --since '5 min ago' | grep -i error || true
\`\`\`

1. ${sentence()}
2. ${sentence()}
   - ${sentence()}
   - ${sentence()}
3. ${sentence()}

## Next steps for ${word()}

${paragraph()} Read [the next topic](${link(3)}), then [the overview](${link(11)}).
`.replace('#configure)', ')')
}

const config = `import { defineSite } from './engine/index.ts'
import { brandLogo } from './plugins/brandLogo/index.ts'
import { docs } from './plugins/docs/index.ts'
import { pages } from './plugins/pages.ts'
import { links } from './plugins/links.ts'
import { styles } from './plugins/styles/index.ts'
import { theme } from './plugins/theme/index.ts'
import { brandCss } from './theme/styles/brandCss.ts'

export default defineSite({
  locales: [{ id: 'en', name: 'English', lang: 'en' }],
  components: ['theme'],
  plugins: [docs({ indexView: 'theme/layouts/Index.tsx' }), pages(), styles(), brandLogo(), theme({ css: (brand) => brandCss(brand.theme) }), links()],
  severities: { 'link-broken': 'off', 'anchor-broken': 'off', 'image-broken': 'off' },
})
`
