import type { outputs as en } from '../en/outputs.ts'
import { outputs as general } from '../../../theme/words/zh/outputs.ts'

export const outputs: typeof en = {
  ...general,
  publisher: (company) => `发布方：${company}`,
  address: (href) => `官方地址：${href}`,
  quoting: '版本、价格与限制会变化：引用数字时请注明来源页面；文档没有说明的，请直说没有说明。',
}
