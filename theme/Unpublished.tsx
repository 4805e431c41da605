/** In dev: says of a page that no build has it. */
import type { Unpublished } from '../plugins/markdown/types.ts'
import { useWords } from './words/useWords.ts'
import { Badge } from './ui/Badge.tsx'
import { Notice } from './Notice.tsx'

export function UnpublishedNotice({ draft, scheduled }: Unpublished) {
  const { docs } = useWords()
  if (draft) return <Notice>{docs.draftHint}</Notice>
  return scheduled && <Notice>{docs.scheduledHint(scheduled.slice(0, 16).replace('T', ' '))}</Notice>
}

export function UnpublishedBadge({ draft }: Unpublished) {
  const { docs } = useWords()
  return <Badge tone="warn">{draft ? docs.draft : docs.scheduled}</Badge>
}
