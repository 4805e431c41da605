/** What moves by itself rests while it is out of sight, so that its minute is not over before anyone comes by. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { motionAttributes } from './behaviour.ts'

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute(motionAttributes.away, !isIntersecting)
})

/** Drawings as a whole; anything else with what stands beside it, because lists that follow each other move together. */
function watch(): void {
  observer.disconnect()
  for (const { effect, timeline } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline)) continue
    const { target } = effect
    const isLong = Number(effect.getComputedTiming().activeDuration) > 5000
    const whole = target?.closest('main svg') ?? target?.parentElement
    if (whole && isLong) observer.observe(whole)
  }
}

// Asking what moves computes styles: not while the page begins.
onNavigate(() => ('requestIdleCallback' in window ? requestIdleCallback(watch) : setTimeout(watch, 500)))
