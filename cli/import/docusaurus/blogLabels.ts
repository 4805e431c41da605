/** Titles of lists of posts, and what is said of them, in all languages. */
import { fieldsOf, textOf } from '../fields.ts'
import type { Docusaurus, Source } from './config.ts'
import { messagesIn } from './messagesIn.ts'

type Labels = { readonly blog?: string | undefined; readonly description?: string | undefined }

/** Folder of a blog below that of a language. */
export const translatedBlog = ({ id }: Source): string =>
  `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`

/** The option `labels`, as code; undefined where the theme says it. */
export function blogLabels(source: Source, { locales, root }: Docusaurus): string | undefined {
  const { options } = source
  const written = { blog: textOf(options['blogTitle']), description: textOf(options['blogDescription']) }
  const translated = locales.slice(1).flatMap((locale) => {
    const messages = messagesIn(root, `i18n/${locale}/${translatedBlog(source)}/options.json`)
    const textIn = (key: string) => textOf(fieldsOf(messages[key])['message'])
    const labels = { blog: textIn('title') ?? written.blog, description: textIn('description') ?? written.description }
    return saysMore(labels) && JSON.stringify(labels) !== JSON.stringify(written) ? [[locale, labels] as const] : []
  })
  if (!saysMore(written) && !translated.length) return undefined
  const cases = translated.map(([locale, labels]) => `locale === '${locale}' ? ${codeOf(labels)} : `)
  return `(${cases.length ? 'locale' : ''}) => (${cases.join('')}${codeOf(written)})`
}

/** `Blog` is what Docusaurus says where nobody says anything. */
const own = (text: string | undefined): string | undefined => (text === 'Blog' ? undefined : text)
const saysMore = ({ blog, description }: Labels): boolean => Boolean(own(blog) ?? own(description))

const codeOf = ({ blog, description }: Labels): string => {
  const words = Object.entries({ blog: own(blog), description: own(description) })
  return `{ ${words.flatMap(([key, text]) => (text === undefined ? [] : [`${key}: ${JSON.stringify(text)}`])).join(', ')} }`
}
