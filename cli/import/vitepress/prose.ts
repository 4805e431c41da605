/** A page of VitePress as it is written here. */
import { posix } from 'node:path'
import { Document, isMap, parseDocument } from 'yaml'
import { fieldsOf } from '../fields.ts'
import { hasEmoji, mapProse } from '../fences.ts'
import { lookAt } from '../hosts.ts'
import { frontMatter } from '../project.ts'
import { withoutAttributes } from './attributes.ts'
import { withCode } from './code.ts'
import { containerLabels, withContainers, withIds, withoutToc } from './containers.ts'
import { changeFront } from './frontMatter.ts'
import { homeProse } from './home.ts'
import { withIncludes } from './includes.ts'
import { withLinks } from './links.ts'
import type { Page } from './pages.ts'
import type { ProseContext } from './proseContext.ts'
import { withTabs } from './tabs.ts'
import { withoutVue } from './vue.ts'

export function convertPage(page: Page, context: ProseContext): string {
  const [whole = '', yaml = ''] = frontMatter.exec(page.text) ?? []
  // Settings that are left out may be what others refer to.
  const document = yaml.includes('&') ? new Document(page.front, { aliasDuplicateObjects: false }) : parseDocument(yaml)
  const body = convertBody(page.text.slice(whole.length), page.file, {
    page,
    context,
    firstLine: linesIn(whole),
    around: [page.file],
    parts: { count: 0 },
  })
  // The build tells what is wrong with it, at its line.
  if (document.errors.length) return whole + body
  const front: Document = isMap(document.contents) ? document : new Document({})
  if (isMap(document.contents)) front.commentBefore = document.commentBefore
  const hero = page.front['layout'] === 'home' || page.front['home'] === true
  const home = hero ? homeProse(page, context) : ''
  changeFront(front, page, context)
  const written =
    isMap(front.contents) && front.contents.items.length ? `---\n${front.toString({ lineWidth: 0 })}---\n\n` : ''
  const prose = mapProse([home, body.trim()].filter(Boolean).join('\n\n'), (each) => each.replaceAll(/\n{3,}/g, '\n\n'))
  const text = `${written}${prose}\n`
  lookAt(text, page.file, context.draft)
  return text
}

const linesIn = (text: string): number => text.split('\n').length - 1

type Body = {
  readonly page: Page
  readonly context: ProseContext
  /** Lines of the file before the text. */
  readonly firstLine: number
  /** Files that include it, the page first, and its own. */
  readonly around: readonly string[]
  /** How many were put in so far. */
  readonly parts: { count: number }
}

function convertBody(text: string, file: string, { page, context, firstLine, around, parts }: Body): string {
  const { draft, source, pages, uses } = context
  const { config } = page.language
  const tell = (what: string, line: number) => uses.add(what, file, firstLine + line)
  const convert = (part: string, from: string) =>
    convertBody(part, from, { page, context, firstLine: 0, around: [...around, from], parts })
  const lineNumbers = fieldsOf(config['markdown'])['lineNumbers'] === true
  const place = { file, source, target: page.target, draft, around, parts, tell, convert }
  const code = { from: posix.dirname(file), source, target: page.target, draft, lineNumbers, tell }
  return withIncludes(text, place, (prose) => {
    const plain = withContainers(
      withoutToc(withoutAttributes(withoutVue(prose, page.front, tell), tell), tell),
      containerLabels(config),
      tell,
    )
    if (hasEmoji(plain)) draft.syntax.add('emoji')
    return withTabs(withCode(withIds(withLinks(plain, { page, pages, draft })), code))
  })
}
