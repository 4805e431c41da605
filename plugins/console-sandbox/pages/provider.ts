/** Simulates the login page of a provider. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { Refusal, type Call, type Env } from '../http.ts'
import { providerNames, newIdentity, type ProviderName } from '../providers.ts'
import { demoIdentity } from '../demo.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'

export function providerPages({ providers }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/__sso/:provider', ownPages, (call) => {
    const provider = providerIn(call)
    const [state, redirect] = [call.req.query('state') ?? '', call.req.query('redirect_uri') ?? '']
    // The redirect URL of a login that did not begin here is not shown or followed.
    if (!providers.returnOf(state, redirect)) return call.html(expiredPage(provider), 400)
    return call.html(providerPage(provider, state, redirect))
  })

  routes.post('/__sso/:provider', ownPages, async (call) => {
    const provider = providerIn(call)
    const form = new URLSearchParams(await call.req.text())
    const state = form.get('state') ?? ''
    const returnTo = providers.returnOf(state, form.get('redirect_uri') ?? '')
    if (!returnTo) return call.html(expiredPage(provider), 400)
    const who = form.get('who')
    if (who !== 'demo' && who !== 'stranger') return call.redirect(providers.refuse(state, returnTo, provider), 303)
    const identity = who === 'demo' ? demoIdentity(provider) : newIdentity(provider)
    return call.redirect(providers.finish(state, returnTo, identity), 303)
  })

  return routes
}

function providerIn(call: Call): ProviderName {
  const provider = providerNames.find((name) => name === call.req.param('provider'))
  if (!provider) throw new Refusal('missing', 404)
  return provider
}

const names: Readonly<Record<ProviderName, string>> = { google: 'Google', wechat: 'WeChat', dingtalk: 'DingTalk' }

const providerPage = (provider: ProviderName, state: string, redirect: string): Html =>
  layout(
    `Log in with ${names[provider]}, or rather not`,
    html`<p>
        This page stands in for ${names[provider]}, which knows nothing of it. It returns to
        <code>${redirect}</code>.
      </p>
      <form method="post">
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="redirect_uri" value="${redirect}" />
        <div class="row">
          <button class="main" name="who" value="demo">Continue as the demo user</button>
          <button name="who" value="stranger">Continue as someone new</button>
          <button name="who" value="nobody">Cancel</button>
        </div>
      </form>
      <p class="muted">The demo user has an account. Someone new is asked for a phone number first.</p>`,
  )

const expiredPage = (provider: ProviderName): Html =>
  layout(
    `Log in with ${names[provider]}`,
    html`<p class="note">
      This login has expired, or it did not begin on this machine. Go back to the site and start again.
    </p>`,
  )
