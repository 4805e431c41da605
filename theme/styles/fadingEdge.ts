/**
 * The edge of a box that scrolls sideways fades while there is more behind it. Not where a browser does not know timelines of
 * scrolling: nothing may look covered for good.
 */
import { css } from '@linaria/core'
import { tableAttributes, tabAttributes } from '../client/behaviour.ts'

/** What such a box has, on screens: paper does not scroll, and the ring of its focus is not to fade. */
export const fades = `
  mask: linear-gradient(90deg, #000 calc(100% - var(--more, 0px)), rgb(0 0 0 / 20%));
  animation: more linear both;
  animation-timeline: scroll(self inline);
`

export const fadingEdge = css`
  :global() {
    @media screen {
      :is(.table:not([${tableAttributes.fits}]), pre, .drawing, [${tabAttributes.tabs}] > [role='tablist']) {
        ${fades}
      }
      :is(.table:not([${tableAttributes.fits}]), .drawing, [${tabAttributes.tabs}] > [role='tablist']):dir(rtl) {
        mask: linear-gradient(-90deg, #000 calc(100% - var(--more, 0px)), rgb(0 0 0 / 20%));
      }
    }
    :is(.table, pre, .drawing):focus-visible,
    [role='tablist']:focus-within {
      mask: none !important;
    }
    /* Under its own name: styles of the site have it, too. */
    @keyframes :global(more) {
      from,
      99% {
        --more: 3.5rem;
      }
      to {
        --more: 0px;
      }
    }
  }
`
