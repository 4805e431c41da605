/** Two brands that show one content set; every maker and finisher the engine's tests need. */
import { defineSite } from '../../../engine/index.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { pages } from '../../../plugins/pages.ts'
import { theme } from '../../../plugins/theme/index.ts'
import type { PairBrand } from './site/brand.ts'

export default defineSite({
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  plugins: [
    docs(),
    blog(),
    pages({ noindex: (key) => key === '/login/' }),
    theme<PairBrand>({ css: ({ color }) => `:root{--color:${color}}` }),
    links(),
  ],
})
