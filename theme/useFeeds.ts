/** The path of a section, `/blog/`, if it has feeds. */
import { useSite } from '../engine/client/index.ts'
import { feedSections } from '../plugins/namedFiles/shared.ts'

export function useFeeds(section: string | undefined): string | undefined {
  const named = feedSections.read(useSite()) ?? []
  return named.some((name) => section === `/${name}/`) ? section : undefined
}
