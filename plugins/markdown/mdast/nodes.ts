/** Nodes beyond those of CommonMark, GFM and MDX. */
import type { Node, Nodes, Parent, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'

/** A line of known tags: `<Tabs groupId="os">`. `tags.ts` pairs them. */
export type TagLine = Node & { type: 'tagLine'; value: string }

export type Callout = Parent & {
  type: 'callout'
  kind: string
  title: PhrasingContent[] | undefined
  children: RootContent[]
}
export type Tabs = Parent & { type: 'tabs'; group: string | undefined; children: RootContent[] }
export type Tab = Parent & { type: 'tab'; value: string; label: string; isDefault: boolean; children: RootContent[] }
/** Of several with one `name`, one is open. */
export type Details = Parent & { type: 'details'; open: boolean; name?: string | undefined; children: RootContent[] }
export type Summary = Parent & { type: 'summary'; children: RootContent[] }

/** What a part is given, as the page wrote it. */
export type PartValues = readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[]

/** Another Markdown file, which is inserted here. */
export type Include = Node & { type: 'include'; target: string; values?: PartValues }

/** A page of another site, in a frame. */
export type Embed = Node & { type: 'embed'; src: string; title: string | undefined }

/** Where an excerpt ends. */
export type Truncation = Node & { type: 'truncation' }

declare module 'mdast' {
  interface RootContentMap {
    tagLine: TagLine
    callout: Callout
    tabs: Tabs
    tab: Tab
    details: Details
    summary: Summary
    include: Include
    embed: Embed
    truncation: Truncation
  }
}

/** A callout has its title beside its children. */
function childrenOf(node: Nodes): readonly Nodes[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return node.type === 'callout' && node.title ? [...node.title, ...children] : children
}

/** A node and all within it, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}
