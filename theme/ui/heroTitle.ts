/** The title of a page with a picture; its second half stands below in the colour of links. */
import { css } from '@linaria/core'

export const heroTitle = css`
  h1 {
    font-size: var(--t-8);
    font-weight: 700;
    letter-spacing: -0.03em;
  }
  h1:lang(zh) {
    letter-spacing: 0;
  }
  em {
    display: block;
    color: var(--c-link);
    font-style: normal;
  }
`
