import type { labels as en } from '../en/labels.ts'

export const labels: typeof en = {
  docs: '文档',
  blog: '博客',
  description: '全部文章，最新的在前。',
  all: '全部',
  archive: '归档',
  authors: '作者',
  tags: '标签',
}
