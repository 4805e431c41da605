/** What a team does with the tool from day to day. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
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
              <h3>{page ? <a href={localized(page)}>{title}</a> : title}</h3>
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
    gap: var(--s-10) clamp(2rem, 5vw, 5rem);
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
    text-decoration: underline;
    text-decoration-color: var(--c-tint-strong);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  p {
    color: var(--c-muted);
  }
`
