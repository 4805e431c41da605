import type { chrome as en } from '../en/chrome.ts'
import { chrome as general } from '../../../theme/words/zh/chrome.ts'

export const chrome: typeof en = {
  ...general,

  nav: {
    ...general.nav,
    notes: {
      what: '一条链路，从源端到目标端',
      why: '费用与延迟，放在一起比',
      connector: '全部源端与目标端',
      analytics: '数仓里的数据只晚几秒',
      rag: '用自己的数据回答问题',
      collaboration: '权限、审批与脱敏',
      blog: '实践、产品动态与教程',
      docs: '安装、使用与查阅',
      overseas: '面向其他地区的团队',
    },
  },

  motion: { pause: '暂停动画', play: '播放动画' },

  floats: '快捷入口',
  consent: {
    label: '访问统计授权',
    text: '是否允许我们统计访问量，以了解哪些页面有帮助？在您同意之前，不会发送任何统计数据。',
    more: '隐私政策',
    grant: '同意',
    deny: '拒绝',
  },

  notFound: {
    ...general.notFound,
    support: '联系支持',
  },
}
