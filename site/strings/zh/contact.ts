import type { contact as en } from '../en/contact.ts'

export const contact: typeof en = {
  title: '联系我们',
  lead: '产品、价格或方案，有问题请直接问我们。',
  support: { title: '技术支持', text: '遇到问题，或想了解它如何工作。' },
  sales: { title: '商务', text: '方案、报价、试用与合同。' },
  jobs: { title: '招聘', text: '告诉我们您喜欢做什么。' },
  phone: { title: '电话', text: '直接与我们通话。' },
  qqGroup: { title: 'QQ 群', text: '用户与开发者的讨论组。' },
  community: { title: '社区', text: '动态与讨论。' },
  scan: { title: '微信', text: '扫描二维码，关注我们的账号。' },
  code: '微信账号的二维码',

  card: {
    label: '联系卡片',
    title: '联系我们',
    text: '扫码获取技术支持',
    open: '联系我们',
    close: '关闭联系卡片',
  },
}
