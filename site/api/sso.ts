/** Single sign-on: the providers one can log in with. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { consoleBase } from './paths.ts'

/** Opened as a page, so nothing but the web's own scheme; whose page it may be is for `features/account/providers.ts`. */
const address = v.pipe(
  v.string(),
  v.maxLength(4_096),
  v.check((value) => URL.canParse(value) && isWeb(new URL(value))),
)
const isWeb = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
const provider = v.fallback(v.nullish(address), undefined)

const ssoTypes = v.object({ google: provider, wechat: provider, dingtalk: provider })
/** Where each provider's login page is; a missing one is not offered. */
export type SsoTypes = v.InferOutput<typeof ssoTypes>

export function createSso({ post }: Client) {
  return {
    /** `src`: where the visitor came from; `target`: why they log in. */
    async listSsoTypes(
      from: { readonly src: string; readonly target: string },
      signal?: AbortSignal,
    ): Promise<SsoTypes> {
      return post(`${consoleBase}/constant/sso_type`, { payload: from, data: ssoTypes, signal })
    },
  }
}
