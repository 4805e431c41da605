/** What readers of every language call products, for search. */
export const shortNames: readonly string[] = [
  'k8s, kubernetes',
  'pg, postgres, postgre, postgresql',
  'mssql, sql server, sqlserver',
  'es, elasticsearch, elastic',
  'mongo, mongodb',
  'ob, oceanbase',
]
