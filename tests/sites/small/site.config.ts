import { defineSite } from '../../../engine/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { pages } from '../../../plugins/pages.ts'

export default defineSite({
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  plugins: [docs({ indexView: 'site/layouts/Doc.tsx' }), pages(), links()],
})
