/** Front matter of Docusaurus as it is written here: dates, numbers that are texts, and keys of its first version. */

const head = /^(---[^\S\n]*\n)([^]*?\n)?(---[^\S\n]*(?:\n|$))/

export const frontOf = (text: string): string => head.exec(text)?.[0] ?? ''

/** The same text with imports where programs of pages have theirs. */
export const withStatements = (text: string, lines: readonly string[]): string =>
  lines.length ? [frontOf(text), ...lines, '', text.slice(frontOf(text).length)].join('\n') : text

/** As Docusaurus 1 had them, which later ones still read. */
const renamed: Readonly<Record<string, string>> = {
  authorURL: 'author_url',
  authorTitle: 'author_title',
  authorImageURL: 'author_image_url',
}

/** Docusaurus makes the one of the other where a key needs it. */
const numberAsText = /^((?:title|sidebar_label|pagination_label|id|slug|description):[ \t]*)(-?\d[\d.]*)[ \t]*$/gm
const textAsValue =
  /^((?:sidebar_position|toc_m(?:in|ax)_heading_level|hide_(?:title|table_of_contents)|draft|unlisted):[ \t]*)(['"])(-?[\d.]+|true|false)\2[ \t]*$/gm
const tagNumbers = /^tags:(?:[ \t]*\[[^\]]*\]|[ \t]*(?:\n[ \t]*-[ \t]+.*)+)$/gm

/** All else of the text stays as it was written. */
export const withPlainFront = (text: string): string =>
  text.replace(head, (_, start: string, yaml = '', end: string) => {
    const plain = yaml
      .replaceAll(
        /^(\s*date:[ \t]*)(['"]?)([^\n'"#]+?)\2[ \t]*$/gm,
        (whole: string, key: string, _quote: string, value: string) => {
          const date = dateIn(value)
          return date === undefined ? whole : key + date
        },
      )
      .replaceAll(
        /([{,][ \t]*date:[ \t]*)(['"]?)([^\n'"#,{}]+?)\2(?=[ \t]*[,}])/g,
        (whole: string, key: string, _quote: string, value: string) => {
          const date = dateIn(value)
          return date === undefined ? whole : key + date
        },
      )
      .replaceAll(/^(author(?:URL|Title|ImageURL))(?=:)/gm, (key: string) => renamed[key]!)
      .replaceAll(/^title:[ \t]*(?:''|"")[ \t]*\n/gm, '')
      .replaceAll(numberAsText, '$1"$2"')
      .replaceAll(textAsValue, '$1$3')
      .replaceAll(tagNumbers, (tags: string) =>
        tags.replaceAll(/(?<=(?:[[,]|^[ \t]*-)[ \t]*)\d[\d.]*(?=[ \t]*(?:[,\]]|$))/gm, '"$&"'),
      )
    return start + plain + end
  })

/** `1/31/2000` and whatever else JavaScript takes for a day; undefined where that is written as it is here. */
function dateIn(value: string): string | undefined {
  const written = value.trim()
  if (/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(written)) return undefined
  // Without a zone that is the day where the clock hangs.
  const date = new Date(/\d{4}-\d{1,2}-\d{1,2}$/.test(written) ? written.replaceAll('-', '/') : written)
  if (Number.isNaN(date.valueOf())) return undefined
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
