import type { code as en } from '../en/code.ts'

export const code: typeof en = { copy: '复制', copied: '已复制' }
