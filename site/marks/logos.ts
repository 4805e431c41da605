/** Marks that simple-icons has, by the name of the mark: the icon's slug there. */
export const logos = {
  anthropic: 'anthropic',
  clickhouse: 'clickhouse',
  deepseek: 'deepseek',
  doris: 'apachedoris',
  duckdb: 'duckdb',
  elasticsearch: 'elasticsearch',
  'google-drive': 'googledrive',
  greptimedb: 'greptimedb',
  hive: 'apachehive',
  huggingface: 'huggingface',
  kafka: 'apachekafka',
  mariadb: 'mariadb',
  mongodb: 'mongodb',
  mysql: 'mysql',
  oceanbase: 'oceanbase',
  ollama: 'ollama',
  postgresql: 'postgresql',
  pulsar: 'apachepulsar',
  rabbitmq: 'rabbitmq',
  redis: 'redis',
  rocketmq: 'apacherocketmq',
  sap: 'sap',
  spanner: 'googlecloudspanner',
  tidb: 'tidb',
} as const

/** Of a logo that has its name below it, the sign alone: as small as it is shown, nobody could read the name, which stands beside it. */
export const signs: Readonly<Record<string, string>> = {
  mysql: 'translate(-33.6 -7.1) scale(2.39)',
}
