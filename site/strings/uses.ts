/** What a store is used for together with others. */
const products = {
  analytics: ['ClickHouse', 'StarRocks', 'Doris'],
  queues: ['Kafka'],
  databases: ['PostgreSQL', 'MySQL', 'Oracle'],
} as const

type Uses<Use> = Readonly<Record<keyof typeof products, (products: readonly string[]) => Use>> & { readonly any: Use }

/** What teams do with a store, by what its data may go to (`reached`, where all of that is known); `any` where that is none of these. */
export function usesOf<Use>(name: string, reached: readonly string[] | undefined, uses: Uses<Use>): readonly Use[] {
  const found = (['analytics', 'queues', 'databases'] as const).flatMap((kind) => {
    // Nothing is paired with itself.
    const possible = products[kind].filter((product) => product !== name && (reached?.includes(product) ?? true))
    return possible.length ? [uses[kind](possible)] : []
  })
  return found.length ? found : [uses.any]
}
