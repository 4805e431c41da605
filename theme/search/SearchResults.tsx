/** The list below the field: pages with their sections, or recent queries. Focus stays in the field. */
import { cx } from '@linaria/core'
import type { RefObject } from 'react'
import type { Highlighted, PageHits } from '../../plugins/search/client.ts'
import { Icon } from '../ui/Icon.tsx'
import { forgetButtons, recentQuery, results, within } from './SearchResults.styles.ts'
import type { Words } from './words.ts'

type SearchResultsProps = {
  list: RefObject<HTMLDivElement | null>
  /** Start of all ids. */
  id: string
  words: Words
  /** Undefined: recent queries are shown. */
  pages: readonly PageHits[] | undefined
  recent: readonly string[]
  active: number
  onPoint: (index: number) => void
  onHit: (path: string) => void
  onRecent: (query: string) => void
  onForget: (query: string) => void
}

export function SearchResults({
  list,
  id,
  words,
  pages,
  recent,
  active,
  onPoint,
  onHit,
  onRecent,
  onForget,
}: SearchResultsProps) {
  let next = 0
  const optionProps = (): OptionProps => {
    const index = next++
    return {
      id: `${id}option${index}`,
      role: 'option',
      'aria-selected': index === active,
      onPointerMove: () => void (index !== active && onPoint(index)),
    }
  }
  return (
    <div className={results}>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={pages ? words.results : words.recent}>
        {pages
          ? pages.map(({ title, crumbs, hits }, group) => (
              <div key={hits[0]!.href} role="group" aria-labelledby={`${id}group${group}`}>
                <p id={`${id}group${group}`} className={crumbs.length ? undefined : 'visually-hidden'}>
                  {crumbs.join(' › ') || title}
                </p>
                {hits.map((hit, index) => (
                  <Hit key={hit.href} hit={hit} isWithin={index > 0} option={optionProps()} onHit={onHit} />
                ))}
              </div>
            ))
          : recent.map((query) => (
              // An option of a list box: the keyboard reaches it through the field that owns the list.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <div key={query} {...optionProps()} className={recentQuery} onClick={() => onRecent(query)}>
                <Icon name="clock" />
                <span>{query}</span>
              </div>
            ))}
      </div>
      {!pages && <ForgetButtons words={words} recent={recent} onForget={onForget} />}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly role: 'option'
  readonly 'aria-selected': boolean
  readonly onPointerMove: () => void
}

type HitProps = { hit: PageHits['hits'][number]; isWithin: boolean; option: OptionProps; onHit: (path: string) => void }

const Hit = ({ hit, isWithin, option, onHit }: HitProps) => (
  <a
    {...option}
    href={hit.href}
    tabIndex={-1}
    className={cx(isWithin && within)}
    onClick={() => onHit(pathOf(hit.href))}
  >
    <span>
      <Text highlighted={hit.title} />
    </span>
    {hit.excerpt.length > 0 && (
      <small>
        <Text highlighted={hit.excerpt} />
      </small>
    )}
  </a>
)

/** Beside the list, because an option cannot hold a button. */
const ForgetButtons = ({ words, recent, onForget }: Pick<SearchResultsProps, 'words' | 'recent' | 'onForget'>) => (
  <div className={forgetButtons}>
    {recent.map((query) => (
      <button key={query} type="button" aria-label={words.forget(query)} onClick={() => onForget(query)}>
        <Icon name="close" />
      </button>
    ))}
  </div>
)

const Text = ({ highlighted }: { highlighted: Highlighted }) =>
  highlighted.map(([text, isMatch], index) => (isMatch ? <mark key={index}>{text}</mark> : text))

const pathOf = (href: string): string => href.split('#')[0]!
