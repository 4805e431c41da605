/** Event delegation: calls back with the closest element to the event that matches. */
export function on<Name extends keyof DocumentEventMap>(
  name: Name,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Name]) => void,
): void {
  // Capturing, because `toggle` and `focus` do not bubble.
  document.addEventListener(
    name,
    (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (element) listener(element, event)
    },
    true,
  )
}
