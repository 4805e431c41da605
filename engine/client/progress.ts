/** A bar at the top of the window while a page is slow to come. The site styles and moves `.site-progress`. */

/** A page that is there sooner shows no bar: it would only flicker. */
const showAfter = 200

let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | undefined

export function startProgress(): void {
  stopProgress()
  timer = setTimeout(() => {
    bar = document.createElement('div')
    bar.className = 'site-progress'
    bar.ariaHidden = 'true'
    // Beside the body, which is about to be replaced.
    document.documentElement.append(bar)
  }, showAfter)
}

export function stopProgress(): void {
  clearTimeout(timer)
  bar?.remove()
}
