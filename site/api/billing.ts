/** Licence orders, invoices and bills. The site shows none of them yet; the console's own pages do. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { innerBase } from './paths.ts'

type Payload = Readonly<Record<string, unknown>>
/** Their fields are the console's business. */
const record = v.record(v.string(), v.unknown())
const records = v.array(record)

export function createBilling({ post }: Client) {
  const ask =
    <T>(path: string, data?: v.GenericSchema<unknown, T>) =>
    (payload: Payload = {}, signal?: AbortSignal): Promise<T> =>
      post(`${innerBase}${path}`, { payload, data, signal })
  return {
    getBuyTimeStandard: ask('/authcode/order/getbuytimestandard', records),
    queryOldResource: ask('/authcode/order/queryoldresource', records),
    calculatePrice: ask('/authcode/order/calculateprice', record),
    createOrder: ask('/authcode/order/create', record),
    queryOrders: ask('/authcode/order/query', records),
    showAuthCode: ask('/authcode/order/showauthcode', record),
    closeOrder: ask('/authcode/order/close', record),
    getCurrentLadderDiscount: ask('/authcode/order/getcurrentladderdiscount', records),
    getConfigValue: ask('/license/systemconfig/getconfigvalue', record),
    listInvoices: ask('/saas/listinvoices', records),
    createSession: ask('/saas/createsession', record),
    getSubscription: ask('/saas/subscription', record),
    cancelSubscription: ask('/saas/cancelsubscription'),
    listPaymentMethods: ask('/saas/listpaymentmethods', records),
    listBills: ask('/billing/list', records),
    getBill: ask('/billing/getdetailbyid', record),
  }
}
