/** Ids of the dialogs that pages have, by which links and scripts open them. */
export const dialogs = { install: 'install-community', request: 'connector-request', download: 'download' } as const
