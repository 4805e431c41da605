/** Names are the products' own and stay as they are in every language. */
export const databases = [
  'MySQL',
  'Oracle',
  'PostgreSQL',
  'SQL Server',
  'MariaDB',
  'IBM Db2',
  'OceanBase',
  'PolarDB-X',
  'PolarDB for MySQL',
  'PolarDB for PostgreSQL',
  'TiDB',
  'GaussDB',
  'Greenplum',
  'StarRocks',
  'Doris',
  'SelectDB',
]

export const vendors = ['Alibaba Cloud', 'Huawei Cloud', 'Azure', 'AWS']
