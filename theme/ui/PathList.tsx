/** A list of links to pages of the site. */
import type { ReactNode } from 'react'

type PathListProps = {
  links: readonly { readonly path: string; readonly label: ReactNode; readonly active?: boolean | undefined }[]
  className?: string
}

export const PathList = ({ links, className }: PathListProps) => (
  <ul className={className}>
    {links.map(({ path, label, active }) => (
      <li key={path}>
        <a href={path} aria-current={active ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
