/** What `site new` can make. */
export const newKinds = ['doc', 'post', 'plugin', 'brand', 'deploy', 'site'] as const
