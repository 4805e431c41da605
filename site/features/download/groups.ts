/** Products by the way they are deployed, those of the personal edition by operating system. */
import type { DownloadProduct } from '../../api/downloads.ts'
import type { Edition } from './editions.ts'

export type GroupId = string
export type Group = {
  readonly id: GroupId
  readonly label: string
  readonly products: readonly DownloadProduct[]
}

const systems = [
  { part: 'Mac', label: 'macOS' },
  { part: 'Win', label: 'Windows' },
  { part: 'Linux', label: 'Linux' },
] as const

/** In the order the console names them; at least one for at least one product. */
export function groupsOf(edition: Edition, products: readonly DownloadProduct[]): readonly Group[] {
  const keyed = products.map((product) => {
    const system = edition === 'desktop' && systems.find(({ part }) => product.productType.includes(part))
    return system
      ? { id: system.part, label: system.label, product }
      : { id: product.deployType || 'other', label: product.deployTypeI18n || product.deployType, product }
  })
  return [...Map.groupBy(keyed, ({ id }) => id)].map(([id, members]) => ({
    id,
    label: members[0]!.label || members[0]!.product.productType,
    products: members.map(({ product }) => product),
  }))
}

export const isArm = ({ cpuArc }: DownloadProduct): boolean => /arm|aarch/i.test(cpuArc)
