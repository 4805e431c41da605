/** What comes back from the history as it was left, sent or over and with a password in it, starts anew. */
import { useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'

export function startsAnew<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  function Anew(props: Props) {
    const [returns, setReturns] = useState(0)
    useEffect(() => {
      const onShow = ({ persisted }: PageTransitionEvent) => {
        // At once: a press on what is over would be lost.
        if (persisted) flushSync(() => setReturns((count) => count + 1))
      }
      addEventListener('pageshow', onShow)
      return () => removeEventListener('pageshow', onShow)
    }, [])
    return <Component key={returns} {...props} />
  }
  return Object.assign(Anew, { displayName: Component.name })
}
