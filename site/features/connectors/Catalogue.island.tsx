/** The list of connectors with search, filters and pages. Prerendered it is the whole list, for readers without script. */
import { useEffect, useRef } from 'react'
import { island } from '../../../engine/client/index.ts'
import type { ConnectorCard as Card } from '../../../plugins/connectors/types.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { catalogueAttributes, dialogAttributes } from '../../client/behaviour.ts'
import { dialogs } from '../../ui/dialogs.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { cards, catalogue } from './Catalogue.styles.ts'
import { CatalogueControls } from './CatalogueControls.tsx'
import { changeState, filterConnectors, initialState, pageOf, pageSize } from './catalogueState.ts'
import { ConnectorCard } from './ConnectorCard.tsx'
import { useCatalogue, useIsNarrow } from './useCatalogue.ts'
import { wordsOf } from './words.ts'

type CatalogueProps = {
  locale: string
  /** Path of the catalogue in the locale. */
  base: string
  /** Where one asks for a connector. */
  contact: string
  connectors: readonly Card[]
  hasCommercial: boolean
}

function Catalogue({ locale, base, contact, connectors, hasCommercial }: CatalogueProps) {
  const words = wordsOf(locale)
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const { state, change } = useCatalogue(() => input.current?.value ?? '')
  const isNarrow = useIsNarrow()

  const asked = hasCommercial ? (state ?? initialState) : { ...(state ?? initialState), commercial: false }
  const found = filterConnectors(connectors, asked)
  const { items, page, pages } = pageOf(found, asked.page)
  // The field belongs to the browser: what was typed before this code came must stay.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== asked.q.trim()) input.current.value = asked.q
  }, [asked.q])
  const turn = (page: number) => {
    change(changeState(asked, { page }))
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView()
  }

  return (
    <div className={catalogue} ref={root} {...(state && attribute(catalogueAttributes.hydrated))}>
      <CatalogueControls
        words={words}
        state={asked}
        hasCommercial={hasCommercial}
        input={input}
        onChange={change}
        onRemoved={() => status.current?.focus({ preventScroll: true })}
      />
      <output ref={status} tabIndex={-1}>
        {words.found(found.length)}
        {pages > 1 && <span>{words.page(page, pages)}</span>}
      </output>
      {found.length > 0 ? (
        <ul className={cards} {...attribute(catalogueAttributes.results)}>
          {(state ? items : connectors).map((connector) => (
            <li key={connector.slug}>
              <ConnectorCard connector={connector} words={words} base={base} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty title={words.empty} text={words.emptyText}>
          <a href={contact} {...attribute(dialogAttributes.opens, dialogs.request)}>
            {words.request}
          </a>
        </Empty>
      )}
      {found.length > pageSize && (
        <Pagination words={words} page={page} pages={pages} isNarrow={isNarrow} onTurn={turn} />
      )}
    </div>
  )
}

export default island(Catalogue, { on: 'visible' })
