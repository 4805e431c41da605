/** Both ends of a pair with the way between them. */
import { css } from '@linaria/core'
import type { End } from '../../../plugins/connectors/types.ts'
import { chip } from '../../ui/art/Mockup.styles.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'

export const ConnectionArt = ({ source, target }: { source: End; target: End }) => (
  <div className={art}>
    <Side {...source} />
    <span className={way}>
      <Icon name="arrow" />
    </span>
    <Side {...target} />
  </div>
)

function Side({ name, path, mark, category }: End) {
  const content = (
    <>
      <ConnectorMark mark={mark} category={category} />
      {name}
    </>
  )
  return path ? (
    <a href={path} className={chip}>
      {content}
    </a>
  ) : (
    <span className={chip}>{content}</span>
  )
}

const way = css``

const art = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  margin-block: var(--s-6);

  > a:hover {
    border-color: var(--c-primary);
  }
  .${way} {
    color: var(--c-link);
  }
  @media (width < 32.5em) {
    flex-direction: column;
    align-items: flex-start;

    .${way} {
      margin-inline-start: 31px;
      rotate: 90deg;
    }
  }
`
