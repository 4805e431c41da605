/** A form that comes back from the history as it was left, sent and with a password in it, starts anew. */
import { useEffect, useState, type ComponentType } from 'react'

export function renewing<Props extends object>(Form: ComponentType<Props>): ComponentType<Props> {
  return function Renewed(props) {
    const [visit, setVisit] = useState(0)
    useEffect(() => {
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && setVisit((count) => count + 1)
      addEventListener('pageshow', onShow)
      return () => removeEventListener('pageshow', onShow)
    }, [])
    return <Form key={visit} {...props} />
  }
}
