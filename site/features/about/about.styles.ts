import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { quietText } from '../../../theme/styles/quietText.ts'

export const careers = css`
  > div > a {
    margin-top: var(--s-8);
  }
`

export const people = css`
  ul {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  }
  figure {
    display: grid;
    gap: var(--s-4) var(--s-5);
    grid-template: auto 1fr / auto 1fr;
    height: 100%;
    padding: clamp(1.5rem, 1rem + 1.6vw, 2.25rem);
    ${panelFrame}
  }
  svg {
    grid-row: 1 / 3;
    width: 72px;
    height: 72px;
  }
  blockquote {
    color: var(--c-heading);
    font-size: var(--t-4);
    text-wrap: pretty;
  }
  figcaption {
    ${quietText}
    font-weight: 600;
  }
  @media (width < 30em) {
    figure {
      grid-template: none;
    }
    svg {
      grid-row: auto;
    }
  }
`
