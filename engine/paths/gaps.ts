/** What sources that cannot be read leave unknown: what only follows from it is not told. */
import type { Site } from '../types.ts'

/** Whether what would be at this path, or be made of this file, is not known. */
export function isGap(target: string, { gaps, config }: Pick<Site, 'gaps' | 'config'>): boolean {
  if (!gaps) return false
  const prefix = config.locales.find(({ id }) => target.startsWith(`/${id}/`))?.id
  const keys = [target, ...(prefix === undefined ? [] : [target.slice(prefix.length + 1)])]
  return gaps.files.includes(target) || gaps.keys.some((start) => keys.some((key) => `${key}/`.startsWith(start)))
}
