import { useState } from 'react'
import { jsx } from 'react/jsx-runtime'
import { island } from 'site-engine/client'

function Star({ count }) {
  const [stars, setStars] = useState(count)
  return jsx('button', { type: 'button', onClick: () => setStars(stars + 1), children: `${stars} stars` })
}

export default island(Star, { on: 'visible' })
