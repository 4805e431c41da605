/** Phone numbers as the console takes them, however they were typed. */

/** Digits, with a plus sign before those from abroad: `+86 138-0000-0000` is `13800000000`. */
export const normalizePhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+?86(?=1\d{10}$)/, '')

export type Country = {
  /** The console's word for the area: `CHINA`. */
  readonly phoneAreaCode: string
  /** What numbers from there begin with, without the plus sign. */
  readonly phoneCode?: string | null | undefined
}

export const homeArea = 'CHINA'

/** Where a normalized number is from; the longest code that fits counts, and a number without one is from here. */
export function areaOf(phone: string, countries: readonly Country[]): string {
  const [best] = countries
    .filter(({ phoneCode }) => phoneCode && phone.startsWith(`+${phoneCode}`))
    .sort((a, b) => b.phoneCode!.length - a.phoneCode!.length)
  return best?.phoneAreaCode ?? homeArea
}
