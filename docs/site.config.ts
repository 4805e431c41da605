import { defineSite } from 'site-engine'
import { csv } from './examples/csv.ts'
import { figures } from './examples/figures.ts'
import { pageList } from './examples/pageList.ts'

export default defineSite({
  title: 'site-engine',
  description: {
    en: 'A static-site engine for React: documentation, blog and pages of plain files.',
    zh: '面向 React 的静态站点引擎：文档、博客和页面都是纯文件。',
  },
  url: 'https://site-engine.example.com',
  locales: ['en', 'zh'],
  blog: false,
  docs: { fences: { csv }, figures: () => figures },
  plugins: [pageList()],
})
