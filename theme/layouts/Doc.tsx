/** A page of the documentation. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useRoute, useSite, type App } from '../../engine/client/index.ts'
import type { DocProps } from '../../plugins/docs/types.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DocMeta } from '../DocMeta.tsx'
import { article } from '../docs.styles.ts'
import { Shell } from '../Shell.tsx'
import { useWords } from '../words/useWords.ts'
import { ArticleLd } from '../JsonLd.tsx'
import { Notice } from '../Notice.tsx'
import { useOriginal } from '../Original.tsx'
import { Pager } from '../Pager.tsx'
import { Prose } from '../Prose.tsx'
import { Seo } from '../Seo.tsx'
import { Tags } from '../Tags.tsx'
import { Toc } from '../Toc.tsx'
import { UnpublishedNotice } from '../Unpublished.tsx'

type DocLayoutProps = DocProps & {
  /** What authors may use in `.mdx`. */
  mdx?: App['mdx']
  /** Before the prose, and first in the footer of the page. */
  before?: ReactNode
  end?: ReactNode
}

export default function Doc({ mdx, before, end, ...props }: DocLayoutProps) {
  const { docs } = useWords()
  const original = useSite().locales.find(({ id }) => id === props.fallbackFrom)
  const language = useOriginal(original)
  const active = props.versions?.find((version) => version.active)
  const latest = props.versions?.find(({ name }) => name === undefined)
  return (
    <Shell sidebar={props.hideSidebar ? undefined : props.sidebar} trail={props.trail} versions={props.versionHomes}>
      <Seo {...props} type="article" modified={props.lastUpdate} />
      <ArticleLd
        kind="TechArticle"
        title={props.title}
        description={props.description}
        modified={props.lastUpdate}
        image={props.image}
        trail={props.breadcrumbs.slice(0, -1)}
        original={original}
      />
      <article className={article}>
        <header>
          <Breadcrumbs items={props.breadcrumbs} original={original} />
          <h1 id={useRoute().bodies[0]?.titleId} className={cx(props.hideTitle && 'visually-hidden')} {...language}>
            {props.heading ?? props.title}
          </h1>
          <DocMeta {...props} />
          {active?.name && latest && (
            <Notice>
              {docs.otherVersion} <a href={latest.path}>{docs.latest}</a>
            </Notice>
          )}
          <UnpublishedNotice {...props} />
          {props.unlisted && <Notice>{docs.unlisted}</Notice>}
          {original && <Notice>{docs.fallback(original.name)}</Notice>}
        </header>
        {!props.hideToc && <Toc label={docs.onThisPage} levels={props.tocLevels} original={original} />}
        {before}
        <Prose original={original} components={mdx} />
        <footer>
          <Tags label={docs.tags} tags={props.tags ?? []} />
          {end}
          <Pager label={docs.pager} words={docs} previous={props.previous} next={props.next} />
        </footer>
      </article>
    </Shell>
  )
}
