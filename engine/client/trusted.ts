/** The one place that vouches for HTML in the browser: it came from our own server, as part of a page. */

type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
})

/** As the policy `site` of the content security policy (`trusted-types site`). Where there are none, the text itself. */
export const trusted = (html: string): string => policy?.createHTML(html) ?? html
