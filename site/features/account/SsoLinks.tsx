/** Ways to log in through others, once the console has said which there are. Without an answer there are none. */
import { useMachine } from '@xstate/react'
import { css } from '@linaria/core'
import { fromPromise } from 'xstate'
import { createConstants } from '../../api/constants.ts'
import { keys, read, readLoginSource } from '../../api/storage.ts'
import type { AccountProps } from './props.ts'
import { servicesFor } from './services.ts'
import { ssoMachine } from './sso.machine.ts'
import { wordsOf } from './words.ts'

export function SsoLinks(props: AccountProps) {
  const { login } = wordsOf(props.locale)
  const [{ context }] = useMachine(
    ssoMachine.provide({
      actors: {
        listProviders: fromPromise(({ signal }) => {
          const from = { src: read(keys.referrer) ?? '', target: readLoginSource() ?? 'sign_in' }
          return createConstants(servicesFor(props).client).listSsoTypes(from, signal)
        }),
      },
    }),
  )
  const offered = (['google', 'wechat', 'dingtalk'] as const).filter((provider) => context.providers[provider])
  if (!offered.length) return null
  return (
    <div className={sso}>
      <p>{login.or}</p>
      {offered.map((provider) => (
        <a key={provider} href={context.providers[provider] ?? undefined} rel="noopener">
          {login.providers[provider]}
        </a>
      ))}
    </div>
  )
}

const sso = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  justify-content: center;

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
