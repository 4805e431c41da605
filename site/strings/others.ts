/** Nothing is paired with itself, nor with what it does not reach. */
export const others = (name: string, products: readonly string[], reached = products): readonly string[] =>
  products.filter((product) => product !== name && reached.includes(product))
