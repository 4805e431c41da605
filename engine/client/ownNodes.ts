/**
 * Children of the body that came with a page. Others were put there by scripts, a dialog of an island for one: whoever did that
 * takes them away, and React fails where somebody else has.
 */
let own: WeakSet<Node> | undefined

export const startOwnNodes = (): void => void (own = new WeakSet(document.body.childNodes))

/** What is not a child of the body is part of one. */
export const isOwn = (node: Node): boolean => !own || node.parentNode !== document.body || own.has(node)

/** In place of `insertBefore`. */
export function insertOwn(parent: Node, node: Node, before: Node | null): void {
  parent.insertBefore(node, before)
  if (parent === document.body) own?.add(node)
}
