/** The figures of the replication product that pages quote: one place, so that they agree. */
export const figures = [
  { id: 'sources', value: '60+' },
  { id: 'clients', value: '100+' },
  { id: 'activations', value: '10,000+' },
  { id: 'members', value: '5,000+' },
] as const
