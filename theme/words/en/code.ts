/** Words the browser code needs itself; apart, so that it carries no others. */
export const code = { copy: 'Copy', copied: 'Copied' }
