/**
 * Ways to log in through others, once the console has said which there are, and where: the last on a page, so that they
 * push nothing away.
 */
import { useEffect, useMemo, useState } from 'react'
import { css } from '@linaria/core'
import { island } from '../../../engine/client/index.ts'
import { baseFor, connectConsole } from '../../api/console.ts'
import { plainFailure } from '../../api/failure.ts'
import { createSso, type SsoTypes } from '../../api/sso.ts'
import { readLoginSource, readReferrer } from '../../api/storage.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { ssoAttributes } from '../../client/behaviour.ts'
import type { AccountPlace } from './place.ts'
import { providerAddress, providers, rememberState, type Provider } from './providers.ts'

type SsoLinksProps = {
  place: AccountPlace
  words: { readonly or: string; readonly providers: Readonly<Record<Provider, string>> }
}

function SsoLinks({ place, words }: SsoLinksProps) {
  const known = useSsoTypes(place)
  const offered = useMemo(
    () =>
      providers.flatMap((provider) => {
        const address = known[provider] ?? undefined
        const href = address && providerAddress(provider, address, baseFor(place))
        return href ? [{ provider, href }] : []
      }),
    [known, place],
  )
  return (
    <div className={box}>
      {offered.length > 0 && (
        <div className={sso} {...attribute(ssoAttributes.links)}>
          <p>{words.or}</p>
          {offered.map(({ provider, href }) => (
            <a
              key={provider}
              href={href}
              rel="noopener"
              onClick={() => rememberState(href)}
              {...attribute(ssoAttributes.provider, provider)}
            >
              {words.providers[provider]}
            </a>
          ))}
        </div>
      )}
    </div>
  )
}

/** None until the console has answered, and where it fails. */
function useSsoTypes(place: AccountPlace): SsoTypes {
  const [known, setKnown] = useState<SsoTypes>({})
  useEffect(() => {
    const left = new AbortController()
    const from = { src: readReferrer(), target: readLoginSource() ?? 'sign_in' }
    createSso(connectConsole(place))
      .listSsoTypes(from, left.signal)
      .then(setKnown, (error: unknown) => {
        if (!left.signal.aborted) console.warn('Which providers there are is not known', plainFailure(error).kind)
      })
    return () => left.abort()
  }, [place])
  return known
}

/* It is kept: what is around it stays where it is when the console answers. */
const box = css`
  min-height: 84px;
  margin-top: var(--s-5);
`

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

export default island(SsoLinks, { on: 'idle' })
