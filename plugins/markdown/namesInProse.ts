/** What prose of a locale may name, as text: for what is made of the prose as it was written. Pages have it in their bodies. */
import { wordsOf } from '../../engine/html/brandWords.ts'
import type { BrandWords, Config, EmitContext } from '../../engine/types.ts'
import { cleanText } from './cleanText.ts'
import { orBroken } from './dataParts.ts'
import type { DataParts, DataPartTexts, Figures, FigureTexts } from './types.ts'

export type Names = {
  readonly figures: FigureTexts
  /** Words of the brand. */
  readonly words: BrandWords
  /** By data file. */
  readonly parts: Readonly<Record<string, DataPartTexts>>
}

/** Of the options `figures` and `dataParts` of the plugins that read prose. */
export async function namesInProse({ site, source }: EmitContext, locale: string): Promise<Names> {
  const { config, brand } = site
  const textsOf = async <Texts>(file: string, read: (data: { file: string; text: string }) => Texts) => {
    const text = await source(file)
    return (text === undefined ? undefined : orBroken(() => read({ file, text: cleanText(text) }))) ?? {}
  }
  const figures = await Promise.all(
    given<Figures>('figures', config, locale).flatMap(({ files, read }) => files.map((file) => textsOf(file, read))),
  )
  const parts = await Promise.all(
    given<DataParts>('dataParts', config, locale).map(async ({ file, read }) => [file, await textsOf(file, read)]),
  )
  return { figures: Object.assign({}, ...figures), words: wordsOf(brand, locale), parts: Object.fromEntries(parts) }
}

function given<Names>(option: 'figures' | 'dataParts', config: Config, locale: string): readonly Names[] {
  return config.plugins.flatMap(({ options }) => {
    const namesOf = (options?.given as Readonly<Record<string, unknown>> | undefined)?.[option]
    const names: Names | undefined = typeof namesOf === 'function' ? namesOf(locale, config) : undefined
    return names ?? []
  })
}
