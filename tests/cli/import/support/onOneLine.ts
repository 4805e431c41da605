/** A written module without its layout, so that parts of it can be looked for. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/,(?= [\]}])/g, '')
