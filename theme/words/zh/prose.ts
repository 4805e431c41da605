/** What is added to prose: titles of callouts, labels. The plugin speaks English itself. */
import type { ProseLabels } from '../../../plugins/markdown/types.ts'

export const prose: ProseLabels = {
  details: '详情',
  callouts: {
    note: '注意',
    tip: '提示',
    info: '信息',
    warning: '警告',
    caution: '当心',
    danger: '危险',
    important: '重要',
  },
  anchor: (heading) => `本节链接：${heading}`,
  table: '表格',
  taskDone: '已完成',
  taskOpen: '未完成',
  footnotes: '脚注',
  backToReference: (number) => `返回引用 ${number}`,
  kinds: { 新功能: 'new', 功能增强: 'improved', 性能优化: 'improved', 问题修复: 'fixed', 安全修复: 'fixed' },
}
