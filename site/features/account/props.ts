/** What the islands of the account are told of brand and page. */
import { useBrand, useLocale, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'

export type AccountProps = {
  readonly locale: string
  readonly apiBase: string
  readonly localApiBase: string
  readonly cloudUrl: string
  readonly verification: 'email' | 'sms'
  /** What an account is known by. */
  readonly account: 'email' | 'phone'
  readonly country: string
  /** In the language of the page. */
  readonly paths: {
    readonly home: string
    readonly login: string
    readonly register: string
    readonly reset: string
    readonly terms: string
    readonly privacy: string
  }
}

export function useAccountProps(): AccountProps {
  const { apiBase, cloudUrl, verification, account, country, legal } = useBrand<SiteBrand>()
  const { id: locale } = useLocale()
  const localized = useLocalized()
  return {
    locale,
    apiBase,
    localApiBase,
    cloudUrl,
    verification,
    account,
    country,
    paths: {
      home: localized('/'),
      login: localized('/login/'),
      register: localized('/register/'),
      reset: localized('/resetPwd/'),
      terms: localized(legal.terms),
      privacy: localized(legal.privacy),
    },
  }
}
