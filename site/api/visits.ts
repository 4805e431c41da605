/** The log of page views. */
import type { Client } from './client.ts'

export type View = {
  readonly src: string
  readonly kw: string
  readonly vbId: string
  readonly clientId: string
  readonly uid: string
  /** Path, with the query on the login page. */
  readonly uri: string
}

export function createVisits({ post }: Client) {
  return {
    async addView(view: View): Promise<void> {
      await post('/addviewlog', {
        payload: { ...view, uri: withoutSecrets(view.uri) },
        mayExpire: true,
        keepalive: true,
      })
    },
  }
}

/** Values of parameters that look like a key to something are not for a log. */
export const withoutSecrets = (uri: string): string =>
  uri.replaceAll(/([?&#][^=&#]*(?:token|code|ticket|password|secret|key(?!word)|auth)[^=&#]*=)[^&#]*/gi, '$1***')
