/** Groups of sources beside what is said of them. */
import { css } from '@linaria/core'
import { besideIcon } from '../../ui/besideIcon.ts'

export const layout = css`
  h3 {
    font-size: var(--t-3);
    line-height: 44px;
  }
  ul {
    display: grid;
    gap: var(--s-2);
    grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 46%), 1fr));
  }
  li a {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    height: 100%;
    padding: 6px var(--s-3) 6px 6px;
    border-radius: var(--r-1);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 500;
    line-height: 1.3;
    transition: background var(--d-1);
  }
  li a:hover {
    background: var(--c-tint);
    color: var(--c-heading);
    text-decoration: none;
  }
  /* On a phone the well-known ones; the catalogue below has all. */
  @media (width < 600px) {
    ul {
      margin-inline: -6px;
    }
    h3 {
      line-height: inherit;
    }
    li:nth-child(n + 9) {
      display: none;
    }
  }
  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-8);
    padding-top: var(--s-6);
    border-top: 1px solid var(--c-line);
  }
  > div > p > a {
    ${besideIcon}
    min-height: 28px;
    font-weight: 600;
  }
`

export const group = css`
  display: grid;
  gap: var(--s-4) var(--s-8);
  padding-block: var(--s-6);
  border-top: 1px solid var(--c-line);

  @media (width >= 800px) {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`
