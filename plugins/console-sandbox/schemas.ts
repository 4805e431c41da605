/** Schemas of request bodies. Unknown fields are refused by name. */
import * as v from 'valibot'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max))
const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())
const phone = v.pipe(v.string(), v.trim(), v.regex(/^[+\d][\d -]{4,24}$/))
const cipher = v.pipe(v.string(), v.maxLength(1_024))
const code = v.pipe(v.string(), v.trim(), v.maxLength(12))
/** Options for messages of the console's own pages; ignored here. */
const silent = { noModal: v.optional(v.boolean()), contactMe: v.optional(v.boolean()) }

const purposes = ['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'SSO_REGISTER_BIND'] as const
export type Purpose = (typeof purposes)[number]

const verifyType = v.picklist(['SMS_VERIFY_CODE', 'EMAIL_VERIFY_CODE', ''])
const accountType = v.optional(v.literal('PRIMARY_ACCOUNT'))

export const login = v.strictObject({
  account: filled(254),
  password: v.optional(cipher, ''),
  loginType: v.picklist(['PASSWORD', 'VERIFY']),
  accountType,
  verifyCode: v.optional(code, ''),
  verifyType: v.optional(verifyType),
  ...silent,
})

const person = {
  userName: filled(64),
  company: v.optional(line(128), ''),
  email,
  phone: v.optional(v.union([v.literal(''), phone]), ''),
  verifyCode: code,
  password: cipher,
  verifyType,
  src: v.optional(line(2_048), ''),
  keyword: v.optional(line(256), ''),
  country: v.optional(line(64), ''),
  ...silent,
}
export const register = v.strictObject(person)
export const registerFromMarket = v.strictObject({
  ...person,
  marketplaceType: filled(64),
  registerToken: filled(4_096),
  clientId: v.optional(line(128), ''),
})

export const reset = v.strictObject({
  email: v.optional(email),
  phone: v.optional(phone),
  verifyCode: code,
  password: cipher,
  rePassword: cipher,
  accountType,
  verifyType,
  ...silent,
})

export const sendCode = v.strictObject({
  email: v.optional(email),
  phoneNumber: v.optional(phone),
  verifyType,
  verifyCodeType: v.picklist(purposes),
  phoneAreaCode: v.optional(line(32)),
  ...silent,
})

export const updateEmail = v.strictObject({ email })

export const viewLog = v.strictObject({
  src: v.optional(line(2_048), ''),
  kw: v.optional(line(256), ''),
  vbId: v.optional(line(256), ''),
  clientId: v.optional(line(128), ''),
  uid: v.optional(line(64), ''),
  uri: line(4_096),
})

export const ssoType = v.strictObject({ src: v.optional(line(2_048), ''), target: v.optional(line(64), '') })
/** The parameters of the provider's redirect; with a request id, also the missing details. */
export const auth = v.looseObject({
  state: v.optional(line(4_096), ''),
  accessToken: v.optional(line(256)),
  code: v.optional(line(256)),
  authCode: v.optional(line(256)),
  requestId: v.optional(line(256)),
})
export const supplement = v.looseObject({
  state: line(4_096),
  requestId: filled(256),
  phone,
  company: v.optional(line(128), ''),
  verifyCode: code,
})
export const products = v.strictObject({ orderProductType: filled(64) })
export const download = v.strictObject({
  productVersionType: v.picklist(['COMMUNITY_VERSION', 'ENTERPRISE_VERSION']),
  productType: filled(64),
})
export const versions = v.strictObject({ productTypes: v.pipe(v.array(filled(64)), v.maxLength(16)) })

const kept = (max: number) => v.nullish(line(max))
export const dataSourceRequest = v.strictObject({
  linkRequest: filled(1_024),
  requirementReason: filled(2_048),
  urgent: v.optional(v.boolean()),
  expectedTime: kept(32),
  contactMe: v.optional(v.boolean()),
  contactName: kept(128),
  contactPhone: kept(32),
  contactEmail: kept(256),
  company: kept(256),
})
export const contactRequest = v.strictObject({
  uid: kept(64),
  contactName: filled(128),
  contactPhone: filled(32),
  company: kept(256),
  requirement: filled(2_048),
})

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const id = filled(64)
export const price = v.strictObject({
  product: v.optional(filled(64), 'CloudCanal'),
  months: count(36),
  links: count(1_000),
})
export const order = v.strictObject({ ...price.entries, requestId: id })
export const byId = v.strictObject({ id })
/** What to pay: an order, or a subscription if there is no id. */
export const checkout = v.strictObject({ id: v.optional(id) })
