/** A picture over the page, which `client/zoomed.ts` opens. */
import { css } from '@linaria/core'

export const proseZoom = css`
  :global() {
    #site-zoom {
      width: 100vw;
      max-width: none;
      height: 100dvh;
      max-height: none;
      margin: 0;
      padding: var(--s-4);
      border: 0;
      background: transparent;
    }
    #site-zoom::backdrop {
      background: var(--c-veil);
      backdrop-filter: blur(4px);
    }
    #site-zoom button {
      display: grid;
      width: 100%;
      height: 100%;
      place-items: center;
      cursor: zoom-out;
    }
    /* Where the screen is narrower than the picture, it is moved about. */
    @media (width < 43.75em) {
      #site-zoom button {
        width: max-content;
        min-width: 100%;
      }
      #site-zoom img {
        max-width: none;
      }
    }
    #site-zoom img {
      max-height: calc(100dvh - 2 * var(--s-4));
      border-radius: var(--r-1);
      object-fit: contain;
    }
    /* Photographs of screens are made for white; drawings know both colour modes. */
    #site-zoom img:not([src*='.svg']) {
      background: #fff;
    }
  }
`
