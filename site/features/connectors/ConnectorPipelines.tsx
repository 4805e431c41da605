/** Links to the pairs a connector is part of. */
import { css, cx } from '@linaria/core'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { framedLinks } from '../../../theme/ui/framedLinks.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { PathList } from '../../../theme/ui/PathList.tsx'
import { Section } from '../../ui/Section.tsx'

type ConnectorPipelinesProps = Pick<ConnectorProps, 'connector' | 'pipelines' | 'allPipelines'>

export function ConnectorPipelines({ connector, pipelines, allPipelines }: ConnectorPipelinesProps) {
  const words = useStrings().connectorGuide
  if (!pipelines.length) return null
  const links = pipelines.map(({ source, target, path }) => ({
    path,
    label: (
      <>
        {words.pair(source, target)}
        <Icon name="chevron" />
      </>
    ),
  }))
  return (
    <Section id="pipelines" title={words.pipelines(connector.name)} ground="sunken">
      <PathList links={links} className={cx(framedLinks, chips)} />
      {allPipelines && <MoreLink href={allPipelines}>{words.allPipelines(connector.name)}</MoreLink>}
    </Section>
  )
}

const chips = css`
  gap: var(--s-3);

  a {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding-inline: var(--s-5) var(--s-4);
    border-radius: 99px;
    background: var(--c-surface);
    font-weight: 600;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`
