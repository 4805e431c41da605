/** The schemas of `site.config.ts` and `brand.ts`, and the comments at their types -> the reference of the configuration. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { brandSchema, siteSchema } from '../../engine/config/schema.ts'
import { themedSiteSchema } from '../../preset/schema.ts'
import { configurationEn } from './configurationEn.ts'
import { configurationZh, kindsZh } from './configurationZh.ts'
import type { PageLocale } from './page.ts'

const repository = resolve(import.meta.dirname, '../..')

/** The parts of valibot's schemas that lead from one to the next. */
type Schema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly value?: Schema
  readonly options?: readonly unknown[]
  readonly getter?: (input: unknown) => Schema
  readonly pipe?: readonly { readonly message?: unknown }[]
  readonly message?: unknown
}

type Field = { readonly name: string; readonly kind: string; readonly isRequired: boolean; readonly says: string }

const defineSite = 'engine/config/defineSite.ts'
const siteOptions = { file: defineSite, type: 'SiteOptions', prefix: '' } as const
const storeOptions = { file: defineSite, type: 'StoreOptions', prefix: 'store.' } as const

const sections = [
  {
    id: 'short',
    schema: themedSiteSchema,
    types: [
      siteOptions,
      storeOptions,
      { file: 'preset/options.ts', type: 'ThemedSite', prefix: '' },
      { file: 'plugins/images/variants.ts', type: 'ImageVariantsOptions', prefix: 'images.responsive.' },
    ],
  },
  {
    id: 'site',
    schema: siteSchema,
    types: [
      siteOptions,
      { file: defineSite, type: 'BrandOptions', prefix: 'brands.' },
      storeOptions,
      { file: 'engine/nouns.ts', type: 'Locale', prefix: 'locales[].' },
    ],
  },
  { id: 'brand', schema: brandSchema, types: [{ file: 'engine/nouns.ts', type: 'Brand', prefix: '' }] },
] as const

const words = {
  en: {
    title: 'Configuration',
    description:
      'Every setting of site.config.ts and every field of a brand, with its type, its default and what it does.',
    intro: `This page is written from the schema that checks \`site.config.ts\`. A setting that is not listed is an error
([\`config-key-unknown\`](messages.md#config-key-unknown)), and so is a wrong value; the message names the field and, where that could show no password, its line. What the
engine gets of it all, and from where: \`npx site config --print\`.`,
    short: {
      title: 'A site with the theme {#short}',
      text: 'What `defineSite` is given when it is given a `title`: one brand, the theme, and the plugins that come with it.',
    },
    site: {
      title: 'A site of its own {#site}',
      text: 'Without a `title`: brands, components and plugins are all named. Options of plugins are on [the page of the plugins](../plugins/built-in.md).',
    },
    brand: {
      title: 'Fields of a brand {#brand}',
      text: 'What the engine reads of `brands/<id>/brand.ts`. A brand may have any other field; `brands.schema` says which ones a site wants. `default: true` puts a brand first.',
    },
    value: 'Value: ',
    field: (name: string, value: string, says: string) => `- \`${name}\` (${value}): ${says}`,
    switches: 'Plugins that come with it',
    required: 'required',
  },
  zh: {
    title: '配置参考',
    description: 'site.config.ts 的每个配置项和品牌的每个字段：类型、默认值和作用。',
    intro: `本页由校验 \`site.config.ts\` 的模式生成。没有列出的配置项会报错（[\`config-key-unknown\`](messages.md#config-key-unknown)），取值不对也会报错，
消息会指出字段名和所在行（可能显示密码时不带行）。想知道引擎最终得到哪些值、从哪里来，运行 \`npx site config --print\`。`,
    short: {
      title: '使用主题的站点 {#short}',
      text: '写了 `title` 时传给 `defineSite` 的内容：一个品牌、主题，以及随之而来的插件。',
    },
    site: {
      title: '全部自定的站点 {#site}',
      text: '不写 `title` 时：品牌、组件和插件都要写明。各插件的选项见[自带插件](../plugins/built-in.md)。',
    },
    brand: {
      title: '品牌的字段 {#brand}',
      text: '引擎从 `brands/<id>/brand.ts` 读取的字段。品牌还可以有任意其他字段，由 `brands.schema` 规定；`default: true` 让品牌排在第一。',
    },
    value: '取值：',
    field: (name: string, value: string, says: string) => `- \`${name}\`（${value}）：${says}`,
    switches: '自带的插件',
    required: '必填',
  },
} as const

export function configurationPage(locale: PageLocale): string {
  const said = words[locale]
  const parts = sections.map(({ id, schema, types }) => {
    const comments = new Map(types.flatMap(({ file, type, prefix }) => commentsOf(file, type, prefix)))
    const fields = fieldsOf(schema as unknown as Schema, '', comments).map(
      ({ name, kind, isRequired, says }): Said => ({
        name,
        value: [quoted(locale === 'zh' ? translated(kindsZh, kind) : kind), isRequired && said.required]
          .filter(Boolean)
          .join(locale === 'en' ? ', ' : '，'),
        says: locale === 'zh' ? translated(configurationZh, `${id}.${isSwitches(name) ? 'switches' : name}`) : says,
      }),
    )
    const settings = fields.filter(({ name }) => !isNested(name))
    return [
      `## ${said[id].title}`,
      said[id].text,
      ...settings.flatMap((each) => settingOf(each, fields, { id, ...said })),
    ]
  })
  const head = ['---', `title: ${said.title}`, `description: ${said.description}`, 'sidebar_position: 10', '---']
  return `${[head.join('\n'), said.intro, ...parts.flat()].join('\n\n')}\n`
}

type Said = { readonly name: string; readonly value: string; readonly says: string }

const isSwitches = (name: string): boolean => name.includes('`')
const isNested = (name: string): boolean => /[.[]/.test(name)

/** A heading, what the value is and means, and a list of the fields of an object. A table would be wider than a page. */
function settingOf(
  { name, value, says }: Said,
  fields: readonly Said[],
  {
    id,
    value: label,
    field,
    switches,
  }: { readonly id: string } & Pick<(typeof words)[PageLocale], 'value' | 'field' | 'switches'>,
): readonly string[] {
  const inner = fields.filter((each) => /^[.[]/.test(each.name.slice(name.length)) && each.name.startsWith(name))
  const list = inner.map((each) => field(each.name, each.value, each.says))
  return [
    isSwitches(name) ? `### ${switches} {#${id}-plugins-options}` : `### \`${name}\` {#${id}-${name.toLowerCase()}}`,
    ...(isSwitches(name) ? [`\`${name}\``] : []),
    says,
    `${label}${value}`,
    ...(list.length ? [list.join('\n')] : []),
  ]
}

/** Examples are code: an address would become a link. */
const quoted = (text: string): string => text.replaceAll(/"([^"]+)"/g, '`$1`')

function translated(texts: Readonly<Record<string, string>>, key: string): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`docs/generate/configurationZh.ts has no text for "${key}"`)
  return text
}

const switchKind = '`false`, or an object with options'

/** A plugin is an object of code with a page of its own, and the kinds of `social` are named in one row. */
const isExplainedElsewhere = (name: string): boolean => name === 'plugins' || name === 'social'

function untold(name: string): never {
  throw new Error(`docs/generate/configurationEn.ts has no text for "${name}", and it has no comment`)
}

function fieldsOf(schema: Schema, prefix: string, comments: ReadonlyMap<string, string>): readonly Field[] {
  const entries = Object.entries(objectIn(schema)?.entries ?? {})
  // Those of plugins are one row: their options are the business of the plugins.
  const isSwitch = ([, field]: readonly [string, Schema]) => kindOf(field) === switchKind
  const switches = entries.filter(isSwitch).map(([key]) => key)
  const all = entries.filter((entry) => !isSwitch(entry))
  const rest: Field[] = switches.length
    ? [
        {
          name: switches.join('`, `'),
          kind: switchKind,
          isRequired: false,
          says: 'Options of the plugins that come with it; each is on unless it says `false`.',
        },
      ]
    : []
  return [
    ...all.flatMap(([key, field]) => {
      const name = prefix + key
      const checked = checkedIn(name, field)
      const own = {
        name,
        kind: kindOf(checked),
        isRequired: field.type !== 'optional' && !isOfOne(schema, key),
        says: comments.get(name) ?? configurationEn[name] ?? untold(name),
      }
      const inner = checked.wrapped ?? checked
      const isList = inner.type === 'array'
      return isExplainedElsewhere(name) ? [own] : [own, ...fieldsOf(inner, `${name}${isList ? '[].' : '.'}`, comments)]
    }),
    ...rest,
  ]
}

/** What the short form passes on is checked as a part of the whole configuration. */
function checkedIn(name: string, field: Schema): Schema {
  const inner = field.wrapped ?? field
  if (inner.type !== 'any') return field
  const whole = name
    .split('.')
    .reduce<Schema | undefined>(
      (schema, key) => (schema?.wrapped ?? schema)?.entries?.[key],
      siteSchema as unknown as Schema,
    )
  return whole ?? field
}

/** An entry of a menu is one of two kinds, which the key `items` tells apart. */
const kindsIn = ({ getter }: Schema): readonly Schema[] => (getter ? [getter({}), getter({ items: [] })] : [])
const isOfOne = (schema: Schema, key: string): boolean =>
  kindsIn(schema.item ?? schema).some(({ entries }) => entries && !(key in entries))

/** The object of a list, of a choice, or the schema itself. */
const objectIn = (schema: Schema): Schema | undefined => {
  if (schema.getter)
    return { type: 'object', entries: Object.assign({}, ...kindsIn(schema).map((kind) => objectIn(kind)?.entries)) }
  if (schema.type === 'array') return objectIn(schema.item!)
  return schema.entries ? schema : undefined
}

/** As the messages of the schema say it: "a locale id such as …". */
function kindOf(schema: Schema): string {
  const told = schema.pipe?.map(({ message }) => message).findLast((message) => typeof message === 'string')
  if (schema.wrapped) return kindOf(schema.wrapped)
  if (schema.getter && schema.getter('').getter) return kindOf(schema.getter(''))
  const choice = schema.getter?.('')
  if (choice && typeof choice.message === 'string') return choice.message
  if (schema.getter)
    return kindOf(schema.getter('')) === 'an object' ? 'an object' : `${kindOf(schema.getter(''))}, or an object`
  if (typeof told === 'string') return told
  if (schema.type === 'array' && schema.item!.type === 'any') return 'a list'
  if (schema.type === 'array')
    return schema.item!.entries ? 'a list of objects' : `a list; each: ${kindOf(schema.item!)}`
  if (schema.type === 'record')
    return schema.value!.type === 'record' ? 'an object by locale' : `an object; each value: ${kindOf(schema.value!)}`
  if (schema.type === 'picklist') return schema.options!.map((option) => `\`${String(option)}\``).join(', ')
  if (schema.type === 'any') return 'see its meaning'
  if (schema.type === 'union') return String(schema.message ?? 'a text, or one for each locale')
  if (schema.type === 'custom') return 'a valibot schema'
  if (schema.type === 'number') return 'a number'
  if (schema.type === 'boolean') return '`true` or `false`'
  return schema.entries ? 'an object' : 'text'
}

/** Field -> the text of its comment. */
function commentsOf(file: string, type: string, prefix: string): readonly (readonly [field: string, text: string])[] {
  const source = readFileSync(join(repository, file), 'utf8')
  const { program, comments } = parseSync(file, source)
  const found: (readonly [string, string])[] = []
  /** What is around a field: its type, and the field that holds it. */
  const around: { readonly name: string; readonly start: number; readonly end: number }[] = []
  const enclosing = (start: number) => around.filter((each) => each.start < start && start < each.end)
  new Visitor({
    TSTypeAliasDeclaration: ({ id, start, end }) => void around.push({ name: id.name, start, end }),
    TSPropertySignature({ key, start, end }) {
      if (key.type !== 'Identifier') return
      const [outer, ...holders] = enclosing(start)
      around.push({ name: key.name, start, end })
      const above = comments.findLast((comment) => comment.end <= start && !source.slice(comment.end, start).trim())
      const path = prefix + [...holders.map(({ name }) => name), key.name].join('.')
      if (outer?.name === type && above) found.push([path, textOf(above.value)])
    },
  }).visit(program)
  return found
}

const textOf = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+\s?|\s+$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
