/** mdast to hast, with the nodes of `nodes.ts`. Code and includes become placeholders, which later steps replace. */
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Code, Definition, FootnoteDefinition, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { defaultHandlers, toHast as mdastToHast, type Handlers, type State } from 'mdast-util-to-hast'
import { calloutDefaults } from '../mdast/directives.ts'
import type { Callout, Details, Embed, Include, Summary, Tab, Tabs, Truncation } from '../mdast/nodes.ts'
import { embedAddress } from '../frameMessages.ts'
import * as messages from '../tagMessages.ts'
import type { Page } from '../page.ts'
import { element, text } from './element.ts'
import { embedElement } from './embed.ts'
import { jsxToHast } from './jsx.ts'

export type Fence = { readonly language: string; readonly meta: string; readonly code: string; readonly node: Code }

/** Attributes of placeholder elements. Writers cannot make them, because their HTML is sanitised. */
export const placeholder = { fence: 'dataFence', include: 'dataInclude', truncation: 'dataTruncation' } as const

export type ToHastResult = { readonly tree: HastRoot; readonly fences: readonly Fence[] }

/** `withHtml`: the tree has HTML of writers, and the result keeps it as `raw` nodes, not yet sanitised. */
export function toHast(root: Root, page: Page, { withHtml }: { readonly withHtml: boolean }): ToHastResult {
  const fences: Fence[] = []
  const { labels } = page
  // The package looks for definitions in all that it is given, in a way that takes longer than all the rest of it.
  const stub: Root = { type: 'root', children: [...definitionsIn(root)] }
  const tree = mdastToHast(stub, {
    allowDangerousHtml: withHtml,
    clobberPrefix: page.idPrefix,
    footnoteLabel: labels.footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (reference, again) => labels.backToReference(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
    handlers: { ...handlers(page), code, root: (state: State) => defaultHandlers.root(state, root) } as Handlers,
  })
  return { tree: tree.type === 'root' ? tree : { type: 'root', children: [tree as ElementContent] }, fences }

  function code(state: State, node: Code): Element {
    const [written = '', attached = ''] = (node.lang ?? '').split(/(?=\{)/)
    // `Mermaid` as well; names of languages have no case.
    const language = Object.hasOwn(page.fences, written.toLowerCase()) ? written.toLowerCase() : written
    fences.push({ language, meta: `${attached} ${node.meta ?? ''}`.trim(), code: node.value, node })
    const shown = page.rehype.length && !Object.hasOwn(page.fences, language) ? [plainCode(node)] : []
    return withPosition(state, node, element('pre', { [placeholder.fence]: String(fences.length - 1) }, shown))
  }
}

/** As plugins of rehype look for it. */
const plainCode = ({ lang, meta, value }: Code): Element => ({
  ...element('code', lang ? { className: [`language-${lang}`] } : {}, value ? [text(`${value}\n`)] : []),
  data: { meta: meta ?? null },
})

function* definitionsIn({ children }: Parents): Generator<Definition | FootnoteDefinition> {
  for (const node of children) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') yield node
    if ('children' in node) yield* definitionsIn(node)
  }
}

function handlers(page: Page) {
  const jsx = (state: State, node: MdxJsxFlowElement | MdxJsxTextElement) => jsxToHast(node, state.all(node), page)
  const passThrough = (_: State, node: Nodes) => node
  return {
    callout(state: State, node: Callout, parent: Parents) {
      const defaults = calloutDefaults(node.kind, page)
      const title = node.title?.length
        ? node.title.flatMap((child) => state.one(child, parent) ?? [])
        : [text(defaults.title)]
      const children = [element('p', { className: ['callout-title'] }, title), ...state.all(node)]
      return withPosition(
        state,
        node,
        element(
          'aside',
          { className: ['callout', `callout-${defaults.kind}`], role: 'note' },
          state.wrap(children, true),
        ),
      )
    },
    tabs(state: State, node: Tabs) {
      const properties = { className: ['tabs'], dataTabs: '', ...(node.group && { dataGroup: node.group }) }
      return withPosition(state, node, element('div', properties, state.wrap(state.all(node), true)))
    },
    tab(state: State, node: Tab, parent: Parents) {
      if ((parent as Nodes | Tabs).type !== 'tabs')
        page.problems.push(messages.tagMisplaced(page.place(node), 'TabItem', 'Put it directly into <Tabs>.'))
      const properties = {
        className: ['tab'],
        dataValue: node.value,
        dataLabel: node.label,
        ...(node.isDefault && { dataDefault: '' }),
      }
      const children = [element('p', { className: ['tab-label'] }, [text(node.label)]), ...state.all(node)]
      return withPosition(state, node, element('div', properties, state.wrap(children, true)))
    },
    details(state: State, node: Details) {
      return withPosition(
        state,
        node,
        element('details', { ...(node.open && { open: true }), name: node.name }, state.wrap(state.all(node), true)),
      )
    },
    summary: (state: State, node: Summary) => withPosition(state, node, element('summary', {}, state.all(node))),
    include(state: State, node: Include) {
      const div = element('div', { [placeholder.include]: node.target }, [])
      return withPosition(state, node, { ...div, data: { values: node.values } })
    },
    embed: (_: State, node: Embed) => frameOf(node, page),
    truncation(state: State, node: Truncation) {
      return withPosition(state, node as unknown as Nodes, element('hr', { [placeholder.truncation]: '' }, []))
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: passThrough,
    mdxTextExpression: passThrough,
    mdxjsEsm: passThrough,
  }
}

/** With the place of the node it is made of, and with the id that the node was given. */
function withPosition(state: State, from: object, to: Element): Element {
  const id = (from as Nodes).data?.hProperties?.['id']
  state.patch(from as Nodes, to)
  if (id !== undefined) to.properties['id'] = id
  return to
}

function frameOf(node: Embed, page: Page): Element | undefined {
  const shown = embedElement({ ...node, at: node }, page)
  if (!shown) page.problems.push(embedAddress(page.place(node), node.src))
  return shown
}
