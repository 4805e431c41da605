/** Which tool fits which job. */

type Rating = 'excellent' | 'average'

/** Ours, Airbyte, Fivetran. */
export const scenarios = [
  { id: 'relational', ratings: ['excellent', 'average', 'average'] },
  { id: 'online', ratings: ['excellent', 'average', 'average'] },
  { id: 'lake', ratings: ['average', 'excellent', 'average'] },
  { id: 'saas', ratings: ['average', 'average', 'excellent'] },
  { id: 'clouds', ratings: ['excellent', 'average', 'average'] },
] as const satisfies readonly { id: string; ratings: readonly Rating[] }[]
