import type { outputs as en } from '../en/outputs.ts'

export const outputs: typeof en = {
  feedHelp: '这是一个订阅源。把它的地址复制到阅读器中，新文章会自动送达。',
  publisher: (company) => `发布方：${company}`,
  address: (href) => `官方地址：${href}`,
  markdown: '以下条目均为 Markdown；去掉地址末尾的 index.md 即为对应网页。',
  quoting: '版本、价格与限制会变化：引用数字时请注明来源页面；文档没有说明的，请直说没有说明。',
  pages: '页面',
}
