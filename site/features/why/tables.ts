import { css } from '@linaria/core'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'

/** Three tools beside each other. */
export const table = css`
  min-width: 46rem;

  :is(th, td) {
    width: 26%;
  }
  tr > :first-child {
    width: 22%;
  }
  @media (width < 56.25em) {
    min-width: 44rem;

    tr > :first-child {
      min-width: 8.5rem;
    }
  }
`

export const rating = css`
  ${besideIcon}

  svg {
    padding: 3px;
    border-radius: 99px;
  }
`

const excellent = css`
  svg {
    background: var(--c-good-bg);
    color: var(--c-good);
    stroke-width: 2.5;
  }
`

const average = css`
  color: var(--c-muted);
  font-weight: 400;
`

export const ratings = { excellent, good: undefined, average }
