/** A day, written the way of the locale. `date` is ISO; a time in it is left out. */
import { useLocale } from '../engine/client/index.ts'

export function DateText({ date }: { date: string }) {
  const { lang } = useLocale()
  const day = date.slice(0, 10)
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
}
