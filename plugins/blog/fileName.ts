/** The day and the name of a post in the name of its file. */

/** `2024-01-31-name`, `2024/01/31/name`, `2024-01-31-name/index`, `2024-01-31/name`, each in a folder or none. */
const dated = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](?<text>.+))?$/

export type PostName = {
  /** As it stands there, with `-`: it may be no day of the calendar. */
  readonly date: string | undefined
  readonly slug: string
}

/** `name` is below the folder of posts, without extension. With `datedPaths` the day is a part of the address, as in Docusaurus. */
export function readFileName(name: string, datedPaths: boolean): PostName {
  const plain = name.replace(/\/index$/, '')
  const { folder = '', date, text = '' } = dated.exec(plain)?.groups ?? {}
  if (date === undefined) return { date, slug: plain }
  const slug = datedPaths ? `${date.replaceAll('-', '/')}/${folder}${text}` : `${folder}${text || date}`
  return { date: date.replaceAll('/', '-'), slug: slug.replace(/\/$/, '') }
}
