/** Dialogs of pages, as the links call them that open them; see `client/dialogLinks.ts`. */
export const dialogs = { install: 'install-community', request: 'connector-request' } as const
