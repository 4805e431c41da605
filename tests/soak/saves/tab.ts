/** What a tab of the dev server is told of problems. */
import { openDevTab } from '../../support/devTab.ts'
import { readTold, type Told } from './told.ts'

export type Tab = {
  /** All problems there are, as tabs were told last. */
  told(): readonly Told[]
  close(): void
}

/** `home` is the address of a brand. */
export async function openTab(home: string): Promise<Tab> {
  const tab = await openDevTab(home)
  const texts = new Map<string, string>()
  for (const event of ['site:problems', 'site:findings'])
    tab.hear(event, (data) => void texts.set(event, (data as { readonly text?: string } | undefined)?.text ?? ''))
  return {
    told: () => [...new Set([...texts.values()].flatMap(readTold))].sort(),
    close: () => tab.close(),
  }
}
