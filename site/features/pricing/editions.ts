/** What each edition has, group by group, in the words of the page. A cell is a word, or whether it is there at all. */
import type { ManagementPrices, ReplicationPrices } from '../../../plugins/pricing/types.ts'
import type { Strings } from '../../strings/index.ts'

type Words = Strings['pricing']['table']
type Cell = boolean | string
type Row = readonly [keyof Words['rows'], ...(readonly Cell[])]

export type Editions = {
  readonly columns: readonly string[]
  readonly groups: readonly { readonly id: keyof Words['groups']; readonly rows: readonly Row[] }[]
}

/** `latency`: `< 5 s`. */
export function replicationEditions(
  words: Words,
  columns: readonly string[],
  list: ReplicationPrices,
  latency: string,
): Editions {
  const { levels, experts, priorities } = words
  const { community, cloud, sources } = list
  return {
    columns,
    groups: [
      {
        id: 'resources',
        rows: [
          ['tasks', String(community.links), String(cloud.links), words.byOrder],
          ['tables', String(community.tables), words.unlimited, words.unlimited],
        ],
      },
      {
        id: 'ingestion',
        rows: [
          ['sources', `${sources.community}+`, `${sources.commercial}+`, `${sources.commercial}+`],
          everywhere('cdc'),
          ['latency', latency, latency, latency],
          ...(['schema', 'verification', 'schedule', 'ddl', 'twoWay'] as const).map(everywhere),
          ...(['transformation', 'wideTable'] as const).map(everywhere),
          ...(['groups', 'lineage', 'system'] as const).map(commercialOnly),
        ],
      },
      { id: 'access', rows: [everywhere('api'), everywhere('code')] },
      {
        id: 'security',
        rows: [
          everywhere('monitoring'),
          commercialOnly('alerts'),
          ['tenants', words.one, words.one, true],
          enterpriseOnly('rbac'),
          ['sso', words.directory, words.social, words.directory],
          ...(['mfa', 'audit'] as const).map(enterpriseOnly),
        ],
      },
      {
        id: 'support',
        rows: [
          commercialOnly('availability'),
          ['sla', levels.community, levels.cloud, levels.enterprise],
          ['expert', experts.engineer, experts.engineer, experts.architect],
          ['priority', priorities.low, priorities.middle, priorities.high],
          ['custom', false, false, words.byContract],
        ],
      },
    ],
  }
}

/** `kinds` of data sources. */
export function managementEditions(
  words: Words,
  columns: readonly string[],
  { community }: ManagementPrices,
  kinds: number,
): Editions {
  const { levels, experts, priorities, unlimited } = words
  return {
    columns,
    groups: [
      {
        id: 'functions',
        rows: [
          ['kinds', String(kinds), String(kinds)],
          ...(['access', 'devops', 'masking', 'tickets', 'rules'] as const).map((id): Row => [id, true, true]),
        ],
      },
      {
        id: 'resources',
        rows: [
          ['instances', String(community.instances), unlimited],
          ['subAccounts', String(community.subAccounts), unlimited],
        ],
      },
      {
        id: 'support',
        rows: [
          ['sla', levels.community, levels.enterprise],
          ['expert', experts.engineer, experts.architect],
          ['priority', priorities.middle, priorities.high],
          ['custom', false, words.byContract],
        ],
      },
    ],
  }
}

const everywhere = (id: Row[0]): Row => [id, true, true, true]
const commercialOnly = (id: Row[0]): Row => [id, false, true, true]
const enterpriseOnly = (id: Row[0]): Row => [id, false, false, true]
