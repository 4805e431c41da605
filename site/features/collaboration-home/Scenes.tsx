/** What a team does with the tool from day to day. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'

/** Where a scene is told at length, on the tool's own site; in the order of the scenes. */
const pages: readonly (string | undefined)[] = [
  undefined,
  '/docs/devops/devops_about/',
  '/docs/approval/approval_about/',
  undefined,
  '/blog/data_management/database_sql_policy/',
  '/blog/data_management/data_masking_in_minutes/',
]

export function Scenes() {
  const { scenes } = useStrings().clouddm
  const { offering } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const pageOf = (index: number) => (offering === 'management' ? pages[index] : undefined)
  return (
    <Section id="scenes" title={scenes.title} className={grid}>
      <ol>
        {scenes.items.map(({ title, text }, index) => {
          const page = pageOf(index)
          return (
            <li key={title}>
              <h3>
                {page ? (
                  <a href={localized(page)}>
                    {title}
                    <Icon name="arrow" />
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const grid = css`
  ol {
    display: grid;
    gap: var(--s-6) clamp(2rem, 5vw, 5rem);
    grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
    counter-reset: scene;
  }
  li {
    padding-top: var(--s-5);
    border-top: 2px solid var(--c-tint-strong);
    counter-increment: scene;
  }
  li::before {
    color: var(--c-link);
    font: 500 var(--t-2) / 1 var(--font-code);
    content: counter(scene, decimal-leading-zero) / '';
  }
  h3 {
    margin-block: var(--s-3) var(--s-2);
  }
  h3 a {
    ${besideIcon}
    color: inherit;
  }
  h3 a:hover {
    color: var(--c-link);
    text-decoration: none;
  }
  h3 svg {
    width: 0.9em;
    height: 0.9em;
    color: var(--c-link);
    transition: transform var(--d-2);
  }
  h3 a:hover svg {
    transform: translateX(4px);
  }
  p {
    color: var(--c-muted);
  }
`
