/** `<Twinkle />` in `.mdx`. */
import { jsx } from 'react/jsx-runtime'

export default () => jsx('b', { className: 'twinkle', children: `twinkle ${starsEdition}` })
