/** The versions of the documentation, as a menu that needs no script; one version is its name. */
import { css } from '@linaria/core'
import type { VersionLink } from '../../../plugins/docs/types.ts'
import { useStrings } from '../../strings/index.ts'

export function Versions({ versions = [] }: { versions?: readonly VersionLink[] | undefined }) {
  const { docs } = useStrings()
  const nameOf = ({ name }: Pick<VersionLink, 'name'>) => name ?? docs.currentVersion
  const active = versions.find((version) => version.active)
  if (versions.length < 2)
    return (
      <span className={pill} data-version="">
        <span className="visually-hidden">{docs.version} </span>
        {docs.currentVersion}
      </span>
    )
  return (
    <details className={menu} data-version="">
      <summary className={pill}>
        <span className={active && 'visually-hidden'}>{docs.version} </span>
        {active && nameOf(active)}
      </summary>
      <nav aria-label={docs.versions}>
        <ul>
          {versions.map((version) => (
            <li key={version.path}>
              <a href={version.path} aria-current={version.active ? 'true' : undefined}>
                {nameOf(version)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 24px;
  padding: 2px var(--s-3);
  border: 1px solid var(--c-line);
  border-radius: 99px;
  color: var(--c-muted);
  font-size: var(--t-1);
  white-space: nowrap;
`

const menu = css`
  position: relative;

  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    width: 6px;
    height: 6px;
    margin-top: -3px;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    content: '';
  }
  nav {
    position: absolute;
    z-index: var(--z-bar);
    inset: calc(100% + var(--s-1)) auto auto 0;
    min-width: 8rem;
    padding: var(--s-1);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
  }
  a {
    display: block;
    padding: var(--s-1) var(--s-3);
    border-radius: var(--r-1);
    color: var(--c-text);
    font-size: var(--t-2);
  }
  a:hover {
    background: var(--c-sunken);
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--c-link);
    font-weight: 600;
  }
`
