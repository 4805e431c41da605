/** Links to the pairs a connector is part of. */
import { css, cx } from '@linaria/core'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { framedLinks } from '../../ui/framedLinks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'

export function ConnectorPipelines({ connector, pipelines }: Pick<ConnectorProps, 'connector' | 'pipelines'>) {
  const words = useStrings().connectorGuide
  if (!pipelines.length) return null
  return (
    <Section id="pipelines" title={words.pipelines(connector.name)} ground="sunken">
      <ul className={cx(framedLinks, chips)}>
        {pipelines.map(({ source, target, path }) => (
          <li key={path}>
            <a href={path}>
              {words.pair(source, target)}
              <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const chips = css`
  display: flex;
  flex-wrap: wrap;
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
