/** Counts how often the page came back from the history as it was left: a form that was sent then starts anew. */
import { useEffect, useState } from 'react'

export function usePageReturn(): number {
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setVisit((count) => count + 1)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return visit
}
