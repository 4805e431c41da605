import { shortNames } from '../shortNames.ts'

/** What readers call the same thing, for search; of each list, pages say at least one. */
export const synonyms: Readonly<Record<'common' | 'replication' | 'management', readonly string[]>> = {
  common: [
    'e-mail, email, mail',
    'log in, login, log-in, sign in, sign-in, signin, log on',
    'sign up, register, create an account',
    'remove, uninstall, delete',
    'set up, setup, install, deploy',
    ...shortNames,
    'ch, clickhouse',
    'gp, greenplum',
    'dm, dameng',
    'sso, single sign-on, single sign on',
    '2fa, mfa, two-factor, two factor',
    'phone, mobile',
    'price, prices, pricing, cost, fee',
    'permission, privilege, access right, authorization',
    'licence, license',
    'release notes, changelog, what is new',
    'on-premise, on-premises, self-hosted, private deployment',
    'teams, microsoft teams',
    'lark, feishu',
    'ha, high availability, failover',
    'oom, out of memory, outofmemoryerror',
  ],
  replication: [
    'latency, delay, lag',
    'bidirectional, bi-directional, two-way, active-active',
    'job, task',
    'full load, initial load, snapshot, full migration',
    'compare, verify, verification, data consistency',
    'llm, large language model',
  ],
  management: [
    'masking, desensitization, redaction, anonymization',
    'ticket, approval request, work order',
    'audit, audit log, operation log',
    'export, download data',
    'gitops, ci/cd, cicd',
  ],
}
