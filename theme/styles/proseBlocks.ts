/** Boxes in prose: callouts, tabs, details. */
import { css } from '@linaria/core'
import { tabAttributes } from '../client/behaviour.ts'
import { untilScript } from './untilScript.ts'
import { tabRow, underlinedTabs } from './underlinedTabs.ts'

export const proseBlocks = css`
  .callout {
    --edge-colour: var(--c-note);
    margin-block: var(--s-5);
    padding: var(--s-4) var(--s-5);
    border: 1px solid color-mix(in srgb, var(--edge-colour) 28%, transparent);
    border-inline-start: 4px solid var(--edge-colour);
    border-radius: var(--r-1);
    background: var(--c-note-bg);
  }
  .callout > :first-child {
    margin-top: 0;
  }
  .callout > * + * {
    margin-top: var(--s-3);
  }
  .callout-title {
    --sign: 'i';
    display: flex;
    align-items: baseline;
    gap: var(--s-2);
    color: var(--edge-colour);
    font-size: var(--t-2);
    font-weight: 650;
  }
  .callout-title::before {
    display: grid;
    flex: none;
    width: 1.3em;
    height: 1.3em;
    place-items: center;
    border-radius: 50%;
    background: var(--edge-colour);
    color: var(--c-bg);
    font: 650 0.875rem/1 var(--font);
    content: var(--sign) / '';
  }
  .callout-title + * {
    margin-top: var(--s-1);
  }
  .callout-tip > .callout-title {
    --sign: '✓';
  }
  .callout:is(.callout-warning, .callout-caution, .callout-danger, .callout-important) > .callout-title {
    --sign: '!';
  }
  .callout-tip {
    --edge-colour: var(--c-good);
    background: var(--c-good-bg);
  }
  .callout-warning,
  .callout-caution {
    --edge-colour: var(--c-warn);
    background: var(--c-warn-bg);
  }
  .callout-danger {
    --edge-colour: var(--c-bad);
    background: var(--c-bad-bg);
  }
  .callout-important {
    --edge-colour: var(--c-important);
    background: var(--c-important-bg);
  }
  .callout :not(pre) > code {
    background: color-mix(in srgb, var(--c-bg) 60%, transparent);
  }

  .tabs {
    margin-block: var(--s-5);
  }
  .tab-label {
    color: var(--c-heading);
    font-weight: 600;
  }
  .tab > * + * {
    margin-top: var(--s-4);
  }
  [role='tabpanel'] > .tab-label {
    display: none;
  }
  [role='tablist'] {
    ${tabRow}
  }
  [role='tab']:hover {
    color: var(--c-text);
  }
  ${underlinedTabs}
  [role='tab'] {
    padding: var(--s-2) var(--s-4);
    font-size: var(--t-2);
  }
  [role='tabpanel'] {
    padding-top: var(--s-4);
  }
  [role='tabpanel'] > .tab-label + * {
    margin-top: 0;
  }
  @media (scripting: none) {
    .tab + .tab {
      margin-top: var(--s-4);
    }
  }
  /* Until the script has built the tabs, their place is kept: nothing moves. */
  @media (scripting: enabled) {
    .tab:not([role]) {
      &:has(~ [${tabAttributes.initial}]),
      & + :not([${tabAttributes.initial}]) {
        ${untilScript}
      }
      > .tab-label {
        padding-block: var(--s-2) calc(var(--s-2) + 3px);
        font-size: var(--t-2);
      }
    }
  }

  details {
    padding: var(--s-3) var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-sunken);
  }
  details > summary {
    display: flex;
    align-items: baseline;
    gap: var(--s-3);
    color: var(--c-heading);
    font-weight: 600;
    list-style: none;
  }
  details > summary::-webkit-details-marker {
    display: none;
  }
  details > summary::before {
    flex: none;
    width: 7px;
    height: 7px;
    border: solid var(--c-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-2px) rotate(-45deg);
    transition: transform var(--d-2) var(--ease);
    content: '';
  }
  details[open] > summary::before {
    transform: translateY(-3px) rotate(45deg);
  }
  details:dir(rtl) > summary::before {
    scale: -1 1;
  }
  details[open] > summary {
    margin-bottom: var(--s-3);
  }

  .embed > iframe {
    width: 100%;
    height: auto;
    border: 0;
    border-radius: var(--r-1);
    background: var(--c-sunken);
    aspect-ratio: 16 / 9;
  }
  /* On paper nothing can be chosen: all of it is there. */
  @media print {
    :is([role='tablist'], .embed > iframe) {
      display: none;
    }
    [role='tabpanel'][hidden] {
      display: block !important;
    }
    [role='tabpanel'] > .tab-label {
      display: block;
      break-after: avoid;
    }
  }
`
