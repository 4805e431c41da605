import type { account as en, accountPages as enPages } from '../en/account.ts'

export const account: typeof en = {
  fields: {
    account: { email: '邮箱', phone: '手机号' },
    userName: '用户名',
    company: '公司',
    email: '邮箱',
    phone: '手机号',
    code: { email: '邮箱验证码', sms: '短信验证码' },
    password: '密码',
    newPassword: '新密码',
    rePassword: '确认密码',
  },
  hints: {
    account: { email: 'you@company.com', phone: '注册时使用的手机号' },
    code: '6 位数字',
  },
  problems: {
    required: (field) => `请输入${field}`,
    email: '邮箱格式不正确',
    phone: '手机号格式不正确',
    weak: '密码格式不正确',
    different: '请输入相同的密码',
    policy: '请先阅读并同意服务条款和隐私政策',
  },
  failures: {
    offline: '服务器没有响应，请检查网络后重试。',
    expired: '登录状态已失效。您填写的内容还在，请重试。',
    unknown: '系统错误，请稍后重试。',
    limited: {
      seconds: (count) => `操作过于频繁，请在 ${count} 秒后重试。`,
      minutes: (count) => `操作过于频繁，请在 ${count} 分钟后重试。`,
    },
  },
  rules: {
    title: '密码要求',
    length: '8 到 32 个字符',
    mixed: '同时包含字母和数字',
    symbol: '包含 $ % ^ & # _ 之一',
    met: '已满足',
    unmet: '未满足',
  },
  showPassword: '显示密码',
  noScript: '密码在离开浏览器之前会先加密，因此本表单需要启用 JavaScript。',

  code: {
    get: '获取验证码',
    sending: '发送中…',
    again: (seconds) => `${seconds} 秒`,
    againLabel: (seconds) => `${seconds} 秒后可重新获取`,
    sent: '验证码发送成功',
    sentToNew: '验证码发送成功。如果没有收到，可能已经注册过。',
    failed: '验证码发送失败',
    needs: { email: '请输入您的邮箱', phone: '请输入您的手机号' },
  },

  policy: {
    agree: '我已阅读并同意',
    terms: '服务条款',
    and: '和',
    privacy: '隐私政策',
  },

  login: {
    methods: '登录方式',
    byPassword: '账号密码',
    byCode: { email: '邮箱验证', sms: '短信验证' },
    submit: '登录',
    busy: '登录中…',
    failed: '登录失败',
    forgot: '忘记密码',
    done: '登录成功，正在跳转…',
  },
  register: {
    submit: '注册',
    busy: '注册中…',
    failed: '注册失败',
    done: '注册成功，正在前往登录页…',
  },
  market: {
    broken: '链接中缺少订阅信息，请从云市场重新打开本页面。',
  },
  reset: {
    submit: '重置密码',
    busy: '重置中…',
    failed: '重置失败',
    done: '密码重置成功，正在前往登录页…',
  },

  supplement: {
    submit: '继续注册',
    busy: '注册中…',
    failed: '注册失败',
    done: '注册成功，请稍候…',
  },
}

export const accountPages: typeof enPages = {
  login: {
    meta: (name) => ({ title: `登录 ${name}`, description: `使用密码或验证码登录 ${name}。` }),
    title: (name) => `登录 ${name}`,
    lead: '欢迎回来。',
    newHere: '还没有账号？',
    signUp: '注册',
  },
  register: {
    meta: (name, days) => ({ title: `创建您的 ${name} 账号`, description: `创建 ${name} 账号，开始 ${days} 天试用。` }),
    title: (name) => `创建您的 ${name} 账号`,
    lead: '只需一分钟，无需信用卡。',
    known: '已有账号？',
    logIn: '登录',
  },
  sso: {
    or: '或',
    providers: { google: 'Google', wechat: '微信', dingtalk: '钉钉' },
  },
  market: {
    meta: (name) => ({ title: `从云市场注册 ${name}`, description: `将云市场订阅与您的 ${name} 账号关联。` }),
    title: '完成订阅',
    lead: (name) => `创建与云市场订阅关联的 ${name} 账号。`,
  },
  reset: {
    meta: (name) => ({ title: `重置 ${name} 密码`, description: `为您的 ${name} 账号设置新密码。` }),
    title: '重置密码',
    lead: '我们会向您发送验证码，验证后即可设置新密码。',
    back: '返回登录',
  },
  supplement: {
    title: '注册信息补充',
    lead: '您是首次登录，请补充以下信息完成注册。',
    cancel: '暂不注册',
  },
  aside: {
    label: '您将获得',
    badges: ['无需信用卡', '立即免费试用'],
    title: (days) => `商业版 ${days} 天免费试用`,
    trial: '商业版免费试用',
    daysUnit: '天',
    credits: { USD: (worth) => `价值 ${worth} 的云服务积分`, CNY: (worth) => `价值 ${worth}的云服务积分` },
    replication: (latency, sources) => [
      `支持全部数据源，${sources} 多种`,
      '云服务与私有部署任选',
      `同步延迟低于 ${latency}`,
      '结构迁移、全量与增量同步、数据校验',
    ],
    management: () => [
      '支持全部数据库类型',
      '审批与变更一站完成',
      '数据脱敏与访问规则',
      '对接 CI/CD 流程',
      '免费社区版，可免费续期',
    ],
  },
}
