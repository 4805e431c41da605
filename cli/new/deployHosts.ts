/** Where `site new deploy` can bring a site to. */
export const deployHosts = ['github-pages', 'netlify', 'vercel', 'cloudflare', 'nginx', 'docker'] as const

export type DeployHost = (typeof deployHosts)[number]
