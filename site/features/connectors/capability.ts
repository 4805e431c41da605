/** What a connector can do and how it is read, as keys of its texts. */
import type { ConnectorCard, ConnectorProps } from '../../../plugins/connectors/types.ts'

export type Capability = 'both' | 'source' | 'target' | 'integration'

type Sides = Pick<ConnectorCard, 'source' | 'target'>

export const capabilityOf = ({ source, target }: Sides): Capability =>
  source && target ? 'both' : source ? 'source' : target ? 'target' : 'integration'

/** `asked`: it counts as a source, while all of its pairs lead to it. */
export type Reading = 'changes' | 'messages' | 'queries' | 'asked'

/** Undefined for what is not read. A source without pairs of its own is one of its category under another name. */
export function readingOf(
  { source, category }: Pick<ConnectorCard, 'source' | 'category'>,
  { modes, upstream }: Pick<ConnectorProps, 'modes' | 'upstream'>,
): Reading | undefined {
  if (!source) return undefined
  if (category === 'streaming') return 'messages'
  if (category === 'lake') return 'queries'
  if (!modes.length) return upstream.length ? 'asked' : 'changes'
  return !modes.includes('full') ? 'messages' : modes.includes('incremental') ? 'changes' : 'queries'
}

/** What the texts about pairs of a connector speak of. */
export const roleOf = (sides: Sides, reading: Reading | undefined): Capability =>
  reading === 'asked' ? 'target' : capabilityOf(sides)

/** What is said of the data that is moved. */
export const movedOf = ({ target }: Sides, reading: Reading | undefined) =>
  reading && reading !== 'asked' ? reading : target ? 'target' : 'integration'

type Check = 'source' | 'read' | 'upstream' | 'target' | 'downstream' | 'called' | 'texts'

/** The checklist of a connector. */
export function checklistOf(sides: Sides, reading: Reading | undefined): readonly Check[] {
  const role = roleOf(sides, reading)
  if (role === 'integration') return ['called', 'texts']
  const read = reading === 'queries' ? 'read' : 'source'
  return [role === 'target' ? 'upstream' : read, role === 'source' ? 'downstream' : 'target']
}
