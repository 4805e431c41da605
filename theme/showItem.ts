/** One view for each kind of entry. An entry that cannot be shown is an error that quotes it. */
import type { ReactNode } from 'react'

export function showItem<Item extends { readonly kind: string }>(
  item: Item,
  views: { readonly [Kind in Item['kind']]: (item: Extract<Item, { kind: Kind }>) => ReactNode },
): ReactNode {
  const known: Readonly<Record<string, unknown>> = views
  try {
    if (!Object.hasOwn(known, item.kind)) throw new Error(`No NavbarItem component found for type "${item.kind}".`)
    return (known[item.kind] as (item: Item) => ReactNode)(item)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `A navbar item failed to render. ${why} Check this entry of the brand's navigation.ts: ${JSON.stringify(item)}`,
      { cause },
    )
  }
}
