/** Both ends of a pair with the way between them. */
import { css } from '@linaria/core'
import type { End } from '../../../plugins/connectors/types.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'

export const ConnectionArt = ({ source, target }: { source: End; target: End }) => (
  <div className={art}>
    <Side {...source} />
    <span data-way="">
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
  return path ? <a href={path}>{content}</a> : <span>{content}</span>
}

const art = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  margin-block: var(--s-6);

  > :not([data-way]) {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding: var(--s-3) var(--s-5) var(--s-3) var(--s-3);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    color: var(--c-heading);
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    border-color: var(--c-primary);
  }
  [data-way] {
    color: var(--c-link);
  }
  @media (width < 520px) {
    flex-direction: column;
    align-items: flex-start;

    [data-way] {
      margin-inline-start: 31px;
      rotate: 90deg;
    }
  }
`
