/** In dev: says of a page that no build has it. */
import type { Unpublished } from '../../plugins/markdown/types.ts'
import { useStrings } from '../strings/index.ts'
import { Badge } from './Badge.tsx'
import { Notice } from './Notice.tsx'

export function UnpublishedNotice({ draft, scheduled }: Unpublished) {
  const { docs } = useStrings()
  if (draft) return <Notice>{docs.draftHint}</Notice>
  return scheduled && <Notice>{docs.scheduledHint(scheduled.slice(0, 16).replace('T', ' '))}</Notice>
}

export function UnpublishedBadge({ draft }: Unpublished) {
  const { docs } = useStrings()
  return <Badge tone="warn">{draft ? docs.draft : docs.scheduled}</Badge>
}
