/** The text of a `site.config.ts`, and the plugins of remark and rehype it names. */
import type { Fields } from './fields.ts'
import type { Draft } from './project.ts'

type Extension = {
  readonly kind: 'remark' | 'rehype'
  readonly name: string
  /** What it is called in the file, and how it is written in a list. */
  readonly as: string
  readonly entry: string
  readonly version: string
}

/** By what pages have; with the versions they are known to work with. */
const extensions: Readonly<Record<'math' | 'emoji', readonly Extension[]>> = {
  math: [
    {
      kind: 'rehype',
      name: 'rehype-katex',
      as: 'rehypeKatex',
      entry: "[rehypeKatex, { output: 'mathml' }]",
      version: '^7.0.1',
    },
    { kind: 'remark', name: 'remark-math', as: 'remarkMath', entry: 'remarkMath', version: '^6.0.0' },
  ],
  emoji: [{ kind: 'remark', name: 'remark-emoji', as: 'remarkEmoji', entry: 'remarkEmoji', version: '^5.0.2' }],
}

/** The packages a project needs beside the engine. */
export const packagesOf = ({ syntax }: Pick<Draft, 'syntax'>): readonly Extension[] =>
  [...syntax].flatMap((name) => extensions[name]).sort((a, b) => (a.name < b.name ? -1 : 1))

/** What both kinds of projects say beside their own settings. */
export function commonSettings(draft: Draft, redirects: Readonly<Record<string, string>>): Fields {
  const origins = (hosts: ReadonlySet<string>) => (hosts.size ? { hosts: [...hosts].sort() } : undefined)
  return {
    markdown: extensionsOf(draft),
    redirects: Object.keys(redirects).length ? { common: redirects } : undefined,
    images: origins(draft.hosts.images),
    frames: origins(draft.hosts.frames),
  }
}

/** The setting `markdown`, with a stand-in for each list, which `configModule` replaces. */
function extensionsOf(draft: Pick<Draft, 'syntax'>): Fields | undefined {
  const kinds = new Set(packagesOf(draft).map(({ kind }) => kind))
  return kinds.size
    ? Object.fromEntries(
        (['remark', 'rehype'] as const).filter((kind) => kinds.has(kind)).map((kind) => [kind, standIn(kind)]),
      )
    : undefined
}

const standIn = (kind: Extension['kind']): string => `$${kind}`

type Parts = {
  /** The object, as `print` gives it. */
  readonly text: string
  /** Further lines that import. */
  readonly imports?: readonly string[]
  /** The package with `defineSite`. */
  readonly engine: string
  readonly draft: Pick<Draft, 'syntax'>
}

export function configModule({ text, imports = [], engine, draft }: Parts): string {
  const packages = packagesOf(draft)
  const listOf = (wanted: Extension['kind']) =>
    `[${packages.flatMap(({ kind, entry }) => (kind === wanted ? [entry] : [])).join(', ')}]`
  return [
    `import { defineSite } from '${engine}'`,
    ...packages.map(({ name, as }) => `import ${as} from '${name}'`),
    ...imports,
    '',
    `export default defineSite(${text
      .replace(`remark: "${standIn('remark')}"`, `remark: ${listOf('remark')}`)
      .replace(`rehype: "${standIn('rehype')}"`, `rehype: ${listOf('rehype')}`)})`,
    '',
  ].join('\n')
}

/** JSON with unquoted keys, in the style of the project. */
export function print(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
    .replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll(/([^{[,])\n( *[}\]])/g, '$1,\n$2')
}
