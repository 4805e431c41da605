import { jsx, jsxs } from 'react/jsx-runtime'
import { useShared } from 'site-engine/client'
import { starCount } from '../../shared.js'
import Star from '../Star.island.js'
import '../stars.css'

export default function Stars() {
  return jsxs('main', {
    className: 'stars',
    children: [jsx('title', { children: 'Stars' }), jsx(Star, { count: useShared(starCount) })],
  })
}
