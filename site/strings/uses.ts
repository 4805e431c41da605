/** Products that a connector is often used together with. */
const products = {
  analytics: ['StarRocks', 'ClickHouse', 'Doris'],
  queues: ['Kafka'],
  databases: ['MySQL', 'PostgreSQL', 'Oracle'],
  mysqlAndPostgresql: ['MySQL', 'PostgreSQL'],
  oracleAndSqlServer: ['Oracle', 'SQL Server'],
  lakes: ['Iceberg', 'Paimon'],
  rows: ['StarRocks', 'ClickHouse', 'Doris', 'MySQL', 'PostgreSQL'],
} as const

/** The other ends of all pairs of a connector. */
export type Known = { readonly upstream: readonly string[]; readonly downstream: readonly string[] }

/** Products that a sentence names. */
const atMost = 3

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
    return possible.length ? [words(possible.slice(0, atMost))] : []
  })
  return found.length ? found : [any]
}

const wellKnown: readonly string[] = [...new Set(Object.values(products).flat())]

/** Some of the ends that a connector leads to, or that lead to it: those first that most readers have. */
export function commonOf(name: string, ends: readonly string[]): readonly string[] {
  const others = ends.filter((end) => end !== name)
  const known = wellKnown.filter((product) => others.includes(product))
  return [...known, ...others.filter((end) => !known.includes(end))].slice(0, atMost)
}
