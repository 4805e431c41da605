/** What components of a site import of Docusaurus and need no more than a line for here. */
import { posix } from 'node:path'
import type { Draft } from '../project.ts'

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

const types = "import type { ComponentProps } from 'react'\n\n"

/** By what is imported: the text of the module. */
const shims: Readonly<Record<string, string>> = {
  '@docusaurus/Link': types + link,
  '@theme/Heading': types + heading,
  '@docusaurus/useBaseUrl': 'export default (path: string): string => path\n',
}

export const isShimmed = (from: string): boolean => Object.hasOwn(shims, from)

/** The text of a component at its new place; adds the modules it needs. */
export const withShims = (text: string, file: string, { files }: Draft): string =>
  text.replaceAll(
    /(\bfrom\s*)(['"])(@(?:docusaurus|theme)\/\w+)\2/g,
    (whole, start: string, quote: string, from: string) => {
      if (!isShimmed(from)) return whole
      const module = `src/stand-ins/${from.slice(1)}.tsx`
      files.set(module, { body: `/** What ${from} is to components that came from Docusaurus. */\n${shims[from]!}` })
      const way = posix.relative(posix.dirname(file), module)
      return `${start}${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`
    },
  )

/** Small packages that need no other ones, and a version of each. */
export const smallPackages: Readonly<Record<string, string>> = { clsx: '^2.1.1', classnames: '^2.5.1' }
