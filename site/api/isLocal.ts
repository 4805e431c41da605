/** Whether the site is looked at on the machine that builds it. */
export const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')
