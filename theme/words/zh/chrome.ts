import type { chrome as en } from '../en/chrome.ts'

export const chrome: typeof en = {
  skipToContent: '跳到正文',
  announcement: { label: '公告', close: '关闭公告' },

  nav: {
    label: '主导航',
    home: (name) => `${name} 首页`,
    menu: '菜单',
    language: '语言',
  },

  theme: {
    label: '颜色模式',
    light: '颜色模式：浅色',
    dark: '颜色模式：深色',
    system: '颜色模式：跟随系统',
  },

  backToTop: '回到顶部',

  footer: {
    label: '页脚',
    social: '其他渠道',
  },

  channels: {
    mail: '邮箱',
    phone: '电话',
    wechat: '微信',
  },

  home: {
    start: '快速开始',
    blog: '阅读博客',
    parts: '文档内容',
  },

  notFound: {
    title: '页面未找到',
    text: '地址可能已经变更，或者页面已下线。',
    home: '返回首页',
  },

  engine: {
    crashed: '页面已崩溃。',
    tryAgain: '重试',
    cause: '原因：',
    notLoaded: '页面加载失败。',
    retry: '重试',
  },
}
