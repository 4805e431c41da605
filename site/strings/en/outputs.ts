import { outputs as general } from '../../../theme/words/en/outputs.ts'

/** Words of files that are made beside the pages: feeds and the map for language models. */
export const outputs = {
  ...general,
  publisher: (company: string) => `Publisher: ${company}`,
  address: (href: string) => `Official address: ${href}`,
  quoting:
    'Versions, prices and limits change: quote the page a figure comes from, and say so where the documentation is silent.',
}
