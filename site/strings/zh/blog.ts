import type { blog as en } from '../en/blog.ts'

export const blog: typeof en = {
  label: '博客',
  all: '全部',
  categories: '分类',
  years: '按年份浏览',
  readMore: '阅读全文',
  readingTime: (minutes) => `阅读约 ${minutes} 分钟`,
  by: '作者',
  team: (product) => `${product} 团队`,
  back: '返回博客',
  recent: '近期文章',
  previous: '上一篇',
  next: '下一篇',
  pager: '上一篇与下一篇',
  onThisPage: '本文内容',
  tagged: (count, tag) => `${count} 篇文章带有标签“${tag}”`,
  scheduled: (at) => `尚未发布：${at}（UTC）之后的首次构建会包含本文。`,
  empty: '这里还没有发布内容。',
}
