/** What the site says about latency, in the language being rendered. */
import { useShared } from '../../engine/client/index.ts'
import { claimOf, durationOf } from '../../plugins/pricing/client.ts'
import { latency } from '../../plugins/pricing/shared.ts'
import type { Latency } from '../../plugins/pricing/types.ts'
import { useStrings } from '../strings/index.ts'

type Words = {
  /** For sentences: `3 seconds`. */
  readonly plain: string
  /** For tables and pictures: `< 3 s`. */
  readonly signed: string
}

export function useLatency(name: keyof Latency): Words {
  const { figures } = useStrings()
  const claim = useShared(latency)[name]
  return { plain: durationOf(claim, figures), signed: claimOf(claim, figures) }
}
