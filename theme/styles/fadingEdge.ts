/**
 * The edge of a box that scrolls sideways fades while there is more behind it. Not where a browser does not know timelines of
 * scrolling: nothing may look covered for good.
 */
import { css } from '@linaria/core'
import { tableAttributes, tabAttributes } from '../client/behaviour.ts'

export const fadingEdge = css`
  :global() {
    :is(.table:not([${tableAttributes.fits}]), pre, [${tabAttributes.tabs}] > [role='tablist']) {
      mask: linear-gradient(90deg, #000 calc(100% - var(--more, 0px)), rgb(0 0 0 / 15%));
      animation: more linear both;
      animation-timeline: scroll(self inline);
    }
    :is(.table:not([${tableAttributes.fits}]), [${tabAttributes.tabs}] > [role='tablist']):dir(rtl) {
      mask: linear-gradient(-90deg, #000 calc(100% - var(--more, 0px)), rgb(0 0 0 / 15%));
    }
    /* The ring around it is not to fade. */
    :is(.table, pre):focus-visible,
    [role='tablist']:focus-within {
      mask: none !important;
    }
    @keyframes more {
      from,
      99% {
        --more: 3.5rem;
      }
      to {
        --more: 0px;
      }
    }
    @media print {
      :is(.table, pre) {
        mask: none !important;
      }
    }
  }
`
