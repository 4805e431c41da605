/** The element a hash names. Found by id only: what stands in an address is no selector. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return (id && document.getElementById(decode(id))) || document.getElementById(id)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
