/** `ends/*.yml`: what is known about each product as a source and as a target of a pair. */
import * as v from 'valibot'
import type { Config, Place, Source } from '../../engine/types.ts'
import { slug, text as words } from './catalogue.ts'
import { readData } from './data.ts'
import type { Mode } from './types.ts'

/** By locale. */
export type Text = Readonly<Record<string, string>>

/** `html`: the text in colours, once the plugin has read it. */
export type Sample = {
  readonly title: Text
  readonly lang: string
  readonly text: string
  readonly html?: string | undefined
}

type SideFacts = {
  /** Pages of the documentation about this side, before those of the end. */
  readonly docs?: readonly string[] | undefined
  /** What has to be switched on. */
  readonly settings: readonly Text[]
  readonly rights: readonly Text[]
  readonly code: readonly Sample[]
  readonly types?: Text | undefined
  /** Said where DDL is synced. */
  readonly ddl?: Text | undefined
  /** Said where it is not. */
  readonly noDdl?: Text | undefined
  readonly limits: readonly Text[]
}

export type SourceFacts = SideFacts & {
  /** Ends "reads MySQL …" and what search engines show: `through the row binlog`. */
  readonly by: Text
  /** How changes are read. */
  readonly reads: Text
  readonly modes: readonly Mode[]
  /** How long the log has to be kept. */
  readonly keep?: Text | undefined
}

export type TargetFacts = SideFacts & {
  /** Ends "writes ClickHouse …": `as rows of ReplacingMergeTree tables`. */
  readonly into: Text
  /** How inserts, updates and deletes are written. */
  readonly writes: Text
}

export type EndEntry = {
  readonly slug: string
  /** The end whose facts hold here too: texts, rights and code that are given replace its own, other lists come before its own. */
  readonly like?: string | undefined
  readonly source?: Partial<SourceFacts> | undefined
  readonly target?: Partial<TargetFacts> | undefined
  /** Pages of the documentation about both sides, without folder and ending: `faq/delay`. */
  readonly docs: readonly string[]
  readonly place: Place
}

export type Ends = { readonly kind: 'ends'; readonly entries: readonly EndEntry[] }

const modes = ['full', 'incremental'] satisfies Mode[]

/** A text in locales of the site: others than the default one are added part by part. */
export const textIn = ([first, ...others]: Config['locales']) =>
  v.strictObject({
    [first!.id]: words,
    ...Object.fromEntries(others.map(({ id }) => [id, v.optional(words)])),
  }) as unknown as v.GenericSchema<Text>

function schemaOf(locales: Config['locales']) {
  const text = textIn(locales)
  const texts = v.optional(v.pipe(v.array(text, 'a list'), v.nonEmpty('a list')))
  const code = v.optional(v.array(v.strictObject({ title: text, lang: words, text: words }), 'a list'))
  const both = {
    docs: v.optional(v.array(words, 'a list')),
    settings: texts,
    rights: texts,
    code,
    types: v.optional(text),
    ddl: v.optional(text),
    noDdl: v.optional(text),
    limits: texts,
  }
  const source = v.strictObject({
    by: v.optional(text),
    reads: v.optional(text),
    modes: v.optional(v.array(v.picklist(modes, `one of ${modes.join(', ')}`), 'a list')),
    keep: v.optional(text),
    ...both,
  })
  const target = v.strictObject({ into: v.optional(text), writes: v.optional(text), ...both })
  const entry = v.strictObject({
    like: v.optional(slug),
    source: v.optional(source),
    target: v.optional(target),
    docs: v.optional(v.array(words, 'a list'), []),
  })
  const keys = [entry, source, target].flatMap(({ entries }) => Object.keys(entries))
  return { schema: v.record(slug, entry), keys: [...keys, 'title', 'lang', 'text', ...locales.map(({ id }) => id)] }
}

/** Throws the errors of `readData`. */
export function readEnds(source: Source, { locales }: Pick<Config, 'locales'>): Ends {
  const { schema, keys } = schemaOf(locales)
  const { value, placeOf } = readData(source, schema, keys)
  const entries = Object.entries(value).map(([slug, { docs, ...entry }]) => {
    return { slug, docs, ...entry, place: placeOf([slug]) } as EndEntry
  })
  return { kind: 'ends', entries }
}
