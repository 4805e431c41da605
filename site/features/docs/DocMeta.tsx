/** Reading time, last change and the edit link. */
import type { DocProps } from '../../../plugins/docs/types.ts'
import { useStrings } from '../../strings/index.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Meta } from '../../ui/Meta.tsx'

type DocMetaProps = Pick<DocProps, 'readingMinutes' | 'lastUpdate' | 'editUrl'>

export function DocMeta({ readingMinutes, lastUpdate, editUrl }: DocMetaProps) {
  const { docs } = useStrings()
  return (
    <Meta>
      {readingMinutes ? docs.readingTime(readingMinutes) : null}
      {lastUpdate && (
        <span>
          {docs.updated} <DateText date={lastUpdate} />
        </span>
      )}
      {editUrl && (
        <a href={editUrl} data-print="no">
          {docs.edit}
        </a>
      )}
    </Meta>
  )
}
