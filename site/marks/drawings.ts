/**
 * Marks of our own, for products whose owners have none that may be shown: one drawing for each family, of what the
 * product is, not of its logo. Lines on a grid of 24.
 */
const cylinder = 'M5 6c0 1.7 3.1 3 7 3s7-1.3 7-3-3.1-3-7-3-7 1.3-7 3Zm0 0v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6'
const hexagon = 'm12 2.5 8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5Z'
const page = 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5'

export const drawings = {
  // Where nothing else is known, by category.
  database: cylinder,
  analytics: 'M4 20.5h16M6 20V12m4 8V5m4 15v-6m4 6V8',
  lake: 'M3 8c3-3 6-3 9 0s6 3 9 0M3 13c3-3 6-3 9 0s6 3 9 0M3 18c3-3 6-3 9 0s6 3 9 0',
  ai: 'M12 3c.9 5.6 3.4 8.1 9 9-5.6.9-8.1 3.4-9 9-.9-5.6-3.4-8.1-9-9 5.6-.9 8.1-3.4 9-9Z',
  streaming: 'M3 7h15m-3-3 3 3-3 3M21 17H6m3-3-3 3 3 3',
  cache: 'M7 7h10v10H7ZM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  // Relational.
  oracle: `${cylinder}M5 10c0 1.7 3.1 3 7 3s7-1.3 7-3M5 14c0 1.7 3.1 3 7 3s7-1.3 7-3`,
  'sql-server': 'M4 4h16v7H4Zm0 9h16v7H4ZM7.5 7.5h.01M7.5 16.5h.01M12 7.5h5M12 16.5h5',
  db2: `${cylinder}M9 17v-4l6 4v-4`,
  rds: 'M3 7V3h4m10 0h4v4m0 10v4h-4M7 21H3v-4M7.5 8.5C7.5 9.6 9.5 10.5 12 10.5s4.5-.9 4.5-2-2-2-4.5-2-4.5.9-4.5 2Zm0 0v7c0 1.1 2 2 4.5 2s4.5-.9 4.5-2v-7',
  aurora: 'M3 17a9 9 0 0 1 18 0M6.5 17a5.5 5.5 0 0 1 11 0M10 17a2 2 0 0 1 4 0M3 20.5h18',
  polardb: 'm12 2.5 2.8 6.7 6.7 2.8-6.7 2.8L12 21.5l-2.8-6.7L2.5 12l6.7-2.8Zm0 7.5v4m-2-2h4',
  gauss: 'M2.5 19c5.5 0 6-14 9.5-14s4 14 9.5 14M12 5v14M7.5 19h9',
  dameng: 'M4 4h16v5a8 8 0 0 1-16 0Zm3 13h10M9 20.5h6M9 8h6',
  kingbase: 'M4 19h16M5 19 3.5 7l5 4.5L12 4l3.5 7.5 5-4.5L19 19M9 15.5h6',
  vastbase: 'M12 3v18M4 6l8 6 8-6M4 12l8 6 8-6',
  tdsql:
    'M12 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm13 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM11 8.5l-4.5 7m6.5-7 4.5 7M8 18h8',
  // Documents, key and value.
  documentdb:
    'M8 4C5.5 4 5 5.2 5 7v2c0 1.8-.8 3-2.5 3 1.7 0 2.5 1.2 2.5 3v2c0 1.8.5 3 3 3M16 4c2.5 0 3 1.2 3 3v2c0 1.8.8 3 2.5 3-1.7 0-2.5 1.2-2.5 3v2c0 1.8-.5 3-3 3M9.5 12h.01m4.99 0h.01',
  dynamodb: `${hexagon}M13 7l-4 6h6l-4 5`,
  elasticache: 'M8 8h8v8H8ZM3 8V3h5M16 3h5v5m0 8v5h-5M8 21H3v-5',
  lindorm: 'M3 12h4l3-8 4 16 3-8h4',
  // Analytics.
  greenplum: 'M12 21V11m0 4c-5 0-8-3-8-9 5 0 8 3 8 9Zm0-2c0-5 3-8 8-8 0 5-3 8-8 8Z',
  'analytic-db':
    'M4 6c0 1.4 2.2 2.5 5 2.5S14 7.4 14 6 11.8 3.5 9 3.5 4 4.6 4 6Zm0 0v10c0 1.4 2.2 2.5 5 2.5M14 6v4M13 20.5v-5m3.5 5V12m3.5 8.5V9',
  kudu: 'M5 3c0 4 1.5 6 4 7m10-7c0 4-1.5 6-4 7m-6 0h6l-1 8-2 3-2-3Zm1.5 3h.01m2.98 0h.01',
  starrocks: 'm3 18 5-9 4 5 3-4 6 8ZM17.5 3v5M15 5.5h5',
  selectdb: 'M4 4h16v16H4Zm0 5.3h16M4 14.7h16M9.3 4v16m1.9 -3.5 2 2 4-4.5',
  redshift: 'M4 20V9l5-2v13m0-13 6-3v16m0-14 5 2v12M3 20.5h18',
  tunnel: 'M3 20v-7a9 9 0 0 1 18 0v7M8 20v-6a4 4 0 0 1 8 0v6M3 20h5m8 0h5',
  tdengine: 'M4 4v16h16M7 15l3.5-5 3 3L19 6m0 0h-4m4 0v4',
  // Lakes and files.
  iceberg: 'M2.5 12h19M5 12l4-8 4 3 2.5-1.5L19 12M6 12l4 8 3-2 4 2 1.5-8',
  hudi: 'M3 17c3 0 3-3 6-3s3 3 6 3 3-3 6-3M6 11a6 6 0 0 1 12 0M12 2.5V5M4.5 5.5 6 7m13.5-1.5L18 7',
  paimon:
    'M4 8c0-2 3.5-3.5 8-3.5S20 6 20 8s-3.5 3.5-8 3.5S4 10 4 8Zm0 4.5C4 14.5 7.5 16 12 16s8-1.5 8-3.5M4 17c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5',
  'delta-lake': 'm12 3 9.5 17h-19Zm-4.7 12.5c2-1.5 3-1.5 4.7 0s2.7 1.5 4.7 0',
  'object-store':
    'M4 6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5-3.6-2.5-8-2.5S4 4.6 4 6Zm0 0 2 13c.2 1.1 2.8 2 6 2s5.8-.9 6-2l2-13',
  'ssh-file': `${page}M8 12.5l2.5 2L8 16.5m4.5.5H16`,
  yuque: 'M4 20c1-8 6-14 16-16-1 9-6 14-13 14m-3 2 8-8',
  // Messages.
  automq: 'M3 6h6c3 0 3 6 6 6h6m-3-3 3 3-3 3M3 18h6c3 0 3-6 6-6M3 12h4',
  msk: `${hexagon}M7.5 9.5h7m-2-2 2 2-2 2M16.5 14.5h-7m2-2-2 2 2 2`,
  // Models.
  openai:
    'M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM6 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm12 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM10.5 9.6 7.5 14.4M13.5 9.6l3 4.8M9 17h6',
  cohere: 'M9 4.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm7 5a5 5 0 1 1-5.5 5',
  bedrock: 'M3 7.5 12 3l9 4.5L12 12ZM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5',
  'rag-api': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21M8 10.5h.01m2.49 0h.01m2.49 0h.01',
} as const
