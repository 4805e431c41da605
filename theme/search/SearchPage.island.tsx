/** The search as a page, where a query has an address: `/search/?q=…`. */
import { island } from '../../engine/client/index.ts'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'

const SearchPage = (props: SearchProps) => <SearchPanel {...props} address={address} />

const address = {
  read: () => (new URLSearchParams(location.search).get('q') ?? '').slice(0, 128),
  write(query: string) {
    const url = new URL(location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    // The state is kept: it is how the navigator knows an entry.
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  },
}

export default island(SearchPage, { on: 'load' })
