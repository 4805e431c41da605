/** Groups of links on a page of their own: tags, the archive, authors, pairs of connectors. */
import { css, cx } from '@linaria/core'
import type { IndexProps } from '../../plugins/blog/types.ts'
import { LinkGroups } from '../LinkGroups.tsx'
import { PageHead } from '../PageHead.tsx'
import { Seo } from '../Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Index({ title, description, groups }: IndexProps) {
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, index)}>
      <Seo title={title} description={description} />
      <PageHead title={title} lead={description === title ? undefined : description} />
      <LinkGroups groups={groups} />
    </main>
  )
}

const index = css`
  padding-bottom: var(--s-24);
`
