import type { Element, Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import * as assert from 'uvu/assert'

const scripting = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'base',
  'meta',
  'link',
  'svg',
  'math',
  'template',
  'button',
  'textarea',
  'select',
  'area',
])
const ours = new Set([
  'callout',
  'callout-note',
  'callout-title',
  'code',
  'table',
  'tabs',
  'tab',
  'tab-label',
  'image',
  'external',
  'anchor',
  'line',
  'footnotes',
  'visually-hidden',
  'data-footnote-backref',
  'contains-task-list',
  'task-list-item',
  'framed',
  'steps',
  'cards',
  'file-tree',
  'file',
  'folder',
  'more',
  'remark',
  'badge',
])

const unsafe = /^(?:javascript:|vbscript:|data:text|file:|blob:)/i

/** As a browser reads it, which drops line breaks and tabs within a scheme; `files/a.pdf` has none. */
const isUnsafe = (address: string): boolean => unsafe.test(URL.parse(address, 'https://own.example/')?.href ?? '')

/** Nothing in it runs, loads from elsewhere, or imitates our own markup; judged by what a browser's parser makes of it. */
export function assertHarmless(html: string, text: string): void {
  const say = (what: string): string => `${what} in ${html} from ${text}`
  const visit = (node: Nodes): void => {
    if (node.type === 'comment') assert.unreachable(say('comment'))
    if (node.type === 'element') element(node)
    if ('children' in node) node.children.forEach(visit)
  }
  const element = ({ tagName, properties }: Element): void => {
    if (scripting.has(tagName)) assert.unreachable(say(`<${tagName}>`))
    for (const [name, value] of Object.entries(properties)) {
      if (/^on|^style$|^srcDoc$|^form|^ping$|^autoPlay$|^dataOwn|^dataFence|^dataInclude|^dataTruncation/i.test(name))
        assert.unreachable(say(name))
      if (
        typeof value === 'string' &&
        ['href', 'src', 'poster', 'cite', 'srcSet'].includes(name) &&
        // Only the last of them is a list.
        (name === 'srcSet' ? value.split(',') : [value]).some(isUnsafe)
      )
        assert.unreachable(say(value))
      if (name === 'className')
        for (const one of [value].flat())
          if (
            !ours.has(String(one)) &&
            !/^(?:v?align-\w+|callout-\w+|badge-\w+|hl|add|del|focus|error|warning|wrap|[a-z])$/.test(String(one))
          )
            assert.unreachable(say(`class ${one}`))
    }
  }
  visit(raw({ type: 'root', children: [{ type: 'raw', value: html } as never] }) as Root)
}
