/** Messages of the console, as users see them. */
const messages = {
  unknown: { zh: '系统错误，请稍后重试', en: 'System error, please try again later' },
  invalid: { zh: '请求参数有误', en: 'The request is not valid' },
  signIn: { zh: '请先登录', en: 'Please log in first' },
  missing: { zh: '没有这个接口', en: 'There is no such call' },
  tooMany: { zh: '操作过于频繁，请稍后再试', en: 'Too many attempts, please try again later' },
  wrongPassword: { zh: '账号或密码错误', en: 'Wrong account or password' },
  wrongCode: { zh: '验证码错误或已失效', en: 'The verification code is wrong or has expired' },
  weakPassword: { zh: '密码格式不正确', en: 'The password does not follow the rules' },
  unreadablePassword: { zh: '密码未按要求加密', en: 'The password was not encrypted with the current key' },
  differentPasswords: { zh: '请输入相同的密码', en: 'The passwords differ' },
  notRegistered: {
    zh: '无法注册，请检查填写的信息，或直接登录',
    en: 'This did not work. Check what you entered, or log in instead',
  },
  noTarget: { zh: '请填写邮箱或手机号', en: 'Enter an e-mail address or a phone number' },
  signInAgain: { zh: '登录已失效，请重新登录', en: 'This login has expired, please start again' },
  detailsNeeded: { zh: '请补充您的信息', en: 'Please tell us a little more' },
  noOrder: { zh: '订单不存在', en: 'There is no such order' },
  notOpen: { zh: '订单已支付或已关闭', en: 'The order is paid or closed' },
  notPaid: { zh: '订单尚未支付', en: 'The order is not paid yet' },
  noSubscription: { zh: '没有可取消的订阅', en: 'There is no subscription to cancel' },
  noProduct: { zh: '没有可下载的产品', en: 'There is no such product' },
  expired: { zh: '下载链接已失效', en: 'The download link has expired' },
} as const

export type MessageId = keyof typeof messages

export const isChinese = (acceptLanguage: string | undefined): boolean =>
  acceptLanguage?.trim().toLowerCase().startsWith('zh') ?? false

export const say = (id: MessageId, acceptLanguage: string | undefined): string =>
  messages[id][isChinese(acceptLanguage) ? 'zh' : 'en']
