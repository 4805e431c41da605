/**
 * Opens the search dialog, where there is one; `client/search.ts` does it. On pages of the documentation, where there is room, it looks like the field
 * it leads to.
 */
import { css, cx } from '@linaria/core'
import { attribute, searchAttributes } from './client/behaviour.ts'
import { useHasSearch } from './search/useSearchProps.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { iconButton } from './ui/iconButton.ts'

export function SearchButton() {
  const { search } = useWords()
  if (!useHasSearch()) return null
  return (
    <button
      type="button"
      className={cx(iconButton, button)}
      {...attribute(searchAttributes.open)}
      aria-haspopup="dialog"
      aria-label={search.label}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{search.open}</span>
      <kbd />
    </button>
  )
}

const button = css`
  :is(span, kbd) {
    display: none;
  }
  kbd::before {
    content: 'Ctrl K';
  }
  [${searchAttributes.mac}] & kbd::before {
    content: '⌘ K';
  }
  @media (width >= 90em) {
    [data-region='navbar']:has(~ [data-region='docsbar']) & {
      min-width: 9rem;
      margin-inline-end: var(--s-2);
      padding-inline: var(--s-2);
      justify-content: flex-start;
      border: 1px solid var(--c-line-strong);
      background: var(--c-surface);
      color: var(--c-muted);
      font-weight: 400;
    }
    [data-region='navbar']:has(~ [data-region='docsbar']) &:hover {
      border-color: var(--c-primary);
      color: var(--c-text);
    }
    [data-region='navbar']:has(~ [data-region='docsbar']) & :is(span, kbd) {
      display: block;
    }
    kbd {
      margin-inline-start: auto;
      padding: 1px var(--s-2);
      border: 1px solid var(--c-line);
      border-radius: 5px;
      background: var(--c-sunken);
      font: 500 0.6875rem/1.5 var(--font);
    }
  }
  /* The longest menu leaves room for no more below. */
  @media (width >= 97.5em) {
    [data-region='navbar']:has(~ [data-region='docsbar']) & {
      min-width: 13rem;
      padding-inline: var(--s-3);
    }
  }
  @media (scripting: none) {
    display: none;
  }
`
