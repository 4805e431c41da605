import type { outputs as en } from '../en/outputs.ts'

export const outputs: typeof en = {
  feedHelp: '这是一个订阅源。把它的地址复制到阅读器中，新文章会自动送达。',
  markdown: '以下条目均为 Markdown；去掉地址末尾的 index.md 即为对应网页。',
  pages: '页面',
}
