/** Links to the previous and the next page. */
import { css } from '@linaria/core'
import { smallPrint } from './styles/quietText.ts'
import { Phrases } from './ui/Phrases.tsx'

type Neighbour = { readonly title: string; readonly path: string }
type PagerProps = {
  label: string
  words: { readonly previous: string; readonly next: string }
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

export const Pager = ({ label, words, previous, next }: PagerProps) =>
  (previous || next) && (
    <nav className={pager} aria-label={label} data-print="no">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>{words.previous}</span>
          <Phrases text={previous.title} />
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>{words.next}</span>
          <Phrases text={next.title} />
        </a>
      )}
    </nav>
  )

const pager = css`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-6);

  @media (width >= 37.5em) {
    grid-template-columns: 1fr 1fr;
  }
  a {
    padding: var(--s-4) var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    color: var(--c-link);
    font-weight: 600;
    line-height: 1.4;
    transition: border-color var(--d-2);
  }
  a:hover {
    border-color: var(--c-primary);
    text-decoration: none;
  }
  a > :first-child {
    display: block;
    margin-bottom: 2px;
    ${smallPrint}
    font-weight: 400;
  }
  [rel='next'] {
    text-align: end;

    @media (width >= 37.5em) {
      grid-column: 2;
    }
  }
`
