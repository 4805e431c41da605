/** Products that a connector is often used together with. */
export const products = {
  analytics: ['StarRocks', 'ClickHouse', 'Doris'],
  queues: ['Kafka'],
  databases: ['MySQL', 'PostgreSQL', 'Oracle'],
  mysqlAndPostgresql: ['MySQL', 'PostgreSQL'],
  oracleAndSqlServer: ['Oracle', 'SQL Server'],
  lakes: ['Iceberg', 'Paimon'],
} as const

/** The other ends of all pairs of a connector. */
export type Known = { readonly upstream: readonly string[]; readonly downstream: readonly string[] }

type Use<Words> = {
  readonly with: keyof typeof products
  readonly on: keyof Known
  readonly words: (found: readonly string[]) => Words
}

/** Those of `uses` that pairs of the connector allow; `any` where none does. All of them where its pairs are not known. */
export function usesOf<Words>(
  name: string,
  known: Known | undefined,
  uses: readonly Use<Words>[],
  any: Words,
): readonly Words[] {
  const found = uses.flatMap(({ with: group, on, words }) => {
    // Nothing is used together with itself.
    const possible = products[group].filter((product) => product !== name && (known?.[on].includes(product) ?? true))
    return possible.length ? [words(possible)] : []
  })
  return found.length ? found : [any]
}
