/** Version, reading time, last change, and what can be done with the page. */
import { css } from '@linaria/core'
import type { DocProps } from '../plugins/docs/types.ts'
import { useWords } from './words/useWords.ts'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { DateText } from './DateText.tsx'
import { Meta } from './Meta.tsx'
import { Versions } from './Versions.tsx'

type DocMetaProps = Pick<DocProps, 'readingMinutes' | 'lastUpdate' | 'lastAuthor' | 'editUrl' | 'versions'>

export function DocMeta({ readingMinutes, lastUpdate, lastAuthor, editUrl, versions }: DocMetaProps) {
  const { docs } = useWords()
  return (
    <div className={line}>
      {versions && <Versions id="page-version" versions={versions} />}
      <Meta>
        {readingMinutes ? docs.readingTime(readingMinutes) : null}
        {lastUpdate && (
          <span>
            {docs.updated} <DateText date={lastUpdate} />
            {lastAuthor && ` ${docs.by} ${lastAuthor}`}
          </span>
        )}
        {editUrl && (
          <a href={editUrl} data-print="no">
            {docs.edit}
          </a>
        )}
      </Meta>
      <CopyMarkdown />
    </div>
  )
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`
