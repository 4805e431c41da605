/** Code in prose: inline, blocks with titles, token classes, annotated lines, line numbers, the copy button. */
import { css } from '@linaria/core'
import { copyAttributes } from '../client/behaviour.ts'

export const proseCode = css`
  /* Code is written from left to right in any language. */
  figure.code,
  pre,
  code {
    direction: ltr;
  }
  :not(pre) > code {
    unicode-bidi: isolate;
    padding: 0.14em 0.38em;
    border: 1px solid var(--c-line);
    border-radius: 5px;
    background: var(--c-code-bg);
    color: var(--c-code-text);
    font-size: 0.875em;
    overflow-wrap: break-word;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  /* A column may be narrower than its longest word. */
  :is(th, td) :not(pre) > code {
    overflow-wrap: anywhere;
  }
  a > code {
    color: inherit;
  }

  figure.code {
    position: relative;
    margin-block: var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-code-bg);
    overflow: hidden;
  }
  figure.code > figcaption {
    margin: 0;
    padding: var(--s-2) var(--s-4);
    border-bottom: 1px solid var(--c-line);
    color: var(--c-muted);
    font: 500 0.8125rem/1.5 var(--font-code);
    text-align: start;
  }
  /* The button stands at the end of it. */
  figure.code:has(> .copy) > figcaption {
    padding-block: calc(var(--tap) / 2 - 6px);
    padding-inline-end: 6rem;
  }
  pre {
    padding: var(--s-4) 0;
    overflow-x: auto;
    color: var(--c-code-text);
    font-size: 0.84375rem;
    line-height: 1.65;
    tab-size: 2;
    scrollbar-width: thin;
  }
  pre:focus-visible {
    outline-offset: -2px;
  }
  pre > code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding-inline: var(--s-4);
  }
  .wrap pre > code {
    width: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  code i {
    font-style: normal;
  }
  /* One letter per kind of token; plugins/markdown/code/highlight.ts has the list. */
  code .k {
    color: var(--c-code-keyword);
  }
  code :is(.t, .s) {
    color: var(--c-code-string);
  }
  code .n {
    color: var(--c-code-constant);
  }
  code .f {
    color: var(--c-code-function);
  }
  code .r {
    color: var(--c-code-parameter);
  }
  code .c {
    color: var(--c-code-comment);
  }
  code .c:lang(en) {
    font-style: italic;
  }
  code .p {
    color: var(--c-code-punctuation);
  }
  code .l {
    color: var(--c-code-string);
    text-decoration: underline;
  }
  code .i {
    color: var(--c-good);
  }
  code .d {
    color: var(--c-bad);
  }
  code .m {
    color: var(--c-warn);
  }

  .line:is(.hl, .add, .del, .error, .warning) {
    display: inline-block;
    min-width: calc(100% + 2 * var(--s-4));
    margin-inline: calc(-1 * var(--s-4));
    padding-inline: calc(var(--s-4) - 3px) var(--s-4);
    border-inline-start: 3px solid var(--c-primary);
    background: var(--c-mark);
  }
  .line.add {
    border-color: var(--c-good);
    background: var(--c-good-bg);
  }
  .line.del,
  .line.error {
    border-color: var(--c-bad);
    background: var(--c-bad-bg);
  }
  .line.warning {
    border-color: var(--c-warn);
    background: var(--c-warn-bg);
  }
  .line:is(.add, .del)::before {
    float: inline-start;
    width: 0;
    margin-inline-start: -0.7em;
    content: '+';
    color: var(--c-good);
    font-size: 0.9em;
  }
  .line.del::before {
    content: '-';
    color: var(--c-bad);
  }
  code:has(.focus) .line:not(.focus) {
    opacity: 0.45;
    transition: opacity var(--d-2);
  }
  pre:is(:hover, :focus-within) code .line {
    opacity: 1;
  }

  .line[data-line]::before {
    float: none;
    display: inline-block;
    width: 2.2em;
    margin: 0;
    margin-inline-end: 1.2em;
    color: var(--c-muted);
    font-size: inherit;
    text-align: end;
    content: attr(data-line) / '';
    user-select: none;
  }

  .copy {
    position: absolute;
    inset-block: 5px auto;
    inset-inline: auto 6px;
    min-width: 30px;
    height: var(--tap);
    padding: 0 var(--s-2);
    border: 1px solid var(--c-line);
    border-radius: 6px;
    background: var(--c-surface);
    color: var(--c-muted);
    font: 500 0.75rem/1 var(--font);
    opacity: 0;
    transition: opacity var(--d-1);
  }
  figure.code:hover > .copy,
  .copy:focus-visible,
  .copy[${copyAttributes.done}] {
    opacity: 1;
  }
  .copy:hover {
    color: var(--c-text);
    border-color: var(--c-line-strong);
  }
  .copy[${copyAttributes.done}] {
    color: var(--c-good);
  }
  /* Where it is always there, it stands above the code and not on it. */
  @media (hover: none) {
    .copy {
      opacity: 1;
    }
    figure.code:not(:has(> figcaption)):has(> .copy)::before {
      display: block;
      height: calc(var(--tap) + 10px);
      padding-inline: var(--s-4);
      border-bottom: 1px solid var(--c-line);
      color: var(--c-muted);
      font: 500 0.8125rem / calc(var(--tap) + 10px) var(--font-code);
      content: attr(data-lang) / '';
    }
  }
  @media print {
    .copy {
      display: none;
    }
    pre > code {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`
