import type { docs as en } from '../en/docs.ts'
import { docs as general } from '../../../theme/words/zh/docs.ts'

export const docs: typeof en = {
  ...general,
  changes: {
    show: '按变更类型筛选版本',
    kinds: { all: '全部变更', new: '新功能', improved: '功能增强', fixed: '问题修复' },
  },
  report: {
    question: '这一页有错误，或没有说清楚？',
    tell: '告诉我们',
    subject: (title) => `关于《${title}》`,
  },
}
