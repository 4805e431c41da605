/** A day, written the way of the locale. `date` is ISO; a time in it is left out. */
import { useLocale } from '../engine/client/index.ts'

export function DateText({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{useDayText()(date)}</time>
}

/** The same as a text. */
export function useDayText(): (date: string) => string {
  const { lang } = useLocale()
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (date) => format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}
