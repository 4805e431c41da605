/** Frame of the calculator: tabs, and panels of fields beside their sum. Small screens show both panels, one below the other. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../../theme/ui/panelFrame.ts'
import { visuallyHidden } from '../../../../theme/styles/visuallyHidden.ts'
import { quietText } from '../../../../theme/styles/quietText.ts'

export const box = css`
  [role='tablist'] {
    width: fit-content;
    margin-bottom: var(--s-5);
  }
  /* Both stacked: below 768 px, and for whoever has no script to choose with. */
  @media (width < 48em) {
    [role='tablist'] {
      display: none;
    }
  }
  @media (scripting: none) {
    [role='tablist'],
    [type='range'],
    && button {
      display: none;
    }
  }
  @media (width >= 48em) and (scripting: enabled) {
    /* The tab says it already, to eyes. */
    h3 {
      ${visuallyHidden}
    }
  }
`

export const panel = css`
  display: grid;
  overflow: hidden;
  ${panelFrame}

  & + & {
    margin-top: var(--s-6);
  }

  @media (width >= 62.5em) {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 0.72fr);
  }
  @media (width >= 48em) and (scripting: enabled) {
    & + & {
      margin-top: 0;
    }
  }
`

export const notChosen = css`
  @media (width >= 48em) and (scripting: enabled) {
    site-island:not([data-failed]) & {
      display: none;
    }
  }
`

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-8);
  padding: clamp(1.25rem, 0.5rem + 2.6vw, 2.75rem);
`

export const notes = css`
  display: grid;
  gap: var(--s-2);
  margin-top: auto;
  padding-top: var(--s-5);
  border-top: 1px solid var(--c-line);

  p {
    ${quietText}
  }
`
