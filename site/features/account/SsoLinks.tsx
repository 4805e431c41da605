/**
 * Ways to log in through others. Hidden until `ssoLinks.ts` knows which there are, and where: the last on a page, so that they
 * push nothing away.
 */
import { css } from '@linaria/core'
import { mark, ssoMarks } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'
import { providers } from './providers.ts'

export function SsoLinks() {
  const { login } = useStrings().accountPages
  return (
    <div className={place}>
      <div className={sso} {...mark(ssoMarks.links)} hidden>
        <p>{login.or}</p>
        {providers.map((provider) => (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- hidden until it has one
          <a key={provider} {...mark(ssoMarks.provider, provider)} hidden>
            {login.providers[provider]}
          </a>
        ))}
      </div>
    </div>
  )
}

/* It is kept: what is around it stays where it is when the console answers. */
const place = css`
  min-height: 84px;
  margin-top: var(--s-5);
`

const sso = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  justify-content: center;

  &[hidden],
  > [hidden] {
    display: none;
  }
  > p {
    flex: 1 0 100%;
    color: var(--c-muted);
    font-size: var(--t-2);
    text-align: center;
  }
  > a {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: var(--s-4);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    font-weight: 600;
  }
`
