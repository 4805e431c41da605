/** A page of prose by itself. */
import { css, cx } from '@linaria/core'
import { useRoute, useSite } from '../../engine/client/index.ts'
import type { ProsePageProps } from '../../plugins/prosePages/types.ts'
import { Notice } from '../Notice.tsx'
import { useOriginal } from '../Original.tsx'
import { PageHead } from '../PageHead.tsx'
import { Prose } from '../Prose.tsx'
import { Seo } from '../Seo.tsx'
import { UnpublishedNotice } from '../Unpublished.tsx'
import { wrap } from '../ui/wrap.ts'
import { useWords } from '../words/useWords.ts'

export default function Page({
  title,
  description,
  image,
  imageAlt,
  hideTitle,
  head,
  fallbackFrom,
  ...page
}: ProsePageProps) {
  const { docs } = useWords()
  const titleId = useRoute().bodies[0]?.titleId
  const original = useSite().locales.find(({ id }) => id === fallbackFrom)
  const language = useOriginal(original)
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, room)}>
      <Seo title={title} description={description} image={image} imageAlt={imageAlt} head={head} />
      {hideTitle ? (
        <h1 id={titleId} className="visually-hidden" {...language}>
          {title}
        </h1>
      ) : (
        <PageHead title={title} id={titleId} original={original} />
      )}
      <UnpublishedNotice {...page} />
      {original && <Notice>{docs.fallback(original.name)}</Notice>}
      <Prose original={original} />
    </main>
  )
}

const room = css`
  padding-bottom: var(--s-24);
`
