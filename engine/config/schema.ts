/** The shape of `site.config.ts` and of what the engine needs of a brand. A message is the noun phrase after "should be". */
import * as v from 'valibot'
import { tryTo } from '../errors/tryTo.ts'
import { noSet } from '../paths/paths.ts'
import { anySchema } from '../optionsSchema.ts'
import { versionPattern } from './engineVersion.ts'
import { headTag } from '../html/headTag.ts'
import { isSiteAddress } from './siteAddress.ts'

/** Folder and file names that are also part of addresses. */
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_-]*$/, 'a short name such as "acme": lower case, digits, - and _'),
)

const localeId = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'a locale id such as "en"'))

const languageTag = v.pipe(v.string(), v.check(isLanguageTag, 'a language tag such as "zh-CN"'))

const label = v.pipe(v.string(), v.trim(), v.nonEmpty('some text'))

/** Relative, `/` between folders, and never out of the project. */
const inside = v.pipe(v.string(), v.check(staysInside, 'a relative path inside the project'))

/** A name of its own in brackets would be a class of signs, which matches one of them. */
const strangePlaceholder = /(?:^!?|\/)\[(?!(?:content|brands|app)\])[a-z]{3,}\](?=\/|$)/i

const claimed = v.pipe(
  inside,
  v.check((glob) => !strangePlaceholder.test(glob), 'a glob in which [content], [brands] or [app] stands for a folder'),
)

const moduleName = v.pipe(v.string(), v.nonEmpty('the name of a module'))

/** Without it no browser compiles WebAssembly, not even that of the site itself. */
const wasm = "'wasm-unsafe-eval'"

const hook = v.optional(v.function())

const plugin = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a plugin name such as "docs"')),
  engine: v.optional(v.pipe(v.string(), v.regex(versionPattern, 'a version of the engine such as "0.1" or "0.1.3"'))),
  options: v.optional(v.strictObject({ schema: anySchema, given: v.any() })),
  include: v.optional(v.array(claimed)),
  policy: v.optional(v.strictObject({ scripts: sources([wasm]), connect: sources(), images: sources() })),
  components: v.optional(v.array(v.pipe(v.string(), v.nonEmpty('the name of a folder')))),
  head: v.optional(v.array(headTag)),
  client: v.optional(moduleName),
  mdx: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Z]\w*$/, 'a name of a component such as "Chart"')), moduleName),
  ),
  load: hook,
  read: hook,
  route: hook,
  unread: hook,
  checkPage: hook,
  check: hook,
  emit: hook,
  emits: v.optional(v.array(inside)),
  scans: v.optional(v.array(inside)),
  companion: hook,
  tasks: v.optional(v.record(v.string(), v.function())),
  vite: hook,
})

const brandOptions = v.strictObject({
  folder: v.optional(inside),
  schema: v.optional(anySchema),
  files: v.optional(v.array(inside)),
  expand: hook,
})

const seconds = v.optional(
  v.pipe(v.number(), v.finite('a finite number of seconds'), v.gtValue(0, 'a number of seconds above 0')),
)

const trailingSlash = v.optional(v.picklist(['always', 'never']))

export const siteSchema = v.strictObject({
  locales: v.pipe(
    v.array(
      v.strictObject({
        id: localeId,
        name: label,
        lang: languageTag,
        dir: v.optional(v.picklist(['ltr', 'rtl'])),
        fallback: v.optional(v.array(localeId)),
      }),
    ),
    v.nonEmpty('a list with at least one locale'),
  ),
  brands: v.optional(v.lazy(brandsSchema)),
  content: v.optional(inside),
  folder: v.optional(inside),
  components: v.optional(v.array(inside)),
  app: v.optional(inside),
  client: v.optional(inside),
  out: v.optional(inside),
  trailingSlash,
  plugins: v.array(plugin),
  severities: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a diagnostic code such as "link-broken"')),
      v.picklist(['error', 'warning', 'off']),
    ),
  ),
  images: v.optional(v.strictObject({ hosts: v.optional(origins('https://img.example.com')) })),
  inlineStyles: v.optional(v.boolean()),
  frames: v.optional(v.strictObject({ hosts: v.optional(origins('https://www.youtube-nocookie.com')) })),
  store: v.optional(
    v.strictObject({
      url: v.optional(v.string()),
      readOnly: v.optional(v.boolean()),
      timeout: seconds,
      insecure: v.optional(v.boolean()),
    }),
  ),
  hookTimeout: seconds,
})

const siteAddress = v.pipe(
  v.string(),
  v.check(
    isSiteAddress,
    'an address such as "https://example.com" or "https://example.com/docs", without a slash at the end',
  ),
)

/** The brands themselves, where they are, or more about that. */
function brandsSchema(input: unknown) {
  if (Array.isArray(input)) return v.pipe(v.array(brandSchema), v.nonEmpty('a list with at least one brand'))
  return typeof input === 'object' && input !== null ? brandOptions : inside
}

/** Loose: the site's own fields are the business of the site's own schema. */
export const brandSchema = v.looseObject({
  id: name,
  origin: siteAddress,
  // Those of the site, where each is looked at.
  locales: v.pipe(v.array(v.string()), v.nonEmpty('a list with at least one locale id')),
  content: v.union([name, v.literal(noSet)], 'the name of a content set, such as "acme"'),
  connect: v.optional(origins('https://api.example.com')),
  trailingSlash,
  proseHome: v.optional(v.record(localeId, siteAddress)),
  words: v.optional(v.record(localeId, v.record(name, label))),
})

export function staysInside(path: string): boolean {
  if (!path || path.includes('\\') || path.includes('\0') || path.startsWith('/') || /^[a-z]:/i.test(path)) return false
  return !path.split('/').includes('..')
}

/** Of the content security policy; a star may stand for what is before a domain. */
function sources(words: readonly string[] = []) {
  const source = v.check(
    (text: string) => words.includes(text) || isOrigin(text.replace('://*.', '://')),
    'an origin such as "https://*.example.com"',
  )
  return v.optional(v.array(v.pipe(v.string(), source)))
}

function origins(example: string) {
  return v.array(v.pipe(v.string(), v.check(isOrigin, `an origin such as "${example}"`)))
}

function isLanguageTag(tag: string): boolean {
  return tryTo(() => Intl.getCanonicalLocales(tag)[0]) === tag
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}
