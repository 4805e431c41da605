/** Around the theme's footer. */
import { jsx, jsxs } from 'react/jsx-runtime'
import { Footer as Original } from 'site-engine/theme/original/Footer'

export const Footer = (props) =>
  jsxs('div', { id: 'starry', children: [jsx(Original, props), jsx('i', { children: '✦' })] })
