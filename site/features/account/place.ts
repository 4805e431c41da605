/** What the page tells the islands of the account: addresses, and what the brand asks of people. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ConsoleAddress } from '../../api/console.ts'
import { localApiBase, verificationOf, type SiteBrand } from '../../brand.ts'
import type { Places } from './redirects.ts'
import { useAccountWords, type Words } from './words.ts'

export type AccountPlace = ConsoleAddress &
  Places & {
    /** What one logs in with, and what proves who it is. */
    readonly contact: SiteBrand['account']
    readonly verification: ReturnType<typeof verificationOf>
    /** Sent with a registration. */
    readonly country: string
    readonly terms: string
    readonly privacy: string
    readonly resetPath: string
  }

/** Of every form. */
export type FormProps = { readonly place: AccountPlace; readonly words: Words }

export const useFormProps = (): FormProps => ({ place: useAccountPlace(), words: useAccountWords() })

export function useAccountPlace(): AccountPlace {
  const brand = useBrand<SiteBrand>()
  const localized = useLocalized()
  return {
    apiBase: brand.apiBase,
    localApiBase,
    loginPath: localized('/login/'),
    home: localized('/'),
    cloudUrl: brand.cloudUrl,
    contact: brand.account,
    verification: verificationOf(brand),
    country: brand.country,
    terms: localized(brand.legal.terms),
    privacy: localized(brand.legal.privacy),
    resetPath: localized('/resetPwd/'),
  }
}
