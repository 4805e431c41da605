import type { labels as en } from '../en/labels.ts'
import { labels as general } from '../../../theme/words/zh/labels.ts'

export const labels: typeof en = {
  ...general,
  description: '实践、教程与产品动态，写给与数据库打交道的人。',
  connections: '数据链路',
  pairs: (count) => `${count} 条数据同步链路，按源端排列`,
}
