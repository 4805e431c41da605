/** A page of the documentation. */
import { cx } from '@linaria/core'
import { useSite } from '../../engine/client/index.ts'
import type { DocProps } from '../../plugins/docs/types.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ChangeKinds } from '../features/docs/ChangeKinds.tsx'
import { DocMeta } from '../features/docs/DocMeta.tsx'
import { article } from '../features/docs/docs.styles.ts'
import { ReportLink } from '../features/docs/ReportLink.tsx'
import { Shell } from '../features/docs/Shell.tsx'
import { mdx } from '../mdx/components.ts'
import { useStrings } from '../strings/index.ts'
import { ArticleLd } from '../ui/JsonLd.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Seo } from '../ui/Seo.tsx'
import { Tags } from '../ui/Tags.tsx'
import { Toc } from '../ui/Toc.tsx'
import { UnpublishedNotice } from '../ui/Unpublished.tsx'

export default function Doc(props: DocProps) {
  const { docs } = useStrings()
  const original = useSite().locales.find(({ id }) => id === props.fallbackFrom)
  const active = props.versions?.find((version) => version.active)
  const latest = props.versions?.find(({ name }) => name === undefined)
  return (
    <Shell sidebar={props.sidebar} trail={props.trail} versions={props.versionHomes}>
      <Seo title={props.title} description={props.description} type="article" modified={props.lastUpdate} />
      <ArticleLd
        kind="TechArticle"
        title={props.title}
        description={props.description}
        modified={props.lastUpdate}
        trail={props.breadcrumbs.slice(0, -1)}
      />
      <article className={article}>
        <header>
          <Breadcrumbs items={props.breadcrumbs} />
          <h1 className={cx(props.hideTitle && 'visually-hidden')}>{props.title}</h1>
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
        {!props.hideToc && <Toc label={docs.onThisPage} />}
        {props.gathers && <ChangeKinds />}
        <Prose lang={original?.lang} components={mdx} />
        <footer>
          <Tags label={docs.tags} tags={props.tags ?? []} />
          <ReportLink title={props.title} />
          <Pager label={docs.pager} words={docs} previous={props.previous} next={props.next} />
        </footer>
      </article>
    </Shell>
  )
}
