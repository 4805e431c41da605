/**
 * Where readers have colours of their own, grounds and shadows are gone, and borders that cannot be seen appear. What only these
 * tell is told by the reader's colours for what is chosen. A logo and links of the foot that lead to their own page are not chosen.
 */
const chosen =
  ":is([aria-selected='true'], [aria-pressed='true'], [aria-current]:is(a, button):not(:has(> :is(img, strong)), [data-region='footer'] a), [data-active], mark)"

export const forcedColours = `
  @media (forced-colors: active) {
    ${chosen}, ${chosen} * {
      background: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
    :is(hr, .site-progress, [data-content] .file-tree :is(.file, .folder, summary)::before) {
      background: CanvasText;
      forced-color-adjust: none;
    }
    [role='tooltip'] {
      outline: 1px solid;
    }
    [role='search']:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
