/** What components of a site import of Docusaurus and need no more than a line for here. */
import { wayTo, type Draft } from '../project.ts'

const link = `type Props = Omit<ComponentProps<'a'>, 'href'> & { to?: string; href?: string }

export default function Link({ to, href, ...props }: Props) {
  return <a href={to ?? href} {...props} />
}
`

const heading = `type Props = ComponentProps<'h1'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }

export default function Heading({ as: Tag = 'h2', ...props }: Props) {
  return <Tag {...props} />
}
`

const code = `type Props = ComponentProps<'pre'> & Record<string, unknown>

export default function CodeBlock({ title, children }: Props) {
  const block = (
    <pre>
      <code>{children}</code>
    </pre>
  )
  if (!title) return block
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {block}
    </figure>
  )
}
`

const types = "import type { ComponentProps } from 'react'\n\n"

/** By what is imported: the text of the module. */
const shims: Readonly<Record<string, string>> = {
  '@docusaurus/Link': types + link,
  '@theme/Heading': types + heading,
  '@theme/CodeBlock': types + code,
  '@docusaurus/useBaseUrl': 'export default (path: string): string => path\n',
}

export const isShimmed = (from: string): boolean => Object.hasOwn(shims, from)

/** The module to import in a file; adds it. */
export function shimOf(from: string, file: string, { files }: Draft): string {
  const module = `src/stand-ins/${from.slice(1)}.tsx`
  files.set(module, { body: `/** What ${from} is to components that came from Docusaurus. */\n${shims[from]!}` })
  return wayTo(module, file)
}

/** The text of a component at its new place; adds the modules it needs. */
export const withShims = (text: string, file: string, draft: Draft): string =>
  text.replaceAll(
    /(\bfrom\s*)(['"])(@(?:docusaurus|theme)\/\w+)\2/g,
    (whole, start: string, quote: string, from: string) =>
      isShimmed(from) ? `${start}${quote}${shimOf(from, file, draft)}${quote}` : whole,
  )
