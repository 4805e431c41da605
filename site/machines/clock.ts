/** Tells the time a few times a second. A sleeping tab is told late and still right. */
import { fromCallback } from 'xstate'

export type Tick = {
  readonly type: 'clock.ticked'
  /** Of a clock that never goes backwards, in ms. */
  readonly now: number
}

export const clock = fromCallback<Tick>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: performance.now() })
  tick()
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
})
