/** What the native parser makes of a text, beside micromark. */
import type { Nodes } from 'mdast'
import { defaultLimits } from '../../../../plugins/markdown/limits.ts'
import { createMeter } from '../../../../plugins/markdown/mdast/meter.ts'
import { parseWithMicromark } from '../../../../plugins/markdown/mdast/micromark.ts'
import { parseNatively } from '../../../../plugins/markdown/mdast/native.ts'
import { preprocess } from '../../../../plugins/markdown/mdast/preprocess.ts'

export type Outcome = 'left to micromark' | 'the same' | { readonly difference: string }

export function compareParsers(written: string): Outcome {
  const text = preprocess(written, { mdx: false })
  const native = parseNatively(text, createMeter(defaultLimits))
  if (!native) return 'left to micromark'
  const difference = differenceOf(parseWithMicromark(text, 'md', createMeter(defaultLimits)), native)
  return difference === undefined ? 'the same' : { difference }
}

/** Undefined for trees that are alike. Micromark has no places for some addresses that are links by themselves. */
export function differenceOf(wanted: Nodes, found: Nodes, path = ''): string | undefined {
  const at = `${path}/${wanted.type}`
  const [one, other] = [wanted, found].map(({ position, data, ...node }) => {
    const { position: _fences, ...rest } = (data ?? {}) as Record<string, unknown>
    return JSON.stringify({
      ...Object.fromEntries(Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ...rest,
      children: undefined,
      place:
        wanted.position && [position?.start, position?.end].map((point) => [point?.line, point?.column, point?.offset]),
    })
  })
  if (one !== other) return `${at}: ${one} is ${other}`
  const [children, others] = [wanted, found].map((node) => ('children' in node ? node.children : []))
  if (children!.length !== others!.length) return `${at}: ${children!.length} parts are ${others!.length}`
  for (const [index, child] of children!.entries()) {
    const difference = differenceOf(child, others![index]!, at)
    if (difference) return difference
  }
  return undefined
}
