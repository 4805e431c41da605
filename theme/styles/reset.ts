/** What browsers do to elements by themselves is undone. Libraries have rules in layers, too: outside of one, these would win over all of them. */
export const reset = `
  @layer reset {
    h1,
    h2,
    h3,
    h4,
    h5,
    h6,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    blockquote,
    pre {
      margin: 0;
    }
    ul,
    ol {
      padding: 0;
      list-style: none;
    }
    img,
    svg,
    video {
      display: block;
      max-width: 100%;
      height: auto;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
      word-spacing: inherit;
    }
    button {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
    }
  }
`
