/** A pair of a source and a target, with the look of the documentation. */
import { css } from '@linaria/core'
import { Fragment, useLocale, useSite } from '../../engine/client/index.ts'
import { closedSidebar } from '../../plugins/docs/shared.ts'
import type { ConnectionProps } from '../../plugins/connectors/types.ts'
import { ConnectionArt } from '../features/connectors/ConnectionArt.tsx'
import { ConnectionBody, connectionHeadings } from '../features/connectors/ConnectionBody.tsx'
import { article } from '../../theme/docs.styles.ts'
import { Shell } from '../../theme/Shell.tsx'
import { Lead } from '../../theme/ui/Lead.tsx'
import { Breadcrumbs } from '../../theme/Breadcrumbs.tsx'
import { useStrings } from '../strings/index.ts'
import { ArticleLd } from '../../theme/JsonLd.tsx'
import { Seo } from '../../theme/Seo.tsx'
import { Toc } from '../../theme/Toc.tsx'
import { useProductName } from '../ui/useProductName.ts'

export default function Connection(props: ConnectionProps) {
  const { source, target, choices, reverse, index, by, into } = props
  const { docs, connections } = useStrings()
  const own = useProductName('replication')
  const sidebar = useWholeSidebar()
  const names = { source: source.name, target: target.name }
  const title = connections.title(names)
  const description = connections.meta.description({ ...names, by, into }, own)
  const trail = [{ label: connections.index, path: index }]
  return (
    <Shell sidebar={sidebar}>
      <Seo title={connections.meta.title(names)} description={description} type="article" />
      <ArticleLd kind="TechArticle" title={title} description={description} trail={trail} />
      <article className={article}>
        <header>
          <Breadcrumbs items={[...trail, { label: title }]} />
          <h1>{title}</h1>
          <Lead text={connections.lead({ ...names, by, into }, own)} className={lead} />
          <ConnectionArt source={source} target={target} />
          <Fragment name="connections" shared={choices} />
        </header>
        <Toc label={docs.onThisPage} headings={connectionHeadings(connections, props)} />
        <ConnectionBody {...props} own={own} />
        <footer className={ways} data-search="no">
          {reverse && <a href={reverse}>{connections.reverse(names)}</a>}
          <a href={index}>{connections.all}</a>
        </footer>
      </article>
    </Shell>
  )
}

/** The documentation's tree with no branch open; a small one is shared as a whole only. */
function useWholeSidebar(): string | undefined {
  return closedSidebar(useSite(), 'docs', useLocale().id)?.name
}

const lead = css`
  color: var(--c-muted);
  font-size: var(--t-4);
`

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-8);
  font-weight: 600;
`
