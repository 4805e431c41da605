/** The marketplace's own words for the subscription, from the address it sent the visitor to. */
export function readMarket(search: string): { readonly marketplaceType: string; readonly registerToken: string } {
  const query = new URLSearchParams(search)
  return { marketplaceType: query.get('marketplaceType') ?? '', registerToken: query.get('token') ?? '' }
}
