/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'

/** For pages whose path in the default locale begins with `prefix`. */
export type SocialImage = { readonly prefix: string; readonly href: string }

/** Pictures of a locale, longest prefix first. */
export const sectionImages = (locale: string) => sharedKey<readonly SocialImage[]>(`social/${locale}`)
