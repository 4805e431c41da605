/**
 * Blocks from the cache, joined in two steps: a group of neighbours is one block, which is remembered too. An edit joins
 * one group anew, and then a few large blocks in place of all small ones.
 */
import { inBlocks } from '../../engine/store/blocks.ts'
import { hashJson } from '../../engine/store/hash.ts'
import type { EmitContext } from '../../engine/types.ts'
import { buildBlock, type Block } from './block.ts'
import type { CorpusPart } from './corpus.ts'
import { createJoin } from './joinBlocks.ts'

type Remembering = Pick<EmitContext, 'remember'>

/** On average. */
const partsOfGroup = 12

/** All pages of the parts. Memory holds one small block and one large one besides. */
export async function blockOf(corpus: readonly CorpusPart[], context: Remembering): Promise<Block> {
  const groups = inBlocks(corpus, ({ key }) => key, partsOfGroup)
  // Of a small site, the only group would be written again with each edit.
  if (groups.length < 3) return joined(corpus, (part) => partBlock(part, context))
  return joined(groups, (group) =>
    context.remember(`search group ${hashJson(group.map(({ key }) => key))}`, () =>
      joined(group, (part) => partBlock(part, context)),
    ),
  )
}

async function joined<T>(items: readonly T[], blockOfItem: (item: T) => Promise<Block>): Promise<Block> {
  const join = createJoin()
  for (const item of items) join.add(await blockOfItem(item))
  return join.block()
}

/** What its text files say is remembered by itself: most of them are kept and never read. */
const partBlock = (part: CorpusPart, context: Remembering): Promise<Block> =>
  context.remember(`search block ${part.key}`, async () => {
    const { block, texts } = buildBlock(await part.load())
    await context.remember(textsKey(part), async () => texts)
    return block
  })

/** What a text file says, by its number. `counts` are those of the parts. */
export function createTextFiles(
  corpus: readonly CorpusPart[],
  counts: readonly number[],
  context: Remembering,
): (textFile: number) => Promise<string> {
  // Files are written in their order: one part is held.
  let recent: { readonly part: number; readonly texts: Promise<readonly string[]> } | undefined
  return async (textFile) => {
    let [part, first] = [0, 0]
    while (textFile >= first + counts[part]!) first += counts[part++]!
    if (recent?.part !== part) recent = { part, texts: textsOf(corpus[part]!, context) }
    return (await recent.texts)[textFile - first]!
  }
}

const textsOf = (part: CorpusPart, context: Remembering): Promise<readonly string[]> =>
  context.remember(textsKey(part), async () => buildBlock(await part.load()).texts)

const textsKey = ({ key }: CorpusPart): string => `search texts ${key}`
