/** What the sprite of marks is made of: logos in their own colour, drawings of ours in the colour they stand in. */
import { drawings } from './drawings.ts'
import { logos, signs } from './logos.ts'

type Icon = { readonly path: string; readonly hex: string }

export async function symbols(): Promise<Readonly<Record<string, string>>> {
  // Imported here: it is large, and only who writes the sprite needs it.
  const icons: Readonly<Record<string, unknown>> = await import('simple-icons')
  const logo = ([name, slug]: [string, string]) =>
    [name, logoMarkup(icons[`si${slug[0]!.toUpperCase()}${slug.slice(1)}`] as Icon, signs[name])] as const
  return Object.fromEntries([
    ...Object.entries(logos).map(logo),
    ...Object.entries(drawings).map(([name, path]) => [name, drawingMarkup(path)] as const),
  ])
}

/** Darker by day and lighter by night where its colour would hardly be seen; older browsers show it in the colour around it. */
const logoMarkup = ({ path, hex }: Icon, transform?: string) =>
  `<path${transform ? ` transform="${transform}"` : ''} fill="light-dark(oklch(from #${hex} min(l,.62) c h),oklch(from #${hex} max(l,.74) c h))" d="${path}"/>`

const drawingMarkup = (path: string) =>
  `<path fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
