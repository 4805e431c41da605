import type { SidebarBadge } from '../plugins/docs/types.ts'

export const badgeClass = ({ type }: SidebarBadge): string => (type === undefined ? 'badge' : `badge badge-${type}`)
