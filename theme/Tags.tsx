/** Labels that lead to everything with the same label. */
import { css, cx } from '@linaria/core'
import { smallPrint } from './styles/quietText.ts'
import { framedLinks } from './ui/framedLinks.ts'

type TagsProps = { label: string; tags: readonly { readonly label: string; readonly path: string }[] }

export const Tags = ({ label, tags }: TagsProps) =>
  tags.length > 0 && (
    <ul className={cx(framedLinks, list)} aria-label={label} data-print="no">
      {tags.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  )

const list = css`
  a {
    display: block;
    padding: 2px var(--s-3);
    border-radius: 99px;
    ${smallPrint}
    line-height: 1.7;
  }
  a:hover {
    color: var(--c-link);
  }
`
