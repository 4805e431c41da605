/** `docusaurus.config` as a `site.config.ts`, as far as that has a place for it. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { ImportedDocs } from './docs.ts'
import { hasNumbers } from './docs.ts'
import { fieldsOf, textOf, type Docusaurus, type Fields } from './docusaurusConfig.ts'
import { menusOf, titleOf } from './menus.ts'
import { filesBelow, lostIn, readText, type Draft } from './project.ts'

type Parts = {
  readonly site: Docusaurus
  readonly draft: Draft
  readonly docs: readonly ImportedDocs[]
  readonly redirects: Readonly<Record<string, string>>
  /** The package with `defineSite`. */
  readonly engine: string
}

/** Beside it, one for each documentation that has any. */
export const sidebarsFile = ({ source }: ImportedDocs): string =>
  source.id === 'default' ? 'sidebars.ts' : `sidebars.${source.base}.ts`

/** The text of the file. */
export function siteConfig({ site, draft, docs, redirects, engine }: Parts): string {
  const { config, locales } = site
  const theme = fieldsOf(config['themeConfig'])
  const navbar = fieldsOf(theme['navbar'])
  const logo = publicFile(fieldsOf(navbar['logo'])['src'], draft)
  const written = docs.filter(hasOwnSidebars)
  const images = [...draft.hosts.images].sort()
  const frames = [...draft.hosts.frames].sort()
  const format = fieldsOf(config['markdown'])['format'] === 'detect' ? 'detect' : 'mdx'
  const fields = {
    title: titleOf(site),
    description: textOf(config['tagline']),
    url: addressIn(config),
    // Left out, it makes folders there, and hosts add the slash.
    trailingSlash: config['trailingSlash'] === false ? 'never' : undefined,
    locales: locales.map((id) => localeOf(id, fieldsOf(fieldsOf(config['i18n'])['localeConfigs']))),
    logo,
    colours: coloursIn(site, draft),
    ...menusOf({ site, docs, draft }),
    ...contentOf(site, docs, format),
    prosePages: { format },
    markdown: draft.hasMath ? { remark: mathMark, rehype: mathMark } : undefined,
    redirects: Object.keys(redirects).length ? { common: redirects } : undefined,
    images: images.length ? { hosts: images } : undefined,
    frames: frames.length ? { hosts: frames } : undefined,
    // Docusaurus lets pages have keys of their own.
    severities: {
      'front-matter-unknown-key': 'warning',
      'link-broken': isStrict(config['onBrokenLinks']) && !lostIn(draft).size ? undefined : 'warning',
      // There they are warnings unless it says otherwise.
      'anchor-broken': config['onBrokenAnchors'] === 'throw' ? undefined : 'warning',
      'inline-style': draft.inlineStyles.size ? 'warning' : undefined,
    },
  }
  const text = print(fields)
    .replaceAll(
      /^( *)sidebars: "\$sidebars (\w+)",\n/gm,
      "$1sidebars: () => $2[''],\n$1versionSidebars: (version) => $2[version],\n",
    )
    .replace(`remark: "${mathMark}"`, 'remark: [remarkMath]')
    .replace(`rehype: "${mathMark}"`, "rehype: [[rehypeKatex, { output: 'mathml' }]]")
  return [
    `import { defineSite } from '${engine}'`,
    ...(draft.hasMath ? mathPackages.map(({ name, as }) => `import ${as} from '${name}'`) : []),
    ...written.map((each) => {
      const name = nameOf(each)
      return `import { sidebars${name === 'sidebars' ? '' : ` as ${name}`} } from ${`'./${sidebarsFile(each)}'`}`
    }),
    '',
    `export default defineSite(${text})`,
    '',
  ].join('\n')
}

/** Documentations and blogs. */
function contentOf(site: Docusaurus, docs: readonly ImportedDocs[], format: string): Fields {
  return {
    docs: sections(
      docs.map((each) => ({
        sidebars: hasOwnSidebars(each) ? sidebarsMark(each) : undefined,
        base: each.source.base === 'docs' ? undefined : each.source.base,
        format,
        numberPrefixes: hasNumbers(each.source) || undefined,
      })),
    ),
    blog:
      sections(
        site.blogs.map(({ base, options }) => ({
          base: base === 'blog' ? undefined : base,
          format,
          datedPaths: true,
          pageSize: pageSizeOf(options),
        })),
      ) ?? false,
  }
}

/** One by itself, or a list. */
const sections = (options: readonly Fields[]): Fields | readonly Fields[] | undefined =>
  options.length > 1 ? options : options[0]

/** `api-v2` -> `apiV2Sidebars` */
const nameOf = ({ source: { id, base } }: ImportedDocs): string =>
  id === 'default' ? 'sidebars' : `${base.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Sidebars`

/** They take the place of code in what is printed as JSON. */
const mathMark = '$math'
const sidebarsMark = (docs: ImportedDocs) => `$sidebars ${nameOf(docs)}`

/** The versions it is known to work with. */
export const mathPackages = [
  { name: 'rehype-katex', as: 'rehypeKatex', version: '^7.0.1' },
  { name: 'remark-math', as: 'remarkMath', version: '^6.0.0' },
] as const

/** A sidebar of all folders is what there is without one. */
export function hasOwnSidebars({ sidebars }: ImportedDocs): boolean {
  const whole = (items: unknown) => /^\[\{"type":"autogenerated","dirName":"\."\}\]$/.test(JSON.stringify(items))
  return !Object.values(sidebars).every((each) => Object.values(each).every(whole))
}

/** The sidebar that comes first is the main one. */
export function sidebarsModule(docs: ImportedDocs): string {
  const byVersion = Object.entries(docs.sidebars).map(([version, sidebars]) => {
    const [first = ''] = Object.keys(sidebars)
    const named = 'main' in sidebars ? sidebars : withMain(sidebars, first)
    return [version, named] as const
  })
  return [
    '/** By version, the current one has no name. */',
    `export const sidebars: Readonly<Record<string, Record<string, never>>> = ${print(Object.fromEntries(byVersion))} as never`,
    '',
  ].join('\n')
}

const withMain = (sidebars: Fields, first: string): Fields =>
  Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name === first ? 'main' : name, items]))

/** JSON with unquoted keys, in the style of the project. */
function print(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
    .replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll(/([^{[,])\n( *[}\]])/g, '$1,\n$2')
}

const isStrict = (value: unknown): boolean => value === undefined || value === 'throw'

/** With the path that the site lies below, if there is one. */
const addressIn = ({ url, baseUrl = '/' }: Fields): string | undefined =>
  typeof url === 'string' && URL.canParse(url)
    ? new URL(url).origin + posix.join('/', String(baseUrl)).replace(/\/$/, '')
    : undefined

function localeOf(id: string, configs: Fields): unknown {
  const { label, htmlLang } = fieldsOf(configs[id])
  const plain = id.toLowerCase()
  if (!textOf(label)) return plain === id ? id : { id, name: id, lang: id }
  return { id, name: label, lang: textOf(htmlLang) ?? id }
}

const pageSizeOf = ({ postsPerPage = 10 }: Fields): number | undefined =>
  typeof postsPerPage === 'number' ? postsPerPage : undefined

function publicFile(src: unknown, draft: Draft): string | undefined {
  const file = textOf(src) && posix.join('/', textOf(src)!)
  return file && existsSync(join(draft.root, 'static', file)) ? file : undefined
}

/** The main colour of the style sheets, if it is written as one. */
function coloursIn({ docs, blogs }: Docusaurus, { root }: Draft): Fields | undefined {
  const sheets = docs.length || blogs.length ? filesBelow(root, 'src/css') : []
  const [primary] = sheets.flatMap((file) => {
    const [, colour] = /--ifm-color-primary:\s*(#[\da-f]{6})\b/i.exec(readText(root, `src/css/${file}`)) ?? []
    return colour ?? []
  })
  return primary ? { primary } : undefined
}
