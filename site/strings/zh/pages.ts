import type { loading as enLoading, sample as enSample } from '../en/pages.ts'

export const loading: typeof enLoading = {
  title: '登录验证中',
  stopped: '登录未完成',
  text: '正在验证身份，请稍候。',
  done: '登录成功，请稍候…',
  more: '还差一步。',
  rejected: '该请求不属于在此发起的登录，请重新登录。',
  failed: '登录验证失败',
  cancelled: '注册未完成。',
  noScript: '登录需要启用 JavaScript。',
  unloaded: '页面没有加载完整。',
  retry: '重试',
  slow: '没有反应？',
  logIn: '返回登录',
}

export const sample: typeof enSample = {
  title: 'Markdown 示例',
  description: '文档与文章中可以使用的写法，以及它们在本站的样子。',
  intro: '本页展示正文的排版，每种元素出现一次。',
  text: {
    title: '文字',
    comma: '、',
    stop: '。',
    paragraph: '这一段里有',
    link: '链接',
    strong: '重点文字',
    em: '强调',
    code: 'code',
    mark: '高亮文字',
    key: '按下',
    quote: '引文与周围的文字分开显示。',
  },
  lists: {
    title: '列表',
    plain: ['源端', '目标端', '任务'],
    ordered: ['连接', '选表', '启动'],
    cards: [
      { path: '/docs/', title: '文档', text: '从快速开始到参考，按任务查找。' },
      { path: '/blog/', title: '博客', text: '实践、教程和产品动态。' },
    ],
  },
  table: {
    title: '表格',
    head: ['阶段', '做什么', '位置'],
    rows: [
      ['捕获', '读取日志', '源端'],
      ['传输', '映射与过滤', '工作节点'],
      ['应用', '写入目标端', '目标端'],
    ],
  },
  blocks: {
    title: '区块',
    tip: '提示',
    tipText: '让事情更容易的小窍门。',
    warning: '警告',
    warningText: '继续之前需要考虑的事情。',
    details: '详细说明',
    detailsText: '折叠起来，想看时再展开。',
  },
  source: { title: '代码' },
}
