/** What a connector can do, how it is read and whether it is written, as keys of its texts. */
import type { ConnectorCard, ConnectorProps } from '../../../plugins/connectors/types.ts'

export type Capability = 'both' | 'source' | 'target' | 'integration'

type Known = Pick<ConnectorProps, 'upstream' | 'downstream'>
type Sides = Pick<ConnectorCard, 'source' | 'target'>

export const capabilityOf = ({ source, target }: Sides): Capability =>
  source && target ? 'both' : source ? 'source' : target ? 'target' : 'integration'

/** `asked`: it counts as a source, while all of its pairs lead to it: what reads from it depends on edition and target. */
export type Reading = 'changes' | 'messages' | 'queries' | 'asked'

/** Undefined for what is not read. Without pairs its category decides. */
export function readingOf(
  { source, scan, category }: Pick<ConnectorCard, 'source' | 'scan' | 'category'>,
  { modes, upstream }: Pick<ConnectorProps, 'modes' | 'upstream'>,
): Reading | undefined {
  if (!source) return undefined
  if (category === 'streaming') return 'messages'
  if (category === 'lake' || scan) return 'queries'
  if (!modes.length) return upstream.length ? 'asked' : 'changes'
  return !modes.includes('full') ? 'messages' : modes.includes('incremental') ? 'changes' : 'queries'
}

/** `asked`: it counts as a target, while all of its pairs lead from it. */
export type Writing = 'yes' | 'asked'

/** Undefined for what is not written to. */
export function writingOf({ target }: Pick<Sides, 'target'>, { upstream, downstream }: Known): Writing | undefined {
  if (!target) return undefined
  return downstream.length && !upstream.length ? 'asked' : 'yes'
}

/** The other ends of its pairs. Undefined where it has none: it is one of its category under another name. */
export const knownOf = ({ upstream, downstream }: Known): Known | undefined =>
  upstream.length || downstream.length ? { upstream, downstream } : undefined

/** What is said of the data that is moved. */
export const movedOf = ({ target }: Sides, reading: Reading | undefined) =>
  reading && reading !== 'asked' ? reading : target ? 'target' : 'integration'

type Check = 'source' | 'read' | 'upstream' | 'target' | 'downstream' | 'called' | 'texts'

/** The checklist of a connector. */
export function checklistOf(reading: Reading | undefined, writing: Writing | undefined): readonly Check[] {
  if (!reading && !writing) return ['called', 'texts']
  const read = reading === 'queries' ? 'read' : 'source'
  return [reading && reading !== 'asked' ? read : 'upstream', writing === 'yes' ? 'target' : 'downstream']
}
