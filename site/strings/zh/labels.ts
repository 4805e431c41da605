import type { labels as en } from '../en/labels.ts'

export const labels: typeof en = {
  docs: '文档',
  blog: '博客',
  description: '实践、教程与产品动态',
  all: '全部',
  archive: '归档',
  authors: '作者',
  tags: '标签',
  connections: '数据链路',
  pairs: (count) => `${count} 条数据同步链路，按源端排列`,
}
