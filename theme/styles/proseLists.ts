/** Lists with a look: `:::steps` along a line, `:::cards` as boxes that are links. */
import { css } from '@linaria/core'
import { quietText } from './quietText.ts'

export const proseLists = css`
  ol.steps {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  ol.steps > li {
    --sign: 28px;
    position: relative;
    min-height: var(--sign);
    margin: 0;
    padding: max(0px, (var(--sign) - 1lh) / 2) 0 var(--s-6) calc(var(--sign) + var(--s-4));
    counter-increment: step;
  }
  ol.steps > li:last-child {
    padding-bottom: 0;
  }
  ol.steps + :not(h2, h3, h4) {
    margin-top: var(--s-6);
  }
  ol.steps > li::before {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    width: var(--sign);
    height: var(--sign);
    place-items: center;
    border-radius: 50%;
    background: var(--c-tint);
    color: var(--c-link);
    font-size: var(--t-2);
    font-weight: 700;
    line-height: 1;
    content: counter(step);
  }
  ol.steps > li:not(:last-child)::after {
    position: absolute;
    inset: calc(var(--sign) + 6px) auto 6px calc(var(--sign) / 2 - 1px);
    width: 2px;
    border-radius: 1px;
    background: var(--c-line);
    content: '';
  }

  ul.cards {
    display: grid;
    padding: 0;
    gap: var(--s-4);
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
    list-style: none;
  }
  ul.cards > li {
    position: relative;
    margin: 0;
    padding: var(--s-4) var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    ${quietText}
    line-height: 1.6;
    transition:
      border-color var(--d-2),
      box-shadow var(--d-2);
  }
  ul.cards > li:hover {
    border-color: var(--c-primary);
    box-shadow: var(--shadow-1);
  }
  ul.cards > li > p {
    margin: 0;
  }
  ul.cards > li > a:first-child,
  ul.cards > li > p:first-child > a:first-child {
    display: block;
    padding-inline-end: 1.5em;
    color: var(--c-heading);
    font-size: var(--t-3);
    font-weight: 600;
    text-decoration: none;
  }
  ul.cards a:first-child::before {
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
    content: '';
  }
  ul.cards > li:hover > a:first-child {
    color: var(--c-link);
  }
  ul.cards > li::after {
    position: absolute;
    inset: var(--s-4) var(--s-5) auto auto;
    color: var(--c-muted);
    content: '→' / '';
    transition: transform var(--d-2) var(--ease);
  }
  ul.cards > li:hover::after {
    color: var(--c-link);
    transform: translateX(3px);
  }
`
