/** Lists with a look: steps along a line, cards as boxes that are links. */
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
    padding-block: max(0px, (var(--sign) - 1lh) / 2) var(--s-6);
    padding-inline: calc(var(--sign) + var(--s-4)) 0;
    counter-increment: step;
  }
  ol.steps > li > :is(h2, h3, h4):first-child {
    margin-top: 0;
    padding-bottom: 0;
    border: 0;
    font-size: var(--t-4);
    line-height: max(var(--sign), 1.4em);
  }
  ol.steps > li:last-child {
    padding-bottom: 0;
  }
  ol.steps + :not(h2, h3, h4) {
    margin-top: var(--s-6);
  }
  ol.steps > li::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
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
    inset-block: calc(var(--sign) + 6px) 6px;
    inset-inline-start: calc(var(--sign) / 2 - 1px);
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
  ul.cards > li > * + * {
    margin-top: var(--s-2);
  }
  /* The title of a card: the link that all of it is, or words. */
  ul.cards > li > a:first-child,
  ul.cards > li > p:first-child > :is(a, strong):first-child {
    display: block;
    padding-inline-end: 1.5em;
    color: var(--c-heading);
    font-size: var(--t-3);
    font-weight: 600;
    text-decoration: none;
  }
  ul.cards > li > a:first-child::before,
  ul.cards > li > p:first-child > a:first-child::before {
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
    content: '';
  }
  /* Other links of a card, and code that scrolls, stand above the link that covers it. */
  ul.cards > li > * + :is(p, ul, ol) a,
  ul.cards > li > figure {
    position: relative;
  }
  ul.cards > li:hover > a:first-child,
  ul.cards > li:hover > p:first-child > a:first-child {
    color: var(--c-link);
  }
  ul.cards > li:has(> a:first-child, > p:first-child > a:first-child)::after {
    position: absolute;
    inset-block-start: var(--s-4);
    inset-inline-end: var(--s-5);
    color: var(--c-muted);
    content: '→' / '';
    transition: transform var(--d-2) var(--ease);
  }
  ul.cards > li:hover::after {
    color: var(--c-link);
    transform: translateX(3px);
  }
  ul.cards > li:dir(rtl)::after {
    scale: -1 1;
  }
  @media print {
    ul.cards > li::after {
      display: none;
    }
  }
`
