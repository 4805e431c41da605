import type { Mark } from '../../../plugins/connectors/types.ts'

type Source = Mark & { readonly name: string }
const database = (name: string, mark: string): Source => ({ name, mark, category: 'database' })
const analytics = (name: string, mark: string): Source => ({ name, mark, category: 'analytics' })

/** Names are the products' own and stay as they are in every language. */
export const databases: readonly Source[] = [
  database('MySQL', 'My'),
  database('Oracle', 'Or'),
  database('PostgreSQL', 'Pg'),
  database('SQL Server', 'SQL'),
  database('MariaDB', 'Ma'),
  database('IBM Db2', 'Db2'),
  database('OceanBase', 'OB'),
  database('PolarDB-X', 'PX'),
  database('PolarDB for MySQL', 'Po'),
  database('PolarDB for PostgreSQL', 'PP'),
  database('TiDB', 'Ti'),
  database('GaussDB', 'Ga'),
  analytics('Greenplum', 'Gp'),
  analytics('StarRocks', 'SR'),
  analytics('Doris', 'Do'),
  analytics('SelectDB', 'Se'),
]
