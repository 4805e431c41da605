/** The first view of a connector: words beside a panel of facts. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'

export const has = css``

export const hero = css`
  display: grid;
  gap: var(--s-10) clamp(2rem, 5vw, 6rem);
  align-items: center;
  padding-block: clamp(2rem, 1rem + 4vw, 5rem) var(--rhythm);

  @media (width >= 51.25em) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
  }
  > div > a:first-child {
    ${besideIcon}
    min-height: var(--tap);
    margin-bottom: var(--s-5);
    font-size: var(--t-2);
    font-weight: 600;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    max-width: 36rem;
    margin-block: var(--s-5) var(--s-8);
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  section {
    padding: var(--s-8);
    ${panelFrame}
    box-shadow: var(--shadow-1);
  }
  section > div {
    display: flex;
    gap: var(--s-4);
    align-items: start;
    justify-content: space-between;
    margin-bottom: var(--s-6);
  }
  section > div > svg {
    width: 88px;
    height: 88px;
    padding: 8px;
    border-radius: var(--r-2);
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-muted);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--c-heading);
    font-weight: 600;
    text-align: end;
  }
  dd svg {
    color: var(--c-muted);
  }
  .${has} svg {
    color: var(--c-good);
  }
`
