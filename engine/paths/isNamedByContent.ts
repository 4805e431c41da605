/** Names below `assets/` tell the content of their file: it never changes, and browsers may keep it for ever. */
export const isNamedByContent = (name: string): boolean => name.startsWith('assets/')
