/** Figures about the product in a row. */
import { css, cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { bigFigure } from '../../ui/bigFigure.ts'
import { quietText } from '../../../theme/styles/quietText.ts'
import { wrap } from '../../../theme/ui/wrap.ts'
import { useAllowances } from '../../ui/useAllowances.ts'
import { figures } from './figures.ts'

export function Numbers() {
  const { numbers } = useStrings().home
  const { sources } = useAllowances()
  return (
    <section className={cx(wrap, row)} aria-label={numbers.title}>
      <dl>
        {[{ id: 'sources', value: `${sources.commercial}+` } as const, ...figures].map(({ id, value }) => (
          <div key={id}>
            <dt>{numbers[id]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const row = css`
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s-4) clamp(var(--s-3), 4vw, var(--s-6));
    padding-block: 0 var(--s-4);
  }
  @media (width >= 50em) {
    dl {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline-start: var(--s-5);
    border-inline-start: 2px solid var(--c-tint-strong);
  }
  dt {
    ${quietText}
  }
  dd {
    ${bigFigure}
    line-height: 1.2;
    white-space: nowrap;
  }
`
