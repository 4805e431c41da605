/** Figures of the replication product that no data has: one place, so that they agree. */
export const figures = [
  { id: 'clients', value: '100+' },
  { id: 'activations', value: '10,000+' },
  { id: 'members', value: '5,000+' },
] as const
