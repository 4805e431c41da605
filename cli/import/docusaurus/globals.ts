/** Components that pages use without an import: a site gives them in `src/theme/MDXComponents`. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { masked } from '../fences.ts'
import { fieldsOf } from '../fields.ts'
import { readText } from '../project.ts'
import type { Docusaurus } from './config.ts'
import { withStatements } from './frontText.ts'

export type Globals = {
  /** The statement that imports it. */
  readonly byName: ReadonlyMap<string, string>
  /** `.md` is Markdown, where tags are no components. */
  readonly inMdxOnly: boolean
}

const names = ['', '/index'].flatMap((end) => ['tsx', 'ts', 'jsx', 'js'].map((extension) => `${end}.${extension}`))
const statement = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*['"]([^'"\n]+)['"];?/gm
const entry = /(?<=[{,]\s*)['"]?([A-Z]\w*)['"]?\s*(?::\s*([\w$]+))?(?=\s*[,}:(]|\.|\s*=>)/g

export function globalsIn({ root, config }: Pick<Docusaurus, 'root' | 'config'>): Globals {
  const file = names.map((name) => `src/theme/MDXComponents${name}`).find((name) => existsSync(join(root, name)))
  const text = file ? readText(root, file) : ''
  const imports = new Map<string, (as: string) => string>()
  for (const [, main, list = '', from = ''] of text.matchAll(statement)) {
    const module = from.startsWith('.') ? `@site/${posix.join(posix.dirname(file!), from)}` : from
    if (main) imports.set(main, (as) => `import ${as} from '${module}'`)
    for (const each of list.split(',').map((name) => name.trim())) {
      const [outside = '', inside = outside] = each.split(/\s+as\s+/)
      if (inside)
        imports.set(inside, (as) => `import { ${outside === as ? as : `${outside} as ${as}`} } from '${module}'`)
    }
  }
  const own = (as: string) => `import { ${as} } from '@site/src/theme/MDXComponents'`
  const found = [...text.replaceAll(statement, '').matchAll(entry)].map(
    ([, name = '', value = name]) => [name, (imports.get(value) ?? own)(name)] as const,
  )
  return { byName: new Map(found), inMdxOnly: fieldsOf(config['markdown'])['format'] === 'detect' }
}

/** The same text with imports of those that it uses. */
export function withGlobals(text: string, file: string, { byName, inMdxOnly }: Globals): string {
  if (inMdxOnly && file.endsWith('.md')) return text
  const shown = masked(text)
  const isDeclared = (name: string) => new RegExp(String.raw`^(?:import|export)\s[^'"=(]*\b${name}\b`, 'm').test(shown)
  const used = [...byName].filter(([name]) => new RegExp(String.raw`<${name}[\s/>]`).test(shown) && !isDeclared(name))
  return withStatements(
    text,
    used.map(([, line]) => line),
  )
}
