/** Nothing is paired with itself. */
export const others = (name: string, products: readonly string[]): readonly string[] =>
  products.filter((product) => product !== name)
