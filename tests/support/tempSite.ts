/** A tiny site in a folder of its own, below the system's temporary folder. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openTempFolder } from './tempFolder.ts'

export type TempSite = { readonly root: string; write(files: Readonly<Record<string, string>>): void; remove(): void }

export const goodBrand = `export default {
  id: 'acme',
  origin: 'https://acme.example.com',
  locales: ['zh', 'en'],
  content: 'acme',
}
`

export const goodConfig = `export default {
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  plugins: [{ name: 'docs' }],
}
`

const base: Readonly<Record<string, string>> = {
  // Without it Node would have to guess the module format.
  'package.json': '{ "type": "module" }\n',
  'site.config.ts': goodConfig,
  'site/app.tsx': 'export default {}\n',
  'brands/acme/brand.ts': goodBrand,
  'content/acme/zh/docs/intro.md': '# Intro\n',
}

/** `files` by path; an empty text leaves the file out. */
export function tempSite(files: Readonly<Record<string, string>> = {}): TempSite {
  const { path: root, end } = openTempFolder()
  const write: TempSite['write'] = (wanted) => {
    for (const [file, text] of Object.entries(wanted)) {
      if (!text) continue
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
  }
  write({ ...base, ...files })
  return { root, write, remove: end }
}

/** Gone when the work is done. */
export async function withSite<T>(files: Record<string, string>, work: (root: string) => Promise<T>): Promise<T> {
  const { root, remove } = tempSite(files)
  try {
    return await work(root)
  } finally {
    remove()
  }
}
