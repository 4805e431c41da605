/** The words we add to a page, by locale. English is the shape and stands in for locales we have no words for. */

export type CalloutKind = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger'

export type Labels = {
  readonly callouts: Readonly<Record<CalloutKind | 'important', string>>
  readonly anchor: (heading: string) => string
  readonly table: string
  readonly taskDone: string
  readonly taskOpen: string
  readonly footnotes: string
  readonly backToReference: (number: string) => string
}

export const labelsOf = (locale: string): Labels => (locale === 'zh' || locale.startsWith('zh-') ? zh : en)

const en: Labels = {
  callouts: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    important: 'Important',
  },
  anchor: (heading) => `Link to this heading: ${heading}`,
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'Open',
  footnotes: 'Footnotes',
  backToReference: (number) => `Back to reference ${number}`,
}

const zh: Labels = {
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
}
