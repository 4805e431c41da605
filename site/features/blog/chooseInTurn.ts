/** The first of each list, then the second of each, and so on: three in all, each path once. */
export function chooseInTurn<T extends { readonly path: string }>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)))
  return [...new Map(inTurn.flat().map((item) => [item.path, item])).values()].slice(0, 3)
}
