/** Schemas of plugins' options. */
import * as v from 'valibot'

type Entries<Options> = { readonly [Name in keyof Options & string]-?: v.GenericSchema }

/**
 * Valibot's `strictObject` for a type of options: the compiler asks for each of them, and for no other. A message of a schema
 * is the noun phrase after "should be".
 */
export const optionsSchema = <Options extends object>(
  entries: Entries<Options>,
): v.StrictObjectSchema<Entries<Options>, undefined> => v.strictObject(entries)

/** Of an option that is a schema. */
export const anySchema = v.custom(
  (value) => (Object(value) as { readonly kind?: unknown }).kind === 'schema',
  'a valibot schema',
)

export type NamesElsewhere = ReadonlyMap<string, readonly string[]>

/** Names that settings have in other tools -> what stands for them here: in the pipe of an object's schema, for hints. */
export const alsoCalled = <Options>(
  elsewhere: NamesElsewhere,
): v.MetadataAction<Options, { readonly elsewhere: NamesElsewhere }> => v.metadata({ elsewhere })
