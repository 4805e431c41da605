import type { docs as en } from '../en/docs.ts'

export const docs: typeof en = {
  sidebar: '文档目录',
  openSidebar: '打开文档目录',
  closeSidebar: '关闭',
  breadcrumbs: '当前位置',
  home: '首页',
  onThisPage: '本页内容',
  version: '版本',
  currentVersion: '最新版',
  updated: '最近更新',
  readingTime: (minutes) => `阅读约 ${minutes} 分钟`,
  edit: '编辑此页',
  tags: '标签',
  previous: '上一页',
  next: '下一页',
  pager: '上一页与下一页',
  unlisted: '此页面未列入目录，只有拿到链接的人可以访问。',
  fallback: (language) => `本页尚未翻译，以下显示${language}原文。`,
}
