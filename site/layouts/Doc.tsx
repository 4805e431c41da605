/** A page of the documentation. */
import { cx } from '@linaria/core'
import { Fragment, useSite } from '../../engine/client/index.ts'
import type { DocProps } from '../../plugins/docs/types.ts'
import { Breadcrumbs } from '../features/docs/Breadcrumbs.tsx'
import { DocMeta } from '../features/docs/DocMeta.tsx'
import { useStrings } from '../strings/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { ArticleLd } from '../ui/JsonLd.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Seo } from '../ui/Seo.tsx'
import { Tags } from '../ui/Tags.tsx'
import { Toc } from '../ui/Toc.tsx'
import { tool } from '../ui/tool.ts'
import { article, bar, drawer, shell } from '../features/docs/docs.styles.ts'

export default function Doc(props: DocProps) {
  const { docs } = useStrings()
  const original = useSite().locales.find(({ id }) => id === props.fallbackFrom)
  return (
    <>
      <Seo title={props.title} description={props.description} type="article" modified={props.lastUpdate} />
      <ArticleLd
        kind="TechArticle"
        title={props.title}
        description={props.description}
        modified={props.lastUpdate}
        trail={props.breadcrumbs.slice(0, -1)}
      />
      <Fragment name="docsbar" className={bar} />
      <div className={shell}>
        <aside className={drawer} id="site-sidebar" popover="auto" data-drawer="" data-print="no">
          <div data-drawer-head="">
            <strong>{docs.sidebar}</strong>
            <button type="button" className={tool} popoverTarget="site-sidebar" aria-label={docs.closeSidebar}>
              <Icon name="close" />
            </button>
          </div>
          <Fragment name="sidebar" shared={props.sidebar} marks={props.trail} />
        </aside>
        <main id="main" tabIndex={-1}>
          <article className={article}>
            <header>
              <Breadcrumbs items={props.breadcrumbs} />
              <h1 className={cx(props.hideTitle && 'visually-hidden')}>{props.title}</h1>
              <DocMeta {...props} />
              {props.unlisted && <Notice>{docs.unlisted}</Notice>}
              {original && <Notice>{docs.fallback(original.name)}</Notice>}
            </header>
            {!props.hideToc && <Toc label={docs.onThisPage} />}
            <Prose lang={original?.lang} />
            <footer>
              <Tags label={docs.tags} tags={props.tags ?? []} />
              <Pager label={docs.pager} words={docs} previous={props.previous} next={props.next} />
            </footer>
          </article>
        </main>
      </div>
    </>
  )
}
