/** Two ways the product is used, each with its path drawn. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'

export function Scenes() {
  const { scenes } = useStrings().home
  const localized = useLocalized()
  const { sources, store, reports, texts, vectors, assistant } = scenes.stages
  const paths: readonly (readonly Stage[])[] = [
    [stage('server', sources), stage('route', store), stage('eye', reports)],
    [stage('pen', texts), stage('target', vectors), stage('user', assistant)],
  ]
  const pages = ['/solution1/', '/solution2/']
  return (
    <Section id="scenes" title={scenes.title} className={cards}>
      <ul>
        {scenes.items.map(({ title, text }, index) => (
          <li key={title}>
            <ol aria-hidden="true">
              {paths[index]?.map(({ icon, label }) => (
                <li key={label}>
                  <Icon name={icon} />
                  {label}
                </li>
              ))}
            </ol>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={localized(pages[index] ?? '/')}>
              {scenes.more}
              <span className="visually-hidden">: {title}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Stage = { readonly icon: IconName; readonly label: string }
const stage = (icon: IconName, label: string): Stage => ({ icon, label })

const cards = css`
  ul {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  }
  ul > li {
    position: relative;
    padding: clamp(1.25rem, 0.8rem + 2vw, 2.25rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    transition:
      border-color var(--d-2),
      box-shadow var(--d-2);
  }
  ul > li:hover {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
  }
  ol {
    display: flex;
    justify-content: space-between;
    margin-bottom: var(--s-8);
    padding: var(--s-8) clamp(0.75rem, 3vw, 2.5rem);
    border-radius: var(--r-2);
    background: var(--c-tint);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 600;
  }
  ol li {
    position: relative;
    display: grid;
    flex: 1;
    justify-items: center;
    gap: var(--s-2);
    text-align: center;
  }
  ol li + li::before {
    position: absolute;
    top: 25px;
    right: calc(50% + 34px);
    width: calc(100% - 68px);
    border-top: 2px dashed var(--c-tint-strong);
    content: '';
  }
  ol svg {
    box-sizing: content-box;
    width: 24px;
    height: 24px;
    padding: 13px;
    border: 1px solid var(--c-tint-strong);
    border-radius: var(--r-2);
    background: var(--c-surface);
    color: var(--c-link);
  }
  p {
    margin-block: var(--s-2) var(--s-4);
    color: var(--c-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 24px;
    font-weight: 600;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--r-3);
    content: '';
  }
`
