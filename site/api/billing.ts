/** Licence orders, invoices and bills. The site shows none of them yet; the console's own pages do. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { innerBase } from './paths.ts'

/** What is asked for: `months` of so many `links` of a product. */
export type PriceQuery = { readonly product?: string; readonly months: number; readonly links: number }
/** Asked twice with one `requestId`, there is one order. */
export type NewOrder = PriceQuery & { readonly requestId: string }
export type ById = { readonly id: string }
export type Page = { readonly pageNumber?: number; readonly pageSize?: number }

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(128))
const amount = v.nullish(v.pipe(v.number(), v.finite()))
const text = v.nullish(v.pipe(v.string(), v.maxLength(4_096)))

/** Money and states in the console's own words; fields nobody here knows are left as they are. */
const order = v.looseObject({ id, status: text, product: text, amount, currency: text })
export type Order = v.InferOutput<typeof order>
const price = v.looseObject({ amount, currency: text })
export type Price = v.InferOutput<typeof price>
const step = v.looseObject({ fromMonths: amount, percentOff: amount })
export type DiscountStep = v.InferOutput<typeof step>
const buyTime = v.looseObject({ months: amount })
export type BuyTime = v.InferOutput<typeof buyTime>
const authCode = v.looseObject({ authCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(65_536)) })
export type AuthCode = v.InferOutput<typeof authCode>
const bill = v.looseObject({ id, status: text, amount, currency: text, createdAt: text })
export type Bill = v.InferOutput<typeof bill>
const subscription = v.looseObject({ plan: text, status: text })
export type Subscription = v.InferOutput<typeof subscription>
const session = v.looseObject({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) })
export type PaymentSession = v.InferOutput<typeof session>
const paymentMethod = v.looseObject({ id: v.nullish(id), type: text })
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
const config = v.record(v.string(), v.unknown())
export type SystemConfig = v.InferOutput<typeof config>

export function createBilling({ post }: Client) {
  const ask =
    <Payload extends object | void, T>(path: string, data?: v.GenericSchema<unknown, T>) =>
    (payload: Payload, signal?: AbortSignal): Promise<T> =>
      post(`${innerBase}${path}`, { payload: payload ?? {}, data, signal })
  return {
    getBuyTimeStandard: ask<Page, BuyTime[]>('/authcode/order/getbuytimestandard', v.array(buyTime)),
    queryOldResource: ask<Page, Order[]>('/authcode/order/queryoldresource', v.array(order)),
    calculatePrice: ask<PriceQuery, Price>('/authcode/order/calculateprice', price),
    createOrder: ask<NewOrder, Order>('/authcode/order/create', order),
    queryOrders: ask<Page, Order[]>('/authcode/order/query', v.array(order)),
    showAuthCode: ask<ById, AuthCode>('/authcode/order/showauthcode', authCode),
    closeOrder: ask<ById, unknown>('/authcode/order/close'),
    getCurrentLadderDiscount: ask<void, DiscountStep[]>('/authcode/order/getcurrentladderdiscount', v.array(step)),
    getConfigValue: ask<void, SystemConfig>('/license/systemconfig/getconfigvalue', config),
    listInvoices: ask<Page, Bill[]>('/saas/listinvoices', v.array(bill)),
    createSession: ask<ById, PaymentSession>('/saas/createsession', session),
    getSubscription: ask<Page, Subscription>('/saas/subscription', subscription),
    cancelSubscription: ask<Page, unknown>('/saas/cancelsubscription'),
    listPaymentMethods: ask<void, PaymentMethod[]>('/saas/listpaymentmethods', v.array(paymentMethod)),
    listBills: ask<Page, Bill[]>('/billing/list', v.array(bill)),
    getBill: ask<ById, Bill>('/billing/getdetailbyid', bill),
  }
}
