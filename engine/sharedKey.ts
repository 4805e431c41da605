/**
 * Values that a plugin shares with all components and plugins of a brand: their names, each with its type.
 *
 * A door of its own, because plugins run in Node and components in the bundle, and both import keys.
 */
import type { Json, SharedValue } from './nouns.ts'

/** Where shared values are: a routed site, or what `useSite()` gives a component. */
type Shares = { readonly shared: Readonly<Record<string, Json>> }

/** The one place where the name and the type of a shared value are said, for those who write it and those who read it. */
export type SharedKey<T> = {
  readonly name: string
  /** For `shared` of a routing. The value is JSON: it is hashed, and sent to render threads. */
  value(value: T): SharedValue
  /** Undefined where nobody shares it. */
  read(from: Shares): T | undefined
}

/**
 * `sharedKey<readonly Term[]>('glossary/terms')`. Names begin with that of the plugin: two values with one name are an error
 * (`shared-twice`).
 */
export const sharedKey = <T>(name: string): SharedKey<T> => ({
  name,
  value: (value) => ({ name, value: value as Json }),
  // `in` first: what a page looks for and does not find is an input of it, too.
  read: ({ shared }) => (name in shared ? (shared[name] as T) : undefined),
})

/**
 * `sharedList<Entry>('glossary/entries')`: a list to which several plugins add. What they share is joined in the order of plugins, so
 * that its name begins with that of whoever reads it.
 */
export const sharedList = <T>(name: string): SharedKey<readonly T[]> => {
  const key = sharedKey<readonly T[]>(name)
  return { ...key, value: (value) => ({ ...key.value(value), isList: true }) }
}
