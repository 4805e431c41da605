/** The screens of each product. */
export const screenNames = {
  management: ['console', 'rule', 'ticket', 'mask', 'pipeline'],
  replication: ['tasks', 'source', 'monitor'],
} as const

export type ScreenName = (typeof screenNames)[keyof typeof screenNames][number]
