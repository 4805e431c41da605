/** Whether a connector is a source, a target or both, as keys of its texts. */
import type { ConnectorCard } from '../../../plugins/connectors/types.ts'

export type Capability = 'both' | 'source' | 'target' | 'integration'

export const capabilityOf = ({ source, target }: Pick<ConnectorCard, 'source' | 'target'>): Capability =>
  source && target ? 'both' : source ? 'source' : target ? 'target' : 'integration'

/** The checklist of a connector, as keys of its texts. */
export function checklistOf({
  source,
  target,
}: Pick<ConnectorCard, 'source' | 'target'>): readonly (
  | 'source'
  | 'upstream'
  | 'target'
  | 'downstream'
  | 'called'
  | 'texts'
)[] {
  if (!source && !target) return ['called', 'texts']
  return [source ? 'source' : 'upstream', target ? 'target' : 'downstream']
}
