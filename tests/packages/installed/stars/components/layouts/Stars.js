import { jsx, jsxs } from 'react/jsx-runtime'
import { useShared } from 'site-engine/client'
import { starCount } from '../../shared.js'
import Star from '../Star.island.js'
import '../stars.css'

export default function Stars({ names }) {
  return jsxs('main', {
    id: 'main',
    className: 'stars',
    children: [
      jsx('title', { children: 'Stars' }),
      jsx('meta', { name: 'description', content: 'All stars.' }),
      jsx('h1', { children: names.join(', ') }),
      jsx(Star, { count: useShared(starCount) }),
    ],
  })
}
