export type PaginationItem = number | 'gap'

/** The numbers a pagination shows: all where they fit, else both ends and what is around the page. */
export function paginationItems(page: number, pages: number, isNarrow: boolean): readonly PaginationItem[] {
  if (pages <= (isNarrow ? 3 : 7)) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 'gap', pages]
  if (page >= pages - 2) return [1, 'gap', pages - 2, pages - 1, pages]
  return [1, 'gap', page, 'gap', pages]
}
