/**
 * Components that are hydrated in the browser. Everything else on a page is HTML and stays as it was rendered.
 *
 * @example
 * // site/features/search/SearchDialog.island.tsx
 * export default island(SearchDialog, { on: 'interaction' })
 */
import type { ComponentType } from 'react'

/**
 * When the component is loaded and hydrated. `visible` starts 200 px early; `interaction` waits for a pointer, touch
 * or focus. In each case a click on the island before that hydrates it and is repeated afterwards.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction'
type IslandOptions = { readonly on: IslandTrigger }

/** `component` is what the browser hydrates. */
export type Island<Props> = ComponentType<Props> & { readonly component: ComponentType<Props> }

/** Props are sent to the browser as JSON; `children` are sent as HTML and are never rendered there. */
type SerializableProps<Props> = {
  [Key in keyof Props]: Key extends 'children' ? unknown : Serializable<Props[Key]>
}

type Serializable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends
        | symbol
        | bigint
        | Date
        | RegExp
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
        | ((...input: never) => unknown)
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serializable<Value[Key]> }
      : never

/**
 * A constraint on `Props` does not work: where it fails, the compiler infers `Props` again from the constraint.
 * Components without props have `unknown` ones.
 */
type Options<Props> = [unknown] extends [Props]
  ? IslandOptions
  : [Props] extends [SerializableProps<Props>]
    ? IslandOptions
    : IslandOptions & { readonly 'props cross to the browser as JSON': never }

// In the browser the branch is gone, and with it React's server renderer.
const server = import.meta.env.SSR ? await import('./islandServer.tsx') : undefined

/** Written as the default export of an `.island.tsx` file; the bundler adds the island's id by calling `named`. */
export function island<Props>(Component: ComponentType<Props>, options: Options<Props>): Island<Props> {
  return named('', Component, options)
}

island.named = named

/** `id` is the file without `.island.tsx`: `site/features/search/SearchDialog`. */
function named<Props>(id: string, Component: ComponentType<Props>, options: Options<Props>): Island<Props> {
  // An island within an island is a plain component: one root hydrates both.
  const Outer = server
    ? server.prerenderIsland(id, Component, options)
    : (props: Props) => <Component {...(props as Props & object)} />
  // React's refresh, in dev, takes a function without a name for something else than a component and reloads the page.
  return Object.assign(Outer, { component: Component, displayName: Component.displayName ?? Component.name })
}
