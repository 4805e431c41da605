/** Pictures that are shown smaller than they are open in full, by click or keyboard. The code comes with the first of them. */
import { onNavigate } from '../../engine/client/lifecycle.ts'

onNavigate(() => {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-content] img:not(a img)')
  if (pictures.length) void import('./zoomed.ts').then(({ offerZoom }) => pictures.forEach(offerZoom))
})
