import { useState } from 'react'
import { island } from '../../../../engine/client/index.ts'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

export default island(Counter, { on: 'visible' })
